// Your settings at the server, which keeps them for you. Nothing waits for them: this browser has a copy, the newest wins.

import { remote } from "./api/homes";
import type { Schemas } from "./api/tables";
import { settings, understood } from "./settings.svelte";
import { learn } from "./words/page.svelte";

const PATH = "/api/settings";
/** Milliseconds to wait after a choice, so that trying out settings sends them once. */
const QUIET = 1000;
/** Seconds that a message may take: only what is newer by more was chosen elsewhere. */
const SLACK = 2;

/** Take over what is newer at the server, or tell it what is newer here; from now on tell it what is chosen. */
export async function share(): Promise<void> {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  settings.onchosen = () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => void tell(), QUIET);
  };
  const { kept } = await remote.get<Schemas["KeptPreferences"]>(PATH).catch(() => ({ kept: undefined }));
  // Nobody answered: when a page opens the next time, perhaps.
  if (kept === undefined) return;
  const ago = settings.chosen?.ago ?? Infinity;
  if (!kept || kept.ago > ago) await tell();
  else if (kept.ago < ago - SLACK) await take(kept);
}

async function tell(): Promise<void> {
  const { chosen } = settings;
  if (chosen) await remote.put(PATH, chosen).catch(() => undefined);
}

async function take({ settings: chosen, ago }: Schemas["Preferences"]): Promise<void> {
  // A language is spoken when its words are there.
  const { language = settings.language } = understood(chosen);
  await learn(language).then(
    () => settings.take(chosen, ago),
    () => undefined,
  );
}
