/** Orders and the forms that describe them as going on: "butter" and "buttering", "grease" and "greasing", "chop" and "chopping". */

/** What a form with the ending `ending` may be made of, the likeliest first; none where it has another ending. */
export function ordersOf(form: string, ending: string): string[] {
  if (!form.endsWith(ending) || form.length < ending.length + 2) return [];
  const stem = form.slice(0, -ending.length);
  return stem.at(-1) === stem.at(-2) ? [`${stem}e`, stem, stem.slice(0, -1)] : [`${stem}e`, stem];
}
