/** Finds a written unit in a line's tokens. Free of the food lexicon: the browser scales with it. */
import { wordsIn } from "./registry";
import type { Token } from "./tokens";
import { UNIT_MAX_WORDS, unitWritten, type Unit } from "./units";

export type UnitAt = { unit: Unit; end: number };

/** From here on "C" after a number is degrees: nobody measures twenty cups of anything. */
const FEWEST_DEGREES = 20;
const CELSIUS = wordsIn(({ temperatures }) => temperatures.celsius);

/** "45C", "80 c": a letter that is a unit elsewhere, after a number of degrees. */
function isDegrees(tokens: readonly Token[], i: number): boolean {
  const before = tokens[i - 1];
  if (!CELSIUS.has(tokens[i]?.lower ?? "") || before === undefined) return false;
  return before.text === "°" || (before.kind === "digits" && before.value >= FEWEST_DEGREES);
}

/** The unit whose written form begins at token `i`: up to four words, dots between them ignored. Degrees ("45C") are none. */
export function unitAt(tokens: readonly Token[], i: number): UnitAt | null {
  if (isDegrees(tokens, i)) return null;
  let form = "";
  let best: UnitAt | null = null;
  let j = i;
  for (let n = 0; n < UNIT_MAX_WORDS; n += 1) {
    const token = tokens[j];
    if (
      !token ||
      (token.kind !== "word" &&
        !(n === 0 && (token.text === "#" || token.text === '"' || token.text === "”")))
    )
      break;
    form = n === 0 ? token.text : `${form} ${token.text}`;
    const unit = unitWritten(form === "”" ? '"' : form);
    j += 1;
    while (tokens[j]?.text === "." && !tokens[j]?.spaced) j += 1;
    if (unit) best = { unit, end: j };
  }
  return best;
}
