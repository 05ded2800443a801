/** Letters that are no letter with a mark, though they are typed without one. */
const WRITTEN_OUT: Readonly<Record<string, string>> = { ß: "ss", œ: "oe", æ: "ae", ø: "o", ł: "l" };
const SPECIAL = /[ßœæøł]/g;

/** Text in small letters without its accents, as who types in a hurry writes it: "cafe" for "Café", "uber" for "Über". */
export const unaccented = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(SPECIAL, (letter) => WRITTEN_OUT[letter] ?? letter);
