/** Step numbers at the beginning of a source's instruction: the formatter numbers anew, so their loss is none. */
const NUMBERING =
  /^\s*(?:(?:step|schritt|étape|etape|paso|passo)\s*#?\d{1,2}(?!\d)|\(?\d{1,2}[.)](?=\s|\p{L}|$)|#\d{1,2})/iu;

/** The tokens of a leading step number in `text`, as many as it has; 0 without one. */
export function numberingTokens(text: string, tokensOf: (text: string) => readonly string[]): number {
  const found = NUMBERING.exec(text);
  return found === null ? 0 : tokensOf(found[0]).length;
}
