/**
 * A text with one sign like "’" or "⅓" takes two bytes a character in V8, and so do all pieces that are cut from it, though they hold none:
 * looking those up and matching patterns on them takes twice as long. So pieces are written anew in one byte where they can be.
 */
const WIDE = /[^\u0000-\u00ff]/;
/** What is longer is hardly ever free of such signs, and is not looked up. */
const LONGEST = 4000;

/** True for a text with a sign that takes two bytes. */
export const isWide = (text: string): boolean => WIDE.test(text);

/** The same text, one byte a character where that can be; for pieces of a wide one. */
export function narrow(text: string): string {
  if (text.length > LONGEST) return text;
  const codes: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code > 0xff) return text;
    codes.push(code);
  }
  return String.fromCharCode(...codes);
}

/** The pieces that `whole` was cut into, each as narrow as it can be. */
export const narrowPieces = (pieces: string[], whole: string): string[] =>
  isWide(whole) ? pieces.map(narrow) : pieces;
