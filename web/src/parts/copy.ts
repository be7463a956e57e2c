/** Put a text on the clipboard; whether that worked. A field that shows it is selected for the older way. */
export async function copyText(text: string, field?: HTMLInputElement): Promise<boolean> {
  field?.select();
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Over plain HTTP pages may not use the clipboard; this older way copies what is selected.
    if (field) return document.execCommand("copy");
    const made = document.createElement("input");
    made.value = text;
    document.body.append(made);
    made.select();
    const done = document.execCommand("copy");
    made.remove();
    return done;
  }
}
