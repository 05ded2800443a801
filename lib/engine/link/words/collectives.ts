/** Words that mean several lines at once: "all ingredients", "everything for the filling", "remaining ingredients", "the spices". */
import { classesOfCollective } from "@/lib/engine/language/food/lexicon";
import { COOKING_VERBS } from "@/lib/engine/language/cooking-words";
import { LINKING } from "@/lib/engine/language/linking";
import { isReadied, listsAll, verbBefore } from "./context";
import {
  isInThere,
  isLaidOut,
  isAllWet,
  type Collective,
  countOf,
  ingredientsAt,
  isOneOf,
} from "./all-ingredients";
import { isBaseTold, saysWithWhat } from "./no-use";
import type { Word } from "./words";

/** "The first three", "the next two". */
export const isCounted = ({ kind }: Collective): boolean => kind === "first" || kind === "next";

const MOST_EXCEPTED = 14;
/** Words from "for" to the last word of a part's name: "for the crunchy mash topping". */
const LONGEST_PART_NAME = 4;
/** Shortest plural of a kind ("nuts"). */
export const SHORTEST_PLURAL = 4;

/** Words between "everything" and "apart from the nuts": "in a large bowl". */
const EXCEPT_REACH = 8;

/** Where the words begin that leave something out, or -1. What is kept of a kind, "all the spices, keeping back the cumin", is read elsewhere. */
function exceptionAt(words: readonly Word[], from: number, ofKind: boolean): number {
  if (LINKING.exceptions.has(words[from]?.form ?? "")) return from;
  for (let at = from; at < words.length && at < from + EXCEPT_REACH; at += 1) {
    if (/[.;:]/.test(words[at]?.gap ?? "")) return -1;
    const form = words[at]?.form ?? "";
    if (LINKING.farExceptions.has(form)) return at;
    if (ofKind) continue;
    if (LINKING.keptOfAll.has(form)) return at;
    if (LINKING.keptOfAll.has(`${form} ${words[at + 1]?.form ?? ""}`)) return at + 1;
  }
  return -1;
}

function exceptAfter(words: readonly Word[], from: number, ofKind = false): readonly Word[] {
  const at = exceptionAt(words, from, ofKind);
  if (at < 0) return [];
  const out: Word[] = [];
  for (let index = at + 1; index < words.length && index < at + MOST_EXCEPTED; index += 1) {
    const word = words[index];
    if (word === undefined || /[.;:]/.test(word.gap) || LINKING.exceptEnds.has(word.form)) break;
    if (index > at + 1 && listsAll(word)) break;
    out.push(word);
  }
  return out;
}

/** "Mix all together", "blend it all until smooth": all of it, right behind a verb that joins things. */
function standsAlone(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  const before = words[at - 1];
  const object = LINKING.pronouns.has(before?.form ?? "") ? at - 1 : at;
  if (!LINKING.combining.has(words[object - 1]?.form ?? "")) return false;
  return (
    next === undefined ||
    /[.,;:!]/.test(next.gap) ||
    LINKING.afterAll.has(next.form) ||
    LINKING.exceptions.has(next.form)
  );
}

