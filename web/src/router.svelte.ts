// Which page is open. At a server it is the path of the address, `/table/1#invite`; on static files, where only one address
// has a page, what stands after the `#`: `#/local/1#tutorial`.

import { STATIC } from "./api/homes";

/** The link to a page. */
export const at = (path: string): string => (STATIC ? `#${path}` : path);

interface Place {
  path: string;
  query: string;
  /** What to show first there. */
  mark: string;
}

function here(): Place {
  if (!STATIC) return { path: location.pathname, query: location.search, mark: location.hash.slice(1) };
  const [address, ...mark] = location.hash.slice(1).split("#");
  const [path, ...query] = (address ?? "").split("?");
  return { path: path || "/", query: query.join("?"), mark: mark.join("#") };
}

class Router {
  path = $state(here().path);
  /** What a page is asked to show, such as a moment of a game. */
  query = $state.raw(new URLSearchParams(here().query));

  constructor() {
    addEventListener("popstate", () => this.#look());
  }

  #look(): void {
    const { path, query } = here();
    this.path = path;
    this.query = new URLSearchParams(query);
  }

  get mark(): string {
    return here().mark;
  }

  /** To a page; with `instead` the way back does not lead to this one. */
  go(path: string, instead = false): void {
    const { href } = new URL(at(path), location.href);
    if (instead) history.replaceState(null, "", href);
    else if (href !== location.href) history.pushState(null, "", href);
    this.#look();
    scrollTo(0, 0);
  }

  /** The address of what the page shows now: it changes without a step in the history. */
  rename(path: string): void {
    history.replaceState(history.state, "", new URL(at(path), location.href));
  }

  /** Links stay links (a new tab, a copied address); a plain click stays on the page. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest("a");
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (STATIC ? !link.hash.startsWith("#/") : link.pathname.startsWith("/api/")) return;
    if (!STATIC && link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(STATIC ? link.hash.slice(1) : link.pathname + link.search + link.hash);
  };
}

export const router = new Router();
