/** What the linker knows of one line of the shopping list: the names it may be called by, the words that describe it, and its amount. */
import { parseIngredientLine, type IngredientLine } from "@/lib/engine/lines/ingredient-line";
import { findFood, type Food } from "@/lib/engine/language/food/lexicon";
import { madeNames, LINKING } from "@/lib/engine/language/linking";
import { OPENS_NUMBER } from "@/lib/engine/language/characters";
import { SPOONED, unitOf } from "@/lib/engine/language/units";
import type { Exact } from "@/lib/engine/link/amounts/exact";
import { lineAmounts, type LineAmounts } from "@/lib/engine/link/amounts/line-amounts";
import {
  beforeEnclosing,
  isContent,
  namePart,
  nameOf,
  nameWords,
  seasoningNames,
  splitNames,
  type LineName,
} from "./names";
import { eggPartsOf, partNames, type PartedInMethod, reservedIn, tinPartIn } from "./set-apart";
import { anyOf, isForGreasing, purposesIn, wordsOf, type Word } from "@/lib/engine/link/words/words";

const { cuts: CUTS, measures: MEASURES, shapes: SHAPES, tools: TOOLS } = LINKING;

export type LineModel = {
  index: number;
  /** "butter or margarine" has two, "salt and pepper" too. */
  names: LineName[];
  /** Every lemma of the line, the describing ones and the preparation included. */
  vocabulary: ReadonlySet<string>;
  /** Lemmas of the names. */
  naming: ReadonlySet<string>;
  /** Amounts that the line states, exactly. */
  amounts: LineAmounts;
  /** What a bare count counts: "lemons". */
  noun: string;
  /** There is more of it than its amount: "plus extra for greasing". */
  extra: boolean;
  /** It is itself the further helping of a like line: "1 tsp sesame oil, extra". */
  further: boolean;
  /** It is parted before use, as eggs are into yolks and whites. */
  separated: boolean;
  /** It sets a part of the plant apart: "fronds reserved", "whites chopped, greens sliced". */
  partsApart: boolean;
  /** Its white and its green are used each by themselves, as the list or a step says. */
  inColours: boolean;
  /** The line says that it is used in more than one place: "divided", "plus more for dusting". */
  divided: boolean;
  /** No amount, or "to taste": how much is the cook's choice, so using it twice is no contradiction. */
  open: boolean;
  /** It is there for a tin or a cloth alone: "butter and flour for the tin". */
  forGreasing: boolean;
  /** What it is there for, without its ending: "fry" of "oil for frying"; or what there is more of it for, "plus more for rolling". */
  purposes: readonly string[];
  extraFor: readonly string[];
  /** "and" joins two foods in one line: "salt and pepper to taste". */
  compound: boolean;
  section: string | undefined;
  /** Forms of the names' words as written: a step that writes the plural of a singular may mean several lines. */
  forms: ReadonlySet<string>;
  /** The name ends in a cut or shape: "chicken thighs". */
  cut: boolean;
  /** What the line's own work makes of it: "florets" of "1 cauliflower, cut into florets". */
  pieces: ReadonlySet<string>;
  /** What the lexicon knows of the line's food, or null. */
  food: Food | null;
  /** What it is canned in, where that is used for itself: "adobo" of "chipotles in adobo". */
  keptIn: string | null;
  /** What it is drained of is kept: "drained, juice reserved". */
  keepsJuice: boolean;
  /** What the list keeps of it for later, "3 eggs (1 reserved for brushing)", or for a tin, "4 tbsp oil, 1 of which for greasing". */
  reserved: Exact | null;
};

const DIVIDED = anyOf(LINKING.divided);
const SUMMED = new RegExp(`\\d\\s*\\+\\s*\\d|\\b(?:${LINKING.sums}) \\d`, "i");
const EXTRA = anyOf(LINKING.extra);
/** "1 tbsp chopped dill, plus sprigs for garnish" */
const PLUS_FOR = new RegExp(
  `\\b(?:${LINKING.sums})\\s\\p{L}{3,20}(?:\\s\\p{L}{3,20})?\\s(?:${LINKING.purposes})\\s`,
  "iu",
);
const OPEN = anyOf(LINKING.openLine);
/** Neighbours joined to one word in names of up to this many words. */
const MOST_JOINED = 6;
/** Names that a line has beside its own: what stands in brackets, what its `work` makes of it, its words written as one. */
function furtherNames(
  text: string,
  work: readonly Word[],
  names: readonly LineName[],
  food: Food | null,
  { parts, inColours }: { parts: Iterable<string>; inColours: boolean },
): LineName[] {
  const further: LineName[] = [];
  for (const match of text.matchAll(/\(([^()\d]{3,40})\)/g)) {
    const inner = wordsOf(match[1] ?? "");
    // "(I use the salted kind)" is a remark of the cook.
    if (inner.some(({ form }) => LINKING.bracketSkips.has(form))) continue;
    const name = nameOf(inner);
    if (name !== null && inner.some(isContent)) further.push(name);
  }
  if (food !== null)
    for (const words of madeNames(food.classes, (said) => work.some(({ form }) => form === said)))
      further.push({ words, head: words[0] ?? "" });
  further.push(...partNames(food, parts));
  // "the whites", "the green tops" of "4 scallions, whites and greens separated".
  if (inColours)
    for (const part of LINKING.colours)
      further.push({ words: [part], head: part }, { words: [LINKING.egg, part], head: part });
  // "Panko" is crumbs to a cook.
  for (const tail of LINKING.tails)
    if (
      food?.names.some((name) => name.endsWith(tail) && name !== tail) &&
      !names.some(({ head }) => head.endsWith(tail))
    )
      further.push({ words: [tail], head: tail });
  for (const { words, head } of names) {
    const last = words.at(-1) ?? "";
    for (const tail of LINKING.tails)
      if (last.endsWith(tail) && (last !== tail || words.length > 1))
        further.push({ words: [tail], head: tail });
    // "bread crumbs" is "breadcrumbs" to half of all cooks.
    for (let at = 0; at + 1 < words.length && at < MOST_JOINED; at += 1) {
      const [first = "", second = ""] = words.slice(at, at + 2);
      further.push({
        words: [...words.slice(0, at), first + second, ...words.slice(at + 2)],
        head: second === head ? first + second : head,
      });
    }
  }
  return further;
}