/** No noun follows: "the next four together", "add the wet and mix". */
const endsHere = (words: readonly Word[], at: number): boolean => {
  const next = words[at];
  return (
    next === undefined ||
    /[.,;:!?(]/.test(next.gap) ||
    LINKING.conjunctions.has(next.form) ||
    LINKING.afterAll.has(next.form)
  );
};

/** What counts the foods that the word at `at` names: "both oils", "both kinds of beans", "all three cheeses": how many, and where the words begin; null where they say nothing of it. */
export function severalAt(words: readonly Word[], at: number): { from: number; count: number } | null {
  let from = at;
  const sorts = words[at - 2]?.form ?? "";
  if (LINKING.genitive.has(words[at - 1]?.form ?? "") && LINKING.sorts.has(sorts)) from = at - 2;
  const [before, further] = [words[from - 1]?.form ?? "", words[from - 2]?.form ?? ""];
  if (isOneOf(words, from)) return null;
  if (LINKING.both.has(before)) return { from: from - 1, count: 2 };
  if (LINKING.both.has(further)) return { from: from - 2, count: 2 };
  const count = LINKING.allWords.has(further) ? countOf(before) : 0;
  return count > 1 ? { from: from - 2, count } : null;
}

/** "Add sugar and fruit": a card leaves the article out; with `definite`, "add the fruit" too, and "squeeze dry" adds nothing. */
function isListed(words: readonly Word[], at: number, definite = false): boolean {
  const before = words[at - 1]?.form ?? "";
  if (/[.;:(]/.test(words[at]?.gap ?? "")) return false;
  return (
    (definite && LINKING.definite.has(before)) ||
    (words[at]?.gap ?? "").includes(",") ||
    (definite ? LINKING.combining : LINKING.adding).has(before) ||
    LINKING.conjunctions.has(before)
  );
}

/** "All but the topping": the word at `at` is left out. */
const isLeftOut = (words: readonly Word[], at: number): boolean =>
  words.slice(Math.max(0, at - 2), at).some(({ form }) => LINKING.exceptions.has(form));

/** "For the mash topping, …": the word at `at` ends the name of a part. */
function isPartName(words: readonly Word[], at: number): boolean {
  for (let index = at - 1; index >= Math.max(0, at - LONGEST_PART_NAME); index -= 1) {
    if (/[.,;:()]/.test(words[index + 1]?.gap ?? "")) return false;
    if (LINKING.partOpeners.has(words[index]?.form ?? "")) return true;
  }
  return false;
}

/** Words from "everything" to the name of the part that it is listed under. */
const UNDER_REACH = 6;

/** "Everything under marinade", "the ingredients listed under the sauce": the last word of the part's name; null where none is named. */
function underAt(words: readonly Word[], at: number): number | null {
  const { form } = words[at] ?? { form: "" };
  if (!LINKING.everything.has(form) && !LINKING.plainIngredients.has(words[at]?.lemma ?? form)) return null;
  const next = LINKING.under.listed.has(words[at + 1]?.form ?? "") ? at + 2 : at + 1;
  if (!LINKING.under.words.has(words[next]?.form ?? "")) return null;
  for (let name = next + 1; name < words.length && name <= at + UNDER_REACH; name += 1) {
    const { form: each, gap } = words[name] ?? { form: "", gap: "." };
    if (/[.,;:()]/.test(gap)) return null;
    if (!LINKING.determiners.has(each) && !LINKING.functionWords.has(each)) return name;
  }
  return null;
}

/** The kind that the word at `at` names, with the word before it where both are a kind of their own: "dried fruit". */
function kindNamed(words: readonly Word[], at: number): string {
  const { lemma = "", gap = "" } = words[at] ?? {};
  const both = `${words[at - 1]?.lemma ?? ""} ${lemma}`;
  return /^[\s-]*$/.test(gap) && classesOfCollective(both) !== null ? both : lemma;
}

/** "If you put everything in at once, it will not brown": told of what nobody does. "If needed, add everything" is an order. */
function isSupposed(words: readonly Word[], at: number): boolean {
  const cook = LINKING.cooks.has(words[at - 2]?.form ?? "") ? at - 2 : at - 1;
  return LINKING.combining.has(words[at - 1]?.form ?? "") && LINKING.ifWords.has(words[cook - 1]?.form ?? "");
}

/** Words between "the" and "veg" at most. */
const DESCRIBED = 2;

/** "The veg", "the finely chopped veg" */
function isDetermined(words: readonly Word[], at: number): boolean {
  let before = at - 1;
  while (at - before <= DESCRIBED && LINKING.descriptions.has(words[before]?.form ?? "")) before -= 1;
  return LINKING.determiners.has(words[before]?.form ?? "");
}

/** The collective words of an action, in order. */
export function collectivesOf(words: readonly Word[]): Collective[] {
  const all: Collective[] = [];
  words.forEach((word, at) => {
    const next = words[at + 1]?.form ?? "";
    const found = (read: Pick<Collective, "from" | "kind"> & Partial<Collective>): void => {
      all.push({
        to: at + 1,
        count: 0,
        noun: word.lemma,
        except: exceptAfter(words, at + 1, read.kind === "class"),
        ...read,
      });
    };
    const listed = underAt(words, at);
    if (listed !== null)
      return found({ from: at, to: listed + 1, kind: "section", noun: words[listed]?.lemma ?? "" });
    // "Beat the lot together"
    const isLot = LINKING.lots.has(word.form) && LINKING.definite.has(words[at - 1]?.form ?? "");
    if (LINKING.everything.has(word.form) || (isLot && !LINKING.genitive.has(next))) {
      const verb = verbBefore(words, at);
      const placed = LINKING.places.has(words[at - 1]?.form ?? "");
      // "Turn everything over", "take it all out": nothing goes in.
      const object = LINKING.objectPronouns.has(words[at - 1]?.form ?? "") ? at - 1 : at;
      const order = verb ?? words[object - 1]?.form ?? "";
      const isOther = (verb !== null || COOKING_VERBS.has(order)) && !LINKING.combining.has(order);
      if (LINKING.states.has(next) || placed || isOther || isSupposed(words, at)) return;
      if (isLaidOut(words, at) || isInThere(words, at, verb)) return;
      const rest = LINKING.elseWords.has(next);
      const bare = rest ? {} : { bare: true as const };
      found({
        ...bare,
        from: at,
        kind: rest ? "rest" : "all",
        except: exceptAfter(words, at + (rest ? 2 : 1)),
      });
      return;
    }
    // "Add all the rest"
    const isAllRest = LINKING.allWords.has(word.form) && LINKING.definite.has(next);
    if (isAllRest && LINKING.theRest.has(words[at + 2]?.form ?? "") && endsHere(words, at + 3))
      return found({ from: at, to: at + 3, kind: "rest" });
    const counted = LINKING.firstWords.has(word.form)
      ? "first"
      : LINKING.nextWords.has(word.form)
        ? "next"
        : null;
    if (counted !== null && countOf(next) > 1 && endsHere(words, at + 2))
      return found({ from: at, to: at + 2, kind: counted, count: countOf(next) });
    // "Add the wet to the dry": the word alone means the ingredients.
    const ofKind = word.form === LINKING.dryAlone ? "dry" : word.form === LINKING.wetAlone ? "wet" : null;
    // "Drain and dry." is an order, "mix wet and dry" none.
    const isOrder =
      LINKING.conjunctions.has(words[at - 1]?.form ?? "") &&
      words[at - 2]?.form !== LINKING.wetAlone &&
      words[at - 2]?.form !== LINKING.dryAlone;
    if (ofKind !== null && !isOrder && endsHere(words, at + 1) && isListed(words, at, true)) {
      found({ from: at, kind: ofKind });
      return;
    }
    if (endsHere(words, at + 1) && isAllWet(words, at, all)) return found({ from: at, kind: "wet" });
    if (LINKING.allWords.has(word.form) && standsAlone(words, at) && !isSupposed(words, at))
      return found({ from: at, kind: "all", bare: true });
    if (LINKING.ingredients.has(word.form) && !LINKING.ingredientsStop.has(next)) {
      const read = ingredientsAt(words, at);
      const named = LINKING.plainIngredients.has(word.form);
      // "the salad things" are its lines; "bits" alone are crumbs in a pan.
      if (read !== null && (named || read.kind === "section" || read.kind === "dry" || read.kind === "wet"))
        found({ ...read, ...(named || read.kind !== "section" ? {} : { loose: true }) });
      return;
    }
    // "Serve with whatever else you fancy"
    if (LINKING.whatever.has(word.form) && LINKING.elseWords.has(next))
      return found({ from: at, to: at + 2, kind: "serving" });
    if (
      LINKING.servings.has(word.lemma) &&
      !saysWithWhat(words, at) &&
      !isPartName(words, at) &&
      !isLeftOut(words, at)
    ) {
      found({ from: at, kind: "serving" });
      return;
    }
    const isPlural = word.form !== word.lemma;
    const noun = kindNamed(words, at);
    const isClass = classesOfCollective(noun) !== null;
    // "both fish": a word that counts makes a plural of any.
    const both = LINKING.both.has(words[at - 1]?.form ?? "");
    const several = (isPlural || both) && isClass ? severalAt(words, at) : null;
    if (several !== null) {
      found({ ...several, kind: "both" });
      return;
    }
    if (!isClass || LINKING.juices.has(word.form) || isBaseTold(words, at)) return;
    const first = noun === word.lemma ? at : at - 1;
    const rest = first > 1 && LINKING.restWords.has(words[first - 1]?.form ?? "");
    const mass =
      (LINKING.massKinds.has(word.lemma) || LINKING.massKinds.has(word.form)) &&
      (rest || isDetermined(words, first) || isListed(words, first));
    if (!mass && (!isPlural || word.form.length < SHORTEST_PLURAL)) return;
    const before = words[at - (LINKING.definite.has(words[at - 1]?.form ?? "") ? 2 : 1)]?.form ?? "";
    found({
      from: rest ? first - 1 : first,
      kind: "class",
      noun,
      called: `${words[at - 1]?.form ?? ""} ${word.form}`,
      ...((LINKING.allWords.has(before) || isOneOfTwoKinds(words, at)) && { whole: true as const }),
      ...(LINKING.allWords.has(before) && isReadied(words, at) && { every: true as const }),
      ...(LINKING.readied.has(words[at - 1]?.form ?? "") && { readied: true as const }),
    });
  });
  // "Everything but the berries": they are left out, and no berries are taken.
  const except = new Set(all.flatMap((collective) => collective.except));
  // "All the seasoning ingredients" are those of a part, and no spices besides.
  const isWithin = ({ kind, from, to }: Collective): boolean =>
    kind === "class" && all.some((other) => other.kind === "section" && other.from <= from && to <= other.to);
  // "Add the herbs and spices": no herb is one of the spices.
  if (all.some(({ kind, noun }) => kind === "class" && noun === LINKING.herbWord))
    for (const each of all) if (each.noun === LINKING.spiceWord) each.beside = true;
  return all.filter(
    (each) => !isWithin(each) && !words.slice(each.from, each.to).some((word) => except.has(word)),
  );
}

/** "All herbs and spices": the word at `at` is the second of two kinds. */
const isOneOfTwoKinds = (words: readonly Word[], at: number): boolean =>
  LINKING.conjunctions.has(words[at - 1]?.form ?? "") && LINKING.allWords.has(words[at - 3]?.form ?? "");

/** "When all the salad ingredients are prepared, combine and chill": the order has no object but those. */
export function mixesThem(words: readonly Word[], from: number): boolean {
  const verb = words.findIndex(
    ({ form, gap }, at) => at > from && gap.includes(",") && LINKING.mixing.has(form),
  );
  const next = words[verb + 1];
  return verb > 0 && (next === undefined || /[.,;]/.test(next.gap) || LINKING.conjunctions.has(next.form));
}
