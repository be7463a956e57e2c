import { mount } from "svelte";

import { local, STATIC } from "./api/homes";
import App from "./App.svelte";
import "./art/art.css";
import { addSprite } from "./art/sprites";
import { keep } from "./keep";
import { share } from "./preferences";
import { settings } from "./settings.svelte";
import "./styles/tokens.css";
import "./styles/kit.css";
import "./styles/page.css";
import sprite from "./styles/icons.svg?raw";
import { learn } from "./words/page.svelte";

addSprite(sprite);
void learn(settings.language).then(() => {
  mount(App, { target: document.getElementById("app")! });
  if (!STATIC) void share();
});

// The built page opens without the network too; while it is being written nothing is kept.
if (import.meta.env.PROD) addEventListener("load", () => void keep());
if (STATIC) local.start();