/** "Juice of 2 limes" is juice too: a step speaks of "the rest of the juice". */
function takenName(words: readonly Word[], names: readonly LineName[]): LineName[] {
  const at = words.findIndex(({ form }) => LINKING.genitive.has(form));
  const taken = words[at - 1]?.lemma ?? "";
  const [own] = names;
  if (own === undefined || !LINKING.takenFrom.has(taken) || own.head === taken) return [];
  return [{ words: [...own.words.filter((word) => word !== taken), taken], head: taken }];
}

/** Words from "into" to what a food is cut into: "into 2 cm thick slices". */
const LONGEST_CUT = 5;

/** The shapes that a line's work cuts its food into. */
function piecesOf(words: readonly Word[]): Set<string> {
  const pieces = new Set<string>();
  words.forEach((word, at) => {
    if (!LINKING.becoming.has(word.form)) return;
    let last: Word | undefined;
    for (let next = at + 1; next < words.length && next <= at + LONGEST_CUT; next += 1) {
      const each = words[next] ?? word;
      if (/[,;()]/.test(each.gap) || LINKING.functionWords.has(each.form)) break;
      last = each;
      if (SHAPES.has(each.lemma) && each.form !== each.lemma) pieces.add(each.lemma);
    }
    // "cut into chips": whatever else the pieces are called.
    if (
      last !== undefined &&
      last.form !== last.lemma &&
      !/^\d/.test(last.form) &&
      unitOf(last.form) === null
    )
      pieces.add(last.lemma);
  });
  return pieces;
}

/** Two parts of the plant are named, or one that is kept. */
function setsPartsApart(words: readonly Word[]): boolean {
  // "3 tbsp chopped mint, plus whole leaves to garnish": what is added is no part that is kept apart.
  const added = words.findIndex(({ form }) => form === LINKING.sums);
  const behind = added < 0 ? [] : words.slice(added);
  // "1 fennel bulb, chopped, plus its fronds, chopped"
  const isKept = !behind.some(({ form }) => LINKING.beforePurpose.has(form));
  if (isKept && behind.some(({ lemma }) => LINKING.plantParts.has(lemma))) return true;
  const own = added < 0 ? words : words.slice(0, added);
  const parts = new Set(own.flatMap(({ lemma }) => (LINKING.plantParts.has(lemma) ? [lemma] : [])));
  return parts.size > 1 || (parts.size === 1 && own.some(({ form }) => LINKING.keptParts.has(form)));
}

/** The white and the green part of the plant are kept apart. */
const setsColoursApart = (words: readonly Word[]): boolean =>
  [...LINKING.colours].every((colour) => words.some(({ lemma }) => lemma === colour)) &&
  words.some(({ form, lemma }) => LINKING.keptParts.has(form) || LINKING.partNouns.has(lemma));

const NOT_PARTED: PartedInMethod = { eggs: false, colours: false };

/** Longer lines are cut: no shopping list has any. */
const READ_CHARS = 400;
/** What is counted, without what only describes it: "red onions". */
const NOUN_ENDS = new RegExp(`[,;(/]|\\s(?:${[...LINKING.enclosing].join("|")})\\s`);
const nounOf = (name: string): string => name.split(NOUN_ENDS)[0]?.trim() ?? name;

/** What is marinated or salted with the rest of its part, and cooked after that. */
export const isCookedLater = ({ food }: LineModel): boolean =>
  LINKING.readiedClasses.some((name) => food?.classes.has(name));

