/** Fat for the pan where the line of that name goes in with all of its part: it is more than the list has. */
import { LINKING } from "@/lib/engine/language/linking";
import { verbBefore } from "@/lib/engine/link/words/context";
import type { Phrase } from "@/lib/engine/link/phrases/phrases";
import type { Chooser } from "./weigh";

/**
 * "Mix the marinade ingredients … brush the griddle with oil … combine all the salsa ingredients": both oils are told of already. The part that
 * the action stands in may still have its own: "fry the onion in the oil, then add all the filling ingredients".
 */
export function isPanFat(
  { actions, lines, parts, sweeps }: Chooser,
  index: number,
  { from, portion }: Phrase,
  line: number,
): boolean {
  const verb = verbBefore(actions[index]?.words ?? [], from);
  if (verb === null || !LINKING.panFat.has(verb)) return false;
  if (portion !== null && portion.kind !== "open") return false;
  const own = parts.of[index] ?? -1;
  const fat = lines[line];
  // "Oil for frying", and oil without an amount: there is more of it.
  if (fat === undefined || fat.open || fat.extra || fat.purposes.length > 0) return false;
  if (!LINKING.frying.classes.some((name) => fat.food?.classes.has(name) === true)) return false;
  return sweeps.some(
    (sweep) =>
      sweep.sure &&
      sweep.action !== index &&
      sweep.lines.length < lines.length &&
      sweep.lines.includes(line) &&
      (sweep.action < index || parts.groupOfLine[line] !== own),
  );
}
