/**
 * Which part of a recipe a line heads, by its words alone, with a letter left out or changed too. The words are the languages' own
 * (`<code>/pages.ts`).
 */
import type { HeadingKind, HeadingWords } from "@/lib/engine/language/pack/headings";
import { COOKING_VERBS } from "./cooking-words";
import { keepingRecent } from "./memory";
import { OTHER_HEADINGS } from "./other-languages";
import { topicOf } from "./packs";

// Headings of one long word with a letter left out, doubled or changed with its neighbour: "Ingedients".

/** In a shorter word a letter makes another one. */
const SHORTEST = 9;

const without = (word: string, at: number): string => word.slice(0, at) + word.slice(at + 1);
const swapped = (word: string, at: number): string =>
  word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);

/** What heads the list or the method as `whole` has it, by a word that is one letter off; null for every other key. Linear in the key. */
function misspeltHeadings(whole: ReadonlyMap<string, HeadingKind>): (key: string) => HeadingKind | null {
  const near = new Map<string, HeadingKind>();
  for (const [word, kind] of whole) {
    if (word.length < SHORTEST || word.includes(" ") || (kind !== "ingredients" && kind !== "steps"))
      continue;
    for (let at = 1; at < word.length; at += 1)
      for (const other of [without(word, at), swapped(word, at), word.slice(0, at) + word.slice(at - 1)])
        if (!near.has(other)) near.set(other, kind);
  }
  return (key) => (whole.has(key) ? null : (near.get(key) ?? null));
}

export type { HeadingKind } from "@/lib/engine/language/pack/headings";

/** The kinds of heading that begin a part of the recipe itself. */
export const PART_KINDS: readonly HeadingKind[] = ["ingredients", "steps"];

const PACKS: readonly Partial<HeadingWords>[] = [...topicOf("headings"), OTHER_HEADINGS];
/** A list of all languages. */
const listed = (list: (words: Partial<HeadingWords>) => string | undefined): string[] =>
  PACKS.flatMap((pack) => list(pack)?.split("|") ?? [])
    .map((words) => words.trim())
    .filter((words) => words !== "");
const anyOf = (list: Parameters<typeof listed>[0]): string => `(?:${listed(list).join("|")})`;

const LONGEST_HEADING = 80;

