/** Words and numbers of a text, and how much two texts share: the measure of `score-text.mjs`. */
export const tokens = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .match(/[\p{L}]+|\d+(?:[/.⁄]\d+)*/gu) ?? [];

/** How many words of `a` stand in `b`, each counted once. */
export function overlap(a: readonly string[], b: readonly string[]): number {
  const left = new Map<string, number>();
  for (const token of b) left.set(token, (left.get(token) ?? 0) + 1);
  let count = 0;
  for (const token of a) {
    const n = left.get(token) ?? 0;
    if (n > 0) {
      count += 1;
      left.set(token, n - 1);
    }
  }
  return count;
}

export const f1 = (a: readonly string[], b: readonly string[]): number =>
  (2 * overlap(a, b)) / Math.max(1, a.length + b.length);
