// What the lines and columns of a score pad are called: by the game, where it has words for them.

import { settings } from "../settings.svelte";
import { Words } from "../words/fluent";
import { opponentIn, seatName } from "../words/names";
import { catalogue, t } from "../words/words.svelte";
import { orElse } from "../pages/ways";
import { BOARD, TIES, type Field, type ScoreSheetState } from "./sheet.svelte";

export class Naming {
  readonly #sheet: ScoreSheetState;
  words = $state.raw<Words | null>(null);

  constructor(sheet: ScoreSheetState) {
    this.#sheet = sheet;
    // The names of the categories are the game's own; without them their ids have to do.
    $effect(() => {
      catalogue(sheet.game, settings.language)
        .then((own) => (this.words = new Words(own)))
        .catch(() => (this.words = null));
    });
  }

  category(id: string): string {
    if (id === TIES) return t("pad-ties");
    if (id === BOARD) return t("pad-board");
    const name = `category-${id}`;
    return this.words?.has(name) ? this.words.word(name) : orElse(`pad-category-${id}`, id.replaceAll("-", " "));
  }

  field({ id, args = {} }: Pick<Field, "id"> & { args?: Record<string, number> }): string {
    const name = `pad-${id}`;
    return this.words?.has(name) ? this.words.word(name, args) : orElse(`icon-${id}`, t(`icon-subject-${id}`));
  }

  player(column: number): string {
    const sheet = this.#sheet;
    const kind = sheet.isOpponent(column) ? "opponent" : "person";
    return seatName({ place: column, kind, name: sheet.names[column]!.trim() }, opponentIn(this.words));
  }

  /** Who wins, once something is counted. */
  verdict(): string {
    const sheet = this.#sheet;
    if (sheet.trouble) return sheet.trouble;
    const best = sheet.first;
    if (best.length === 0) return t("pad-how");
    const { total, tied } = sheet.result(best[0]!);
    const wins = t("pad-wins", {
      name: new Intl.ListFormat(settings.language).format(best.map((column) => this.player(column))),
      count: best.length,
      points: t("pad-points", { total }),
    });
    if (!tied) return wins;
    if (best.length > 1) return `${wins} ${t("pad-tie-shared")}`;
    return `${wins} ${sheet.solo ? t("pad-tie-solo") : (this.words?.word("pad-tie") ?? "")}`;
  }
}
