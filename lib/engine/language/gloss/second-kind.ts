/** "Vinaigre de cidre ou de vin blanc": behind "or", the second kind of a thing that was named with its first. */
import type { GlossToken } from "./entry";

/** `tokens` with "or of white wine" behind "cider vinegar" read as "or white wine vinegar", where `read` knows both together as one food. */
export function withSecondKinds(
  tokens: GlossToken[],
  text: string,
  read: (text: string) => readonly GlossToken[],
): GlossToken[] {
  const result: GlossToken[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const [first, or, of, second] = [result.at(-1), tokens[at], tokens[at + 1], tokens[at + 2]];
    if (or !== undefined) result.push(or);
    if (first?.kind !== "food" || or?.means !== "or" || of?.means !== "of" || second === undefined) continue;
    const [head] = text.slice(first.start, first.end).split(" ");
    const whole = `${head} ${text.slice(of.start, second.end)}`;
    const [known, ...more] = head === text.slice(first.start, first.end) ? [] : read(whole);
    if (known?.kind !== "food" || more.length > 0) continue;
    result.push({ ...known, start: of.start, end: second.end });
    at += 2;
  }
  return result;
}
