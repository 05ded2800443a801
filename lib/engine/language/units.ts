/**
 * Units of ingredient amounts: what each measures and how much it holds, the same in every language, and which of them a written form means.
 * The forms are data of the packs; sizes in ml and g are the customary US values (metric recipes state metric units).
 */
import type { UnitKind } from "./pack";
import { listed, PACKS, wordsIn } from "./registry";
import { anyPhrase } from "./sparing";
import type { Token } from "./characters";
import { unaccented } from "@/lib/engine/recipe/letters";

export type { UnitKind } from "./pack";
export type Unit = {
  id: string;
  kind: UnitKind;
  /** millilitres or grams of one, when that is fixed */ base: number | null;
  /** of the metric system, whose amounts are written as decimals */ metric: boolean;
};

/** Millilitres of one. */
const VOLUMES: Readonly<Record<string, number>> = {
  tsp: 4.929,
  tbsp: 14.787,
  dsp: 9.858,
  cup: 236.588,
  floz: 29.574,
  pint: 473.176,
  quart: 946.353,
  gallon: 3785.41,
  ml: 1,
  cl: 10,
  dl: 100,
  l: 1000,
  shot: 44.36,
};
/** Kinds of units that measure, whatever is counted. */
export const MEASURING: readonly UnitKind[] = ["weight", "volume"];
/** What is spooned or pinched: dried herbs, not a bunch of them. */
export const SPOONED: ReadonlySet<string> = new Set(["tsp", "tbsp", "pinch", "dash"]);
/** Grams of one. */
const WEIGHTS: Readonly<Record<string, number>> = { mg: 0.001, g: 1, kg: 1000, oz: 28.35, lb: 453.59 };
/** A count, but of a known weight: American butter. */
const STICK_GRAMS = 113.4;
const METRIC: ReadonlySet<string> = new Set(["ml", "cl", "dl", "l", "mg", "g", "kg", "cm", "mm"]);
const OTHERS: Readonly<Record<Exclude<UnitKind, "volume" | "weight">, readonly string[]>> = {
  length: ["inch", "cm", "mm"],
  vague: ["knob", "drop", "dash", "splash", "pinch", "handful", "dollop", "sprinkle", "thumb"],
  container: ["can", "jar", "glass", "package", "bag", "box", "bottle", "carton", "container", "envelope"],
  count:
    "stick clove slice bunch head bulb stalk rib stem sprig branch spear leaf ear strip rasher fillet piece chunk cube sheet ball block cake bar square scoop wedge link pod strand loaf rack round ring half part portion recipe count".split(
      " ",
    ),
};

const BY_ID = new Map<string, Unit>();
const add = (id: string, kind: UnitKind, base: number | null) =>
  BY_ID.set(id, { id, kind, base, metric: METRIC.has(id) });
for (const [id, base] of Object.entries(VOLUMES)) add(id, "volume", base);
for (const [id, base] of Object.entries(WEIGHTS)) add(id, "weight", base);
for (const [kind, ids] of Object.entries(OTHERS)) {
  for (const id of ids) add(id, kind as UnitKind, id === "stick" ? STICK_GRAMS : null);
}

/** One written form: its unit, the form for one and for several where they differ, and what a voice says. */
export type UnitForm = {
  form: string;
  unit: Unit;
  one: string;
  many: string;
  language: string;
  spoken: readonly [one: string, many: string] | null;
  /** Before these it is no unit. */
  notBefore: ReadonlySet<string> | null;
};

/** Reads a pack's comma list: "cup/cups" inflects, "lb<lbs" loses its plural for one, anything else stays. */
export function readForms(forms: string): { form: string; one: string; many: string }[] {
  return forms.split(",").flatMap((entry) => {
    const [one = "", many] = entry.split(/[/<]/);
    if (many === undefined) return [{ form: one, one, many: one }];
    const several = entry.includes("/") ? many : one;
    return [
      { form: one, one, many: several },
      { form: many, one, many },
    ];
  });
}

/** Every written form of every unit, whole, by its words, and by its first words in small letters. */
type Forms = {
  byForm: ReadonlyMap<string, UnitForm>;
  all: readonly UnitForm[];
  /** What a written form may begin with, whole words: most words begin none, and are left at once. */
  beginnings: ReadonlySet<string>;
  mostWords: number;
};

function formsOfPacks(): Forms {
  const byForm = new Map<string, UnitForm>();
  const beginnings = new Set<string>();
  let mostWords = 1;
  for (const { code: language, units } of PACKS) {
    for (const { id, forms, spoken = null, notBefore: names } of units) {
      const unit = BY_ID.get(id);
      if (!unit) continue;
      const notBefore = names === undefined ? null : new Set(listed(names));
      for (const { form, one, many } of readForms(forms)) {
        // A form that two languages share belongs to the pack that is named first.
        if (byForm.has(form)) continue;
        byForm.set(form, { form, one, many, unit, language, spoken, notBefore });
        const words = form.toLowerCase().split(" ");
        for (let count = 1; count <= words.length; count += 1)
          beginnings.add(words.slice(0, count).join(" "));
        mostWords = Math.max(mostWords, words.length);
      }
    }
  }
  return { byForm, all: [...byForm.values()], beginnings, mostWords };
}

