/**
 * Names what is sent: the same words sent again have the same id, so that the server does them once, and other words another. One for each
 * form, kept as long as it is open.
 */
export function operationIds(): (asked: unknown) => string {
  let last = { words: "", id: "" };
  return (asked) => {
    const words = JSON.stringify(asked);
    if (last.words !== words) last = { words, id: crypto.randomUUID() };
    return last.id;
  };
}
