/** Patterns made of a pack's words: plain alternatives, so that they read a text in linear time. */
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Finds any of these words or phrases as whole words, in any case; "if you" finds "if  you". */
export function anyOf(phrases: readonly string[]): RegExp {
  const forms = phrases.map((phrase) => {
    const edge = (char: string | undefined) =>
      char !== undefined && /[\p{L}\p{N}]/u.test(char) ? "\\b" : "";
    return `${edge(phrase[0])}${escaped(phrase)}${edge(phrase.at(-1))}`;
  });
  return new RegExp(`(?:${forms.join("|")})`, "i");
}
