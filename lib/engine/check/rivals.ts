/** Lines of a list that are called alike. */
import type { ListLine } from "@/lib/engine/check/reading/list-lines";

/** For each line the others of the same name, in the order of the list. */
export function rivalsAmong(lines: readonly ListLine[]): (line: ListLine) => ListLine[] {
  const byHead = new Map<string, ListLine[]>();
  for (const line of lines)
    for (const head of line.heads) {
      const named = byHead.get(head);
      if (named) named.push(line);
      else byHead.set(head, [line]);
    }
  // Of a hundred lines of one name each has the same rivals but for itself.
  const known = new Map<string, readonly ListLine[]>();
  return (line) => {
    const name = [...line.heads].join(" ");
    const all =
      known.get(name) ??
      [...new Set([...line.heads].flatMap((head) => byHead.get(head) ?? []))].sort(
        (a, b) => a.index - b.index,
      );
    known.set(name, all);
    return all.filter((each) => each !== line);
  };
}
