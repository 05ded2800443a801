/** Singular and plural of what a scaled amount counts, so that "1 cup" doubled reads "2 cups". Words that no pack inflects stay as written. */
import { listed, PACKS } from "@/lib/engine/language/registry";
import { formWritten } from "@/lib/engine/language/units";

type Pair = readonly [one: string, many: string];

const COUNTED = new Map<string, Pair>();
for (const { scaling } of PACKS) {
  for (const entry of listed(scaling.counted)) {
    const [one = "", many = one] = entry.split("/");
    COUNTED.set(one, [one, many]);
    if (!COUNTED.has(many)) COUNTED.set(many, [one, many]);
  }
}

function pairOf(lower: string, isUnit: boolean): Pair | null {
  const form = isUnit ? formWritten(lower) : null;
  return form ? [form.one, form.many] : (COUNTED.get(lower) ?? null);
}

/** The unit or counted food in the number that `quantity` asks for; any other word comes back unchanged. */
export function inNumber(word: string, quantity: number, isUnit: boolean): string {
  const lower = word.toLowerCase();
  const capital = word.charAt(0) !== lower.charAt(0);
  if (word.slice(1) !== lower.slice(1)) return word;
  const pair = pairOf(lower, isUnit);
  if (!pair) return word;
  const form = quantity <= 1 ? pair[0] : pair[1];
  return capital ? form.charAt(0).toUpperCase() + form.slice(1) : form;
}