/** Lower case, no accents, no punctuation, no pictographs: the form in which headings are compared. */
export const headingKey = keepingRecent((text: string): string =>
  text
    .toLowerCase()
    // An accent that stands alone is typed for an apostrophe: "wird´s".
    .replace(/´/g, "")
    .normalize("NFKD")
    .replace(/\p{M}|['’`]/gu, "")
    .replace(/ß/g, "ss")
    .replace(/&/g, " and ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim(),
);

/** In this order a heading that could be of two kinds is looked up. */
const KINDS = ["junk", "ingredients", "steps", "notes"] as const;
const WHOLE = new Map<string, HeadingKind>();
for (const kind of KINDS)
  for (const words of listed((pack) => pack[kind])) WHOLE.set(headingKey(words), kind);

const misspeltBy = misspeltHeadings(WHOLE);

/** "More Easy Chicken Recipes": what stands around the dish is open. */
const MORE_RECIPES = new RegExp(
  `^${anyOf(({ moreRecipes }) => moreRecipes?.more)} (?:[\\p{L}\\p{N}]+ ){0,5}${anyOf(({ moreRecipes }) => moreRecipes?.recipes)}$`,
  "u",
);

/** The openings by their first word, each with the blank that stands behind it. */
const OPENINGS = new Map<string, { opening: string; kind: HeadingKind }[]>();
for (const kind of KINDS)
  for (const words of listed(({ openings }) => openings?.[kind])) {
    const first = words.split(" ", 1)[0] ?? "";
    OPENINGS.set(first, [...(OPENINGS.get(first) ?? []), { opening: `${words} `, kind }]);
  }

/**
 * The part of a recipe that `text` heads, or null. Only the words are judged ("Method", "Zutaten für 4 Personen", "Comments (47)"):
 * a sentence that merely begins with such a word is no heading.
 */
export const headingOf = (text: string): HeadingKind | null =>
  text.length > LONGEST_HEADING ? null : headedBy(text);

/** "Tips and variations to try": two headings of notes in one. */
function headsNotes(key: string): boolean {
  const parts = key.replace(TO_TRY, "").split(AND);
  return parts.length <= 3 && parts.every((part) => WHOLE.get(part) === "notes");
}
const TO_TRY = new RegExp(` ${anyOf(({ joined }) => joined?.toTry)}$`, "u");
const AND = new RegExp(` ${anyOf(({ joined }) => joined?.and)} `, "u");

/** "Zubereitung Schritt für Schritt", "Step-by-step method", and the words alone. */
function headsByStep(key: string): boolean {
  const rest = key.replace(BY_STEP, "").trim();
  return rest !== key && (rest === "" || WHOLE.get(rest) === "steps");
}
const BY_STEP = new RegExp(
  `^${anyOf(({ stepByStep }) => stepByStep)}(?= |$)|(?<= )${anyOf(({ stepByStep }) => stepByStep)}$`,
  "u",
);

/** "Here are the" of "Here are the ingredients!" */
const ANNOUNCING = new RegExp(`^${anyOf(({ announcing }) => announcing)} `, "u");

/** Does the key head a list of ingredients, and say for how many it is ("til 4 personer")? "Cook for 10 minutes" is work. */
const headsListFor = (key: string): boolean =>
  FOR_PEOPLE.test(key) && WHOLE.get(key.replace(FOR_PEOPLE, "")) === "ingredients";
const FOR_PEOPLE = new RegExp(
  ` ${anyOf(({ forPeople }) => forPeople)} \\d{1,3}(?: \\d{1,3})? \\p{L}{3,14}$`,
  "u",
);

/** Each line is asked from many sides. */
const headedBy = keepingRecent((text: string): HeadingKind | null => {
  const bare = text
    .replace(/(?:(?<!\s)\s+)?[([][^)\]]{0,60}[)\]]\s*/g, " ")
    .replace(/(?<![:\s–—-])[:\s–—-]+$/, "");
  const key = headingKey(bare);
  if (key === "") return null;
  const whole = WHOLE.get(key) ?? WHOLE.get(key.replace(/^\d{1,3} | \d{1,3}$/g, ""));
  if (whole) return whole;
  const misspelt = misspeltBy(key);
  if (misspelt !== null) return misspelt;
  if (headsNotes(key)) return "notes";
  if (headsByStep(key)) return "steps";
  const announced = WHOLE.get(key.replace(ANNOUNCING, ""));
  if (announced === "ingredients" || announced === "steps") return announced;
  const ofPart = headsPart(bare) ?? headingNamed(text)?.kind ?? null;
  if (ofPart !== null) return ofPart;
  if (headsListFor(key)) return "ingredients";
  if (MORE_RECIPES.test(key)) return "junk";
  if (/[.!]$/.test(bare) || key.split(" ").length > 9) return null;
  // "4. Tips for the perfect pie" is counted with the parts above it; "3 ingredients for a pie" counts them.
  const counted = openedBy(key.replace(/^\d{1,2} /, ""));
  return openedBy(key) ?? (counted === "notes" ? counted : null);
});

/** The kind of the opening that a key begins with. */
const openedBy = (key: string): HeadingKind | null =>
  OPENINGS.get(key.slice(0, key.indexOf(" ")))?.find(({ opening }) => key.startsWith(opening))?.kind ?? null;

/** "Modo de preparo – Bolo": a heading of list or method, and what part of the dish it is of; null where an order follows. */
function headsPart(text: string): HeadingKind | null {
  const [, lead = "", part = ""] = WITH_PART.exec(text) ?? [];
  const kind = lead === "" ? undefined : WHOLE.get(headingKey(lead));
  const first = part.split(/\s/, 1)[0]?.toLowerCase() ?? "";
  const isPart = (kind === "ingredients" || kind === "steps") && !COOKING_VERBS.has(first);
  return isPart && part.split(/\s+/).length <= PART_OF_WORDS ? kind : null;
}
const WITH_PART = /^([^–—:.!?\d-]{5,40}) [–—-] ([^–—:.!?,\d-]{3,40})$/u;
const PART_OF_WORDS = 4;

/** "Tartare Sauce Method", "Pickle tips:": what the heading is of, and its kind by its last word. */
const NAMED = /^(\p{Lu}[^–—:.!?,()\d]{2,40}) (\p{L}{4,12})$/u;
/** "and", "the" keep their small letters in a title. */
const SMALL_WORD = 3;
const NAMED_ENDS: ReadonlyMap<string, "steps" | "notes"> = new Map(
  (["steps", "notes"] as const).flatMap((kind) =>
    listed(({ named }) => named?.[kind]).map((word) => [word, kind] as const),
  ),
);
/** "Follow the package directions:" */
const OF_OTHERS = new RegExp(` ${anyOf(({ named }) => named?.ofOthers)} `, "iu");

/**
 * What a heading that begins with what it is of heads, and of what: the method in capitals as a title has them or with a colon, notes with a colon
 * alone. "See the notes" orders, and "Asparagus tips" are food. Null for all else.
 */
export function headingNamed(text: string): { kind: "steps" | "notes"; of: string } | null {
  const end = text.trimEnd();
  const isLabel = end.endsWith(":");
  const [, of = "", last = ""] = NAMED.exec(isLabel ? end.slice(0, -1).trimEnd() : end) ?? [];
  const kind = NAMED_ENDS.get(last.toLowerCase());
  const [first = "", ...further] = `${of} ${last}`.split(/\s+/);
  // "Cooking Directions" is of nothing.
  if (kind === undefined || WHOLE.has(headingKey(end))) return null;
  if (isLabel) return OF_OTHERS.test(of) ? null : { kind, of };
  if (kind === "notes" || COOKING_VERBS.has(first.toLowerCase())) return null;
  const isTitled = further.every((word) => word.length <= SMALL_WORD || /^\p{Lu}/u.test(word));
  return isTitled ? { kind, of } : null;
}

/** No name of a part is longer, in words; shorter ones name nothing. */
const PART_WORDS = { least: 2, most: 6 };

/**
 * The part of the dish that a heading of ingredients or of steps names: "For the base" of "Ingredients for the base"; null where it names none,
 * or people ("Zutaten für 4 Personen").
 */
export function partNamed(text: string): string | null {
  const kind = headingOf(text);
  if ((kind !== "ingredients" && kind !== "steps") || text.length > LONGEST_HEADING) return null;
  const words = text
    .replace(/(?<![:\s])[:\s]+$/, "")
    .trim()
    .split(/\s+/);
  const heads = (count: number) => WHOLE.get(headingKey(words.slice(0, count).join(" "))) === kind;
  let lead = words.length;
  while (lead > 0 && !heads(lead)) lead--;
  const rest = words.slice(lead);
  const isName = lead > 0 && rest.length >= PART_WORDS.least && rest.length <= PART_WORDS.most;
  if (!isName || /\d/.test(rest.join(""))) return null;
  const name = rest.join(" ");
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const LONGEST_LABEL = 40;

/** A line of notes with its label in front: "Tip: serve it cold". */
export function isRemark(text: string): boolean {
  const colon = text.indexOf(":");
  if (colon < 2 || colon > LONGEST_LABEL || colon > text.length - 3) return false;
  return WHOLE.get(headingKey(text.slice(0, colon))) === "notes";
}
