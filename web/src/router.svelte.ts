// Which page is open: the path of the address.

class Router {
  path = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
  }

  go(address: string): void {
    const { pathname, search, hash } = new URL(address, location.href);
    if (pathname + search + hash !== location.pathname + location.search + location.hash) {
      history.pushState(null, "", pathname + search + hash);
    }
    this.path = pathname;
    scrollTo(0, 0);
  }

  /** Links stay links (a new tab, a copied address); a plain click stays on the page. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest("a");
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.href);
  };
}

export const router = new Router();
