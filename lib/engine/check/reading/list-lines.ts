/** The lines of the shopping list as the receipt knows them: how much there is, and by which words a step may mean them. */
import { CHECKING } from "@/lib/engine/language/receipt";
import { LINKING, madeNames } from "@/lib/engine/language/linking";
import { classesOfCollective, findFood } from "@/lib/engine/language/food/lexicon";
import { inFull, sharesWord, stemOf, stemsOf, tokensIn } from "./tokens";
import { measuresOther, namesSomething, seasoningPieces } from "./line-pieces";
import { quantitiesIn, shareOf, type Quantity } from "./quantities";

export type ListLine = {
  index: number;
  /** As the receipt reads it: in the engine's words where the language has a gloss. */
  text: string;
  /** As the cook has it. */
  shown: string;
  section: string | undefined;
  /** The section as the cook has it. */
  heading: string | undefined;
  /** Every way in which the line says how much there is; the first is the stated one. Empty for "salt to taste". */
  amounts: Quantity[];
  /** Words that name the food, and tell it from others: "brown", "sugar". */
  name: ReadonlySet<string>;
  /** Last words of its names: "sugar"; of "salt and pepper" both. */
  heads: ReadonlySet<string>;
  /** Other names of the same food: each all of whose words must stand. */
  synonyms: readonly (readonly string[])[];
  classes: ReadonlySet<string>;
  /** "divided", "plus extra", "separated": the line itself says that it is used in parts. */
  inParts: boolean;
  /** Words that tell other lines of one of its heads from it: "white" of the other flour. */
  notIts: ReadonlySet<string>;
  /** Heads of other lines: behind its own they make another food of it, as "chip" behind "peanut butter". */
  otherHeads: ReadonlySet<string>;
  /** Two amounts of different kinds add up to it ("225 g plus 1 tbsp"): its parts cannot be summed. */
  mixed: boolean;
};

const NONE: ReadonlySet<string> = new Set();
/** A name has no more words than this. */
const MOST_WORDS = 24;
/** Words that tell the lines of one head apart, of a list that is no list of food. */
const MOST_TELLING = 40;

/** Adds what several numbers say together: "2 cups + 2 tbsp" one sum, "2 x 400 g" one product, "1 (14 oz) can" 14 oz. */
function amountsOf(text: string, language: string): { amounts: Quantity[]; mixed: boolean } {
  const all = quantitiesIn(text, language);
  const stated = all.filter((each) => each.sort === "amount");
  const [first] = stated;
  if (first === undefined) return { amounts: [], mixed: false };
  let mixed = false;
  const comma = text.indexOf(",", first.end);
  const amounts = stated.filter((each) => comma < 0 || each.start < comma || each.unit !== null);
  const found: Quantity[] = [];
  for (let i = 0; i < amounts.length; i += 1) {
    const each = amounts[i];
    const second = amounts[i + 1];
    if (each === undefined) continue;
    const between = second === undefined ? "" : text.slice(each.end, second.start).trim().toLowerCase();
    if (second !== undefined && CHECKING.sums.has(between)) {
      const share = shareOf(second, each);
      if (share !== null) {
        found.push({ ...each, low: each.low * (1 + share.low), high: each.high + each.low * share.low });
        i += 1;
        continue;
      }
      mixed = true;
    }
    if (second !== undefined && second.unit !== null && each.unit === null && CHECKING.times.has(between))
      found.push({ ...second, low: each.low * second.low, high: each.high * second.high });
    found.push(each);
  }
  const behind = tokensIn(text.slice(first.end)).map((token) => token.text);
  // "1/4 onion and another 1/4", "plus 1 tbsp"
  const parts = behind.some(
    (word, at) =>
      (CHECKING.sums.has(word) && word !== "&") ||
      (LINKING.moreWords.has(word) && LINKING.conjunctions.has(behind[at - 1] ?? "")),
  );
  // "4 eggs, plus 1 beaten egg to glaze" has one amount before its comma, and another behind it; "plus 1/4 in slices" is no length.
  const isFurther = found.length > 1 || amounts.length < all.filter(({ sort }) => sort !== "time").length;
  return { amounts: found, mixed: mixed || (parts && isFurther) || measuresOther(text, first) };
}