/** Reads one line of the shopping list for the linker; `inMethod`: what a step parts of it. Never throws; a line without words has no names and is never linked. */
export function modelLine(
  whole: string,
  index: number,
  section?: string,
  read: IngredientLine = parseIngredientLine(whole),
  inMethod: PartedInMethod = NOT_PARTED,
): LineModel {
  const text = whole.slice(0, READ_CHARS);
  const words = wordsOf(text);
  const parsed = read.name.length > READ_CHARS ? { ...read, name: read.name.slice(0, READ_CHARS) } : read;
  const part = namePart(text);
  const seasonings = seasoningNames(text);
  const { names, compound } = seasonings === null ? splitNames(part) : { names: seasonings, compound: true };
  const own = beforeEnclosing(wordsOf(parsed.name));
  const plain = nameOf(nameWords(own));
  const known = names.some(
    (name) => plain === null || plain.words.every((word) => name.words.includes(word)),
  );
  if (plain !== null && !known && !compound && own.some(isContent)) names.push(plain);
  // "½ tsp ginger" is ground; "1 tbsp ginger, grated" is not.
  const isBare = SPOONED.has(parsed.unit ?? "") && parsed.preparation === null;
  const spooned = isBare ? LINKING.spoonedFoods[parsed.name.toLowerCase()] : undefined;
  const food = findFood(spooned ?? part)?.food ?? findFood(parsed.name)?.food ?? null;
  const { separated, parts } = eggPartsOf(text, food, inMethod.eggs);
  const behind = wordsOf(text.slice(part.length));
  const inColours = inMethod.colours || setsColoursApart(behind);
  names.push(...furtherNames(text, words, names, food, { parts, inColours }), ...takenName(words, names));
  // "8 lasagne sheets" are counted in sheets, whatever else a sheet is; "200 g cannelloni tubes" are tubes, "a pork fillet" is a fillet.
  const counted = wordsOf(parsed.name).at(-1);
  const last = counted?.lemma ?? "";
  const isPlural = counted?.form !== last;
  const isCounted = TOOLS.has(last)
    ? isPlural || parsed.unit === null
    : MEASURES.has(last) && (CUTS.has(last) || (isPlural && !SHAPES.has(last)));
  // "4 fillets of chicken breast" too.
  const called = isCounted ? last : CUTS.has(parsed.unit ?? "") ? (parsed.unit ?? "") : "";
  if (called !== "" && names.length > 0 && !names.some(({ head }) => head === called))
    names.push({ words: [called], head: called });
  // "Salsa or guacamole, for dipping" are "the dips".
  words.forEach(({ form }, at) => {
    const name = LINKING.purposeNames[form];
    if (name !== undefined && LINKING.beforePurpose.has(words[at - 1]?.form ?? ""))
      names.push({ words: [name], head: name });
  });
  const partsApart = setsPartsApart(words) || inColours;
  // "Scatter over the fronds", of fennel whose fronds are kept.
  if (partsApart)
    for (const { lemma } of behind)
      if (LINKING.plantParts.has(lemma)) names.push({ words: [lemma], head: lemma });
  const pieces = new Set([...piecesOf(behind)].filter((piece) => !names.some(({ head }) => head === piece)));
  for (const piece of pieces) names.push({ words: [piece], head: piece });
  const naming = names.flatMap((name) => name.words);
  const noun = nounOf(parsed.name);
  const stated = words.some((word) => OPENS_NUMBER.test(word.form));
  const extra = EXTRA.test(text) || PLUS_FOR.test(text);
  const amounts = lineAmounts(seasonings === null ? parsed : { ...parsed, quantity: null }, noun);
  return {
    index,
    names,
    vocabulary: new Set([...words.map((word) => word.lemma), ...naming]),
    naming: new Set(naming),
    amounts,
    noun,
    extra,
    further: !extra && stated && LINKING.moreWords.has(words.at(-1)?.form ?? ""),
    separated,
    partsApart,
    inColours,
    divided: DIVIDED.test(text) || SUMMED.test(text),
    open: !stated || seasonings !== null || OPEN.test(text),
    // "100 g butter, plus 1 tbsp for the pan" does more than grease it.
    forGreasing: isForGreasing(words, extra || amounts.further.length > 0),
    purposes: extra ? [] : purposesIn(words),
    extraFor: extra ? purposesIn(words) : [],
    compound,
    section,
    forms: new Set(words.map((word) => word.form)),
    cut: names.some((name) => name.words.length > 1 && SHAPES.has(name.words[name.words.length - 1] ?? "")),
    pieces,
    food,
    keptIn: keptIn(behind),
    reserved: reservedIn(text) ?? tinPartIn(text, amounts.pools[0]?.unit ?? null),
    keepsJuice: words.some(
      ({ lemma }, at) =>
        LINKING.fluids.has(lemma) &&
        (LINKING.keptParts.has(words[at + 1]?.form ?? "") ||
          LINKING.keepingBack.has(words[at - 1]?.form ?? "")),
    ),
  };
}

/** The word behind "in" that is used for itself too. */
const keptIn = (behind: readonly Word[]): string | null =>
  behind.find(({ form }, at) => form in LINKING.keptIn && LINKING.enclosing.has(behind[at - 1]?.form ?? ""))
    ?.form ?? null;
