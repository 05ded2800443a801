/** Number words that are made of two others, written out, so that a pack need not list ninety-nine of them. */

/** Tens with ones ("twenty" + "five"), as `write` puts them together. */
export function compounds(
  tens: Readonly<Record<string, number>>,
  ones: Readonly<Record<string, number>>,
  write: (ten: string, one: string) => string,
): Record<string, number> {
  const all: Record<string, number> = {};
  for (const [ten, high] of Object.entries(tens)) {
    for (const [one, low] of Object.entries(ones)) all[write(ten, one)] = high + low;
  }
  return all;
}