let made: Forms | null = null;
/** Made at the first question: a page that shows a recipe asks none while it is loading. */
const known = (): Forms => (made ??= formsOfPacks());

/** Most words that one written form of a unit has. */
export const mostUnitWords = (): number => known().mostWords;
/** Every written form of every unit: what tests walk and other grammars derive from. */
export const unitForms = (): readonly UnitForm[] => known().all;

/** The written form as the packs know it, or null. `T` and `t` are tablespoon and teaspoon; other forms are known in any case. */
export function formWritten(form: string): UnitForm | null {
  const { byForm } = known();
  const found = byForm.get(form);
  if (found !== undefined) return found;
  const lower = form.toLowerCase();
  return lower === form ? null : (byForm.get(lower) ?? null);
}

/** The unit that is written like this ("Tbsp", "fl oz", "c à s"), or null. */
export function unitWritten(form: string): Unit | null {
  return formWritten(form)?.unit ?? null;
}

let folded: Map<string, Unit> | null = null;
function unitsFolded(): ReadonlyMap<string, Unit> {
  if (folded === null) {
    folded = new Map();
    for (const { form, unit } of known().all)
      if (!folded.has(unaccented(form))) folded.set(unaccented(form), unit);
  }
  return folded;
}

/** The unit that `word` means, written with or without its accents ("esslöffel", "essloffel"), or null. */
export function unitOf(word: string): Unit | null {
  return unitWritten(word) ?? unitsFolded().get(unaccented(word)) ?? null;
}

/**
 * A pattern for the written forms of all units of some kinds, the longest first, for scanners of lines that know no tokens. Single letters
 * stand for metric units only: "3 t" of a page's text is no teaspoon. To be used with the flag `i`.
 */
export function unitPattern(kinds: readonly UnitKind[]): string {
  const forms = unitForms().filter(
    ({ form, unit }) => kinds.includes(unit.kind) && (form.length > 1 || unit.metric),
  );
  return anyPhrase(
    forms.map(({ form }) => form.toLowerCase()),
    "\\.?\\s?",
  );
}

/** True for a unit that weighs, fills or measures, and does not count. */
export const isMeasure = ({ kind }: Unit): boolean =>
  kind === "weight" || kind === "volume" || kind === "length";

const GROUPS: ReadonlySet<string> = new Set(
  "bunch head bulb rack round half part portion recipe count".split(" "),
);
/** True for a unit that counts single things, cloves or tins: "two of them" are two of that unit. */
export const countsSingly = ({ id, kind }: Unit): boolean =>
  (kind === "count" || kind === "container") && !GROUPS.has(id);

const PIECES: ReadonlySet<string> = new Set("piece knob chunk block ball bar loaf bunch strip".split(" "));
/** True for a counting unit whose own measure may stand before it: "a 1-inch piece", "a 200 g block". */
export const isPiece = ({ id }: Unit): boolean => PIECES.has(id);

/** What counts things, and amounts that are not counted. */
export const COUNTING_KINDS: readonly UnitKind[] = ["vague", "count"];
export const UNIT_KINDS: readonly UnitKind[] = ["volume", "weight", "length", "container", ...COUNTING_KINDS];

/** The unit with this id (`IngredientLine.unit`), or null. */
export function unitById(id: string | null): Unit | null {
  return id === null ? null : (BY_ID.get(id) ?? null);
}

/**
 * `quantity` of one unit expressed in another of the same kind ("1 tbsp" of "3 tbsp", "4 oz" of "1 lb"), or null when they cannot be compared.
 */
export function convertUnit(quantity: number, from: string | null, to: string | null): number | null {
  if (from === to) return quantity;
  const a = unitById(from);
  const b = unitById(to);
  if (!a || !b || a.base === null || b.base === null) return null;
  const weight = (unit: Unit) => unit.kind === "weight" || unit.id === "stick";
  if (weight(a) !== weight(b)) return null;
  return (quantity * a.base) / b.base;
}

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

/**
 * The unit whose written form begins at token `i`: up to four words, dots between them ignored, the last one in brackets too
 * ("colheres (sopa)"). Degrees ("45C") are none.
 */
export function unitAt(tokens: readonly Token[], i: number): UnitAt | null {
  if (isDegrees(tokens, i)) return null;
  let form = "";
  let lower = "";
  let best: UnitAt | null = null;
  let j = i;
  const { beginnings, mostWords } = known();
  for (let n = 0; n < mostWords; n += 1) {
    const bracketed = n > 0 && tokens[j]?.text === "(" && tokens[j + 2]?.text === ")";
    const token = tokens[bracketed ? j + 1 : j];
    if (
      !token ||
      (token.kind !== "word" &&
        !(n === 0 && (token.text === "#" || token.text === '"' || token.text === "”")))
    )
      break;
    const text = token.text === "”" ? '"' : token.text;
    form = n === 0 ? text : `${form} ${text}`;
    lower = n === 0 ? text.toLowerCase() : `${lower} ${token.lower}`;
    if (!beginnings.has(lower)) break;
    const written = formWritten(form);
    j += bracketed ? 3 : 1;
    while (tokens[j]?.text === "." && !tokens[j]?.spaced) j += 1;
    if (written && written.notBefore?.has(tokens[j]?.lower ?? "") !== true)
      best = { unit: written.unit, end: j };
  }
  return best;
}
