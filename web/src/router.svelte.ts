// Which page is open. At a server it is the path of the address, `/table/1#invite`; on static files, where only one address
// has a page, what stands after the `#`: `#/local/1#tutorial`.

import { STATIC } from "./api/homes";

/** The link to a page. */
export const at = (path: string): string => (STATIC ? `#${path}` : path);

interface Place {
  path: string;
  /** What to show first there. */
  mark: string;
}

function here(): Place {
  if (!STATIC) return { path: location.pathname, mark: location.hash.slice(1) };
  const [path, ...mark] = location.hash.slice(1).split("#");
  return { path: path || "/", mark: mark.join("#") };
}

class Router {
  path = $state(here().path);

  constructor() {
    addEventListener("popstate", () => (this.path = here().path));
  }

  get mark(): string {
    return here().mark;
  }

  go(path: string): void {
    const { href } = new URL(at(path), location.href);
    if (href !== location.href) history.pushState(null, "", href);
    this.path = here().path;
    scrollTo(0, 0);
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