/** Without brackets, amounts and what stands behind the first comma that has a name before it. */
function nameText(text: string, amounts: readonly Quantity[]): string {
  let bare = "";
  let from = 0;
  for (const { start, end } of amounts) {
    bare += text.slice(from, start) + " ".repeat(end - start);
    from = end;
  }
  bare += text.slice(from);
  let depth = 0;
  let name = "";
  /** What stands behind the last comma: of a thousand commas, none reads the name anew. */
  let piece = "";
  for (const char of bare) {
    if (char === "(" || char === "[") depth += 1;
    else if (char === ")" || char === "]") depth = Math.max(0, depth - 1);
    else if (depth === 0) {
      if (char === "," || char === ";" || char === ":") {
        if (namesSomething(piece)) break;
        // "Small, ripe strawberries": the comma stands between words that describe, and parts nothing.
        name += piece;
        piece = " ";
      } else piece += char;
    }
  }
  return name + piece;
}

/**
 * Reads the lines of a shopping list, `sections` the headings above them, in the words that `say` puts them in. Never throws; linear.
 */
export function listLines(
  texts: readonly string[],
  sections: readonly (string | undefined)[],
  language: string,
  say: (text: string) => string = (text) => text,
): ListLine[] {
  const lines = texts.map((shown, index) => {
    const heading = sections[index];
    const section = heading === undefined ? undefined : say(heading);
    return { ...listLine(saidInFull(say(shown)), index, section, language), shown, heading };
  });
  const heads = new Map<string, number>();
  const namesOf = new Map<string, Set<string>>();
  for (const line of lines)
    for (const head of line.heads) {
      heads.set(head, (heads.get(head) ?? 0) + 1);
      const names = namesOf.get(head) ?? new Set<string>();
      for (const word of line.name) names.add(word);
      namesOf.set(head, names);
    }
  return lines.map((line) => ({
    ...line,
    notIts: new Set(
      [...line.heads].flatMap((head) =>
        [...(namesOf.get(head) ?? [])].slice(0, MOST_TELLING).filter((word) => !line.name.has(word)),
      ),
    ),
    otherHeads: new Set([...heads.keys()].filter((head) => !line.name.has(head))),
  }));
}

/** A line's text with "S & P" as what it stands for. */
function saidInFull(text: string): string {
  const words = tokensIn(text).map((token) => token.text);
  const full = inFull(words);
  return full.some((word, at) => word !== words[at]) ? full.join(" ") : text;
}

/** Reads one line of the shopping list. */
function listLine(
  text: string,
  index: number,
  section: string | undefined,
  language: string,
): Omit<ListLine, "shown" | "heading"> {
  // "Oil, salt and pepper" names three things, and none describes another.
  const pieces = seasoningPieces(text, language);
  const { amounts, mixed } = pieces === null ? amountsOf(text, language) : { amounts: [], mixed: false };
  const named = pieces?.join(" & ") ?? nameText(text, quantitiesIn(text, language));
  const words = tokensIn(named)
    .slice(0, MOST_WORDS * 2)
    .map((token) => token.text);
  const name = new Set<string>();
  const heads = new Set<string>();
  let last = "";
  let ended = false;
  for (const word of words) {
    if (CHECKING.betweenFoods.has(word)) {
      if (last !== "") heads.add(last);
      last = "";
      ended = false;
      continue;
    }
    const stem = stemOf(word);
    if (!/^\p{L}{2}/u.test(stem)) continue;
    if (CHECKING.stops.has(stem)) ended = ended || last !== "";
    if (CHECKING.describing.has(stem) || CHECKING.stops.has(stem) || CHECKING.fillers.has(stem)) continue;
    name.add(stem);
    if (!ended) last = stem;
  }
  if (last !== "") heads.add(last);
  if (name.size === 0)
    for (const stem of stemsOf(text)) if (!CHECKING.stops.has(stem) && stem.length > 2) name.add(stem);
  const food = findFood(named)?.food ?? null;
  const said = new Set(tokensIn(text).map((token) => token.text));
  return {
    index,
    text,
    section,
    amounts,
    name,
    heads: heads.size > 0 ? heads : name,
    synonyms: [...(food?.words ?? []), ...madeNames(food?.classes ?? NONE, (word) => said.has(word))],
    classes: food?.classes ?? NONE,
    mixed,
    notIts: NONE,
    otherHeads: NONE,
    inParts: [...said].some((word) => CHECKING.managed.has(word)),
  };
}

