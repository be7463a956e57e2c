// Before the first paint: the theme that was chosen, or the system's.
(() => {
  let chosen = null;
  try {
    chosen = JSON.parse(localStorage.getItem("claytable") ?? "{}").theme;
  } catch {
    // What was kept is unreadable: as if nothing had been.
  }
  const dark = chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme = dark ? "dark" : "light";
})();
