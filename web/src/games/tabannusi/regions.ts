// The parts of the table as phones and tablets show them, one under another.

import type { Component } from "svelte";

import type { Region } from "../games";
import District from "./District.svelte";
import King from "./King.svelte";
import Mine from "./phone/Mine.svelte";
import Port from "./Port.svelte";
import Race from "./Race.svelte";
import Supply from "./Supply.svelte";
import Ziggurat from "./Ziggurat.svelte";

/** A part with its props filled in: it takes no others. */
const told =
  <P extends Record<string, unknown>>(Part: Component<P>, props: P): Component =>
  (internals) =>
    Part(internals, props);

export const regions: readonly Region[] = [
  ...[1, 2, 3].map((n) => ({
    id: `district-${n}`,
    icon: "district",
    name: `district-${n}`,
    Part: told(District, { n }),
  })),
  { id: "port", icon: "port", name: "tabannusi-port", Part: told(Port, { apart: true }) },
  { id: "ziggurat", icon: "ziggurat", name: "tabannusi-ziggurat", Part: told(Ziggurat, { apart: true }) },
  { id: "mine", icon: "house", name: "tabannusi-mine", Part: Mine },
  { id: "supply", icon: "bag", name: "tabannusi-supply", Part: Supply },
  { id: "decrees", icon: "decree", name: "tabannusi-decrees", Part: King },
  { id: "mastery", icon: "mastery", name: "tabannusi-mastery", Part: Race },
];
