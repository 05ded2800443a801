/** Rows that are counted in two figures, as pages print them: "01 - 3.5 lbs potatoes", "02 - 9 oz ham", and names of parts behind an arrow. */

/** "01 - ", "12 – " */
const PADDED = /^\s{0,8}(\d{2})\s{0,2}[-–—]\s{1,3}(?=\S)/u;
/** "→ Sauce", without a number. */
const NAMED = /^\s{0,8}[→⇒➔➜]\s{1,3}(\p{L}[^\d.!?]{1,60})$/u;
/** So many of them are no amounts. */
const FEWEST = 3;

/** The rows of `rows` that count on from "01", each run by its own. */
function countedRows(rows: readonly string[]): ReadonlyMap<number, number> {
  const all = new Map<number, number>();
  let run: [row: number, number: number][] = [];
  const close = (): void => {
    if (run.length >= FEWEST) for (const [row, number] of run) all.set(row, number);
    run = [];
  };
  rows.forEach((row, at) => {
    const found = PADDED.exec(row)?.[1];
    if (found === undefined) return;
    const number = Number(found);
    if (number === 1) close();
    if (number === run.length + 1) run.push([at, number]);
  });
  close();
  return all;
}

/** `rows` with such numbers as "1.", and with the names between them as headings; as many rows as before. Linear. */
export function withoutPaddedCounts(rows: readonly string[]): readonly string[] {
  const counted = countedRows(rows);
  if (counted.size === 0) return rows;
  return rows.map((row, at) => {
    const number = counted.get(at);
    if (number !== undefined) return row.replace(PADDED, `${number}. `);
    const name = NAMED.exec(row)?.[1];
    return name === undefined ? row : `### ${name}`;
  });
}
