import { mount } from "svelte";

import App from "./App.svelte";
import "./styles/tokens.css";
import "./styles/kit.css";
import "./styles/page.css";
import sprite from "./styles/icons.svg?raw";

// The icons stand once in the page; every `<use href="#...">` points there.
const icons = document.createElement("div");
icons.hidden = true;
icons.innerHTML = sprite;
document.body.prepend(icons);

export default mount(App, { target: document.getElementById("app")! });

/** Milliseconds after which the page that you opened stands on the screen. */
const SETTLED = 2000;

// The built page also opens without the server: it is kept as soon as nobody waits. During development nothing is kept.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  const keep = (): void => void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  addEventListener("load", () => setTimeout(keep, SETTLED));
}