/** First letter and the consonants behind it, doubled ones once: alike for "chicken" and "chiken". */
function bonesOf(word: string): string {
  let last = word.charAt(0);
  let bones = last;
  for (const char of word.slice(1)) {
    if (CHECKING.softLetters.has(char) || char === last) continue;
    bones += char;
    last = char;
  }
  return bones;
}

/** Shortest word of which a piece or a misspelling still tells. */
const TELLING = 4;

/** One word means the other: its beginning ("mozz"), its end ("crumb" of "breadcrumb"), what it makes ("floured"), or misspelt. */
function means(word: string, name: string): boolean {
  if (word.length < TELLING || name.length < TELLING)
    return (
      word.length > 2 && name.length > 2 && word.startsWith(name) && CHECKING.doneEndings.has(word.slice(-2))
    );
  if (word.startsWith(name) || name.startsWith(word) || name.endsWith(word)) return true;
  // Bones begin with the word's own first letter: nearly every pair differs there.
  if (word.length <= TELLING || word.charCodeAt(0) !== name.charCodeAt(0)) return false;
  const bones = bonesOf(name);
  return bones.length > 2 && bonesOf(word) === bones;
}

/** Meat, poultry or fish: what is marinated and then cooked is still meant by its name. */
export const isFleshLine = (line: ListLine): boolean => sharesWord(CHECKING.flesh, line.classes);

/** A word of the action is another name of what the line is a cut of: "beef" for a sirloin. */
function isFlesh(line: ListLine, stem: string): boolean {
  // "Add the meatballs": what was made of it.
  if (!isFleshLine(line) || LINKING.products.has(stem)) return false;
  const food = findFood(stem)?.food;
  return (
    food !== undefined && [...CHECKING.flesh].some((kind) => food.classes.has(kind) && line.classes.has(kind))
  );
}

/** How surely words mean a line: 2 when they name it, 1 when they name a part of its name or a kind it belongs to, 0 when not at all. */
export function namedBy(line: ListLine, stems: ReadonlySet<string>): 0 | 1 | 2 {
  for (const head of line.heads) if (stems.has(head)) return 2;
  if (line.synonyms.some((names) => names.every((stem) => stems.has(stem)))) return 2;
  for (const stem of line.name) if (stems.has(stem)) return 1;
  for (const stem of stems) {
    if (classesOfCollective(stem)?.some((kind) => line.classes.has(kind)) === true) return 1;
    if (CHECKING.standsFor[stem]?.some((name) => line.heads.has(name)) === true) return 1;
    if ([...line.name].some((name) => means(stem, name)) || isFlesh(line, stem)) return 1;
  }
  return 0;
}

/** "Warm 4 tablespoons of it" behind "Measure the oil", "stir in the rest", "Next day, drain and boil": a pronoun means the line that the action before names. */
export function pointsBack(
  action: { stems: readonly string[] },
  before: { words: ReadonlySet<string> } | undefined,
  line: ListLine,
): boolean {
  return (
    before !== undefined &&
    action.stems.some(
      (stem, at) =>
        CHECKING.objects.has(stem) ||
        CHECKING.rest.has(stem) ||
        LINKING.drains.has(stem) ||
        // "Slice two onions, dice the third."
        (LINKING.ordinals.has(stem) && LINKING.definite.has(action.stems[at - 1] ?? "")),
    ) &&
    namedBy(line, before.words) === 2
  );
}

/** Words before the head of a name that may make another food of it. */
const BEFORE = 2;

/** Its head stands at `at`, in no other food's name: "oil" of "olive oil" is no "sesame oil" where both are on the list. */
export function isHeadAt(line: ListLine, stems: readonly string[], at: number): boolean {
  if (!line.heads.has(stems[at] ?? "") || line.otherHeads.has(stems[at + 1] ?? "")) return false;
  for (let before = at - 1; before >= Math.max(0, at - BEFORE); before -= 1) {
    const word = stems[before] ?? "";
    if (line.name.has(word)) return true;
    if (line.notIts.has(word) || (CHECKING.telling.has(word) && !CHECKING.describing.has(word))) return false;
    if (!/^\p{L}/u.test(word) || CHECKING.stops.has(word)) return true;
  }
  return true;
}
