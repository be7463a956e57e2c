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

/** Milliseconds after which what was asked for stands on the screen. */
const SETTLED = 2000;

// The built page opens without the server too; while it is being written nothing is kept. It is kept when nobody waits.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  const keep = (): void => void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  addEventListener("load", () => setTimeout(keep, SETTLED));
}
