/** A word, number or sign of an ingredient line, as `tokens.ts` splits it. */

export type TokenKind = "word" | "digits" | "glyph" | "sign";

export type Token = {
  kind: TokenKind;
  text: string;
  lower: string;
  start: number;
  end: number;
  /** value of digits ("2", "0.5", "1,5", "1,000") and of fraction glyphs */
  value: number;
  /** a blank stands before it */
  spaced: boolean;
};
