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
