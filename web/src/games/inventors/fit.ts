// Names are never cut: one that is too long for its place is drawn narrower.

import type { Attachment } from "svelte/attachments";

/** Draw a line of text narrower where it is wider than what it stands in. `text` is what it says. */
export function fit(text: string): Attachment<HTMLElement> {
  return (node) => {
    const room = node.parentElement!;
    const measure = () => {
      const wide = node.offsetWidth;
      const free = room.clientWidth;
      const narrow = text !== "" && wide > free && free > 0;
      node.style.transform = narrow ? `scaleX(${free / wide})` : "";
      // It takes no more room than what is seen of it.
      node.style.marginRight = narrow ? `${free - wide}px` : "";
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(room);
    return () => watch.disconnect();
  };
}
