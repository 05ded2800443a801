/** Letters as readers of photos see them, and how languages join words. Data only. */

/** The small letters that the engine's languages are written with. */
export const SMALL_LETTERS = "abcdefghijklmnopqrstuvwxyzäöüßàâçéèêëîïôûùñóáíúãõ";

/** Letters of each group look alike in small or blurred type. */
export const ALIKE_LETTERS: readonly string[] = [
  "il",
  "lt",
  "tf",
  "ij",
  "bh",
  "ceo",
  "as",
  "ao",
  "nmuhr",
  "vyw",
  "gqy",
  "sz",
  "pg",
];

/** Languages whose words grow together by themselves: what looks like two words run together is one. */
export const COMPOUNDING_LANGUAGES: ReadonlySet<string> = new Set(["de", "nl", "sv"]);
