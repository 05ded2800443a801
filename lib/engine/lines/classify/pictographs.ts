/** Pictographs within a line, and the number in a key cap before it. */

/** Stars of ratings, check boxes and geometric bullets are read by others. */
const PICTOGRAPH =
  /(?![©®™‼⁉★☆⭐✅✔☑☐☒✓▪▫◼◻◾◽●○■□▶►▢➤])\p{Extended_Pictographic}[\ufe0e\ufe0f\u{1f3fb}-\u{1f3ff}]{0,2}(?:\u200d\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]{0,2}){0,4}|[\u{1f1e6}-\u{1f1ff}]{2}|[\ufe0e\ufe0f]/gu;
const KEY_CAP = /^(\s*(?:[-*•]\s+)?)(\d)\ufe0f?\u20e3\s*/u;
const TEN = /^(\s*)\u{1f51f}\s*/u;

/** `line` without pictographs; a number in a key cap at its beginning becomes "1. ". */
export function withoutPictographs(line: string): string {
  return line
    .replace(KEY_CAP, "$1$2. ")
    .replace(TEN, "$110. ")
    .replace(/(\d)\ufe0f?\u20e3/gu, "$1")
    .replace(PICTOGRAPH, "");
}

/** The stretches of words between pictographs, in order; one when there are none. */
export function betweenPictographs(line: string): string[] {
  return line
    .replace(KEY_CAP, "")
    .split(PICTOGRAPH)
    .map((piece) => piece.replace(/\s+/g, " ").trim())
    .filter((piece) => /\p{L}/u.test(piece));
}
