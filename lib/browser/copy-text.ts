/**
 * Puts `text` on the clipboard; true when it is there. Browsers without the clipboard's own call (plain http, older ones) get the
 * older command on `field`, which holds the text and stays selected.
 */
export async function copyText(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.focus();
    field?.select();
    try {
      return field !== null && document.execCommand("copy");
    } catch {
      return false;
    }
  }
}
