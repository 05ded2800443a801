/** Words that mean several lines at once: "all ingredients", "everything for the filling", "remaining ingredients", "the spices". */
import { classesOfCollective, isDryIngredient, isWetIngredient } from "@/lib/engine/language/food/collective";
import { foodOfWords, type Food } from "@/lib/engine/language/food/lexicon";
import { LINKING } from "@/lib/engine/language/linking";
import { SPOONED } from "@/lib/engine/language/units";
import { amountAt } from "@/lib/engine/language/amount";
import { tokenize } from "@/lib/engine/language/tokens";
import { verbBefore } from "./context";
import type { LineModel, LineName } from "./line-names";
import { singular } from "@/lib/engine/language/food/singular";
import { wordsOf, type Word } from "./words";

export type Collective = {
  from: number;
  to: number;
  kind: "all" | "rest" | "first" | "next" | "last" | "dry" | "wet" | "class" | "section" | "both" | "serving";
  count: number;
  noun: string;
  /** Only together with the name of a part does the word mean its lines: "the salad things". */
  loose?: true;
  /** Words after "except" or "but", whose lines are left out. */
  except: readonly Word[];
};

const MOST_EXCEPTED = 14;
const MOST_BEFORE = 6;
/** Words from "for" to the last word of a part's name: "for the crunchy mash topping". */
const LONGEST_PART_NAME = 4;
/** Shortest plural of a kind ("nuts"). */
export const SHORTEST_PLURAL = 4;

function exceptAfter(words: readonly Word[], at: number): readonly Word[] {
  const next = words[at];
  if (next === undefined || !LINKING.exceptions.has(next.form)) return [];
  const out: Word[] = [];
  for (let index = at + 1; index < words.length && index < at + MOST_EXCEPTED; index += 1) {
    const word = words[index];
    if (word === undefined || /[.;:]/.test(word.gap) || LINKING.exceptEnds.has(word.form)) break;
    out.push(word);
  }
  return out;
}

const countOf = (form: string): number => {
  const amount = amountAt(tokenize(form), 0);
  return amount?.stated === true && Number.isInteger(amount.value) ? amount.value : 0;
};

/** "the first five dry ingredients": what stands before the noun at word `at`. */
function ingredientsAt(
  words: readonly Word[],
  at: number,
): Pick<Collective, "from" | "kind" | "count" | "noun"> | null {
  let from = at;
  let kind: Collective["kind"] | null = null;
  let [count, noun] = [0, ""];
  for (let index = at - 1; index >= 0 && index >= at - MOST_BEFORE; index -= 1) {
    const each = words[index];
    const later = words[index + 1];
    if (each === undefined || later === undefined || /[.;:()]/.test(later.gap)) break;
    const number = countOf(each.form);
    if (number > 1) count = number;
    else if (LINKING.dry.has(each.form)) kind = "dry";
    else if (LINKING.wet.has(each.form)) kind = "wet";
    else if (LINKING.lastWords.has(each.form) && count > 0) kind = "last";
    else if (LINKING.restWords.has(each.form)) kind = kind === "dry" || kind === "wet" ? kind : "rest";
    else if (LINKING.allWords.has(each.form)) kind ??= "all";
    else if (LINKING.firstWords.has(each.form)) kind = "first";
    else if (LINKING.nextWords.has(each.form)) kind = "next";
    else if (!LINKING.collectiveFillers.has(each.form)) {
      if (
        kind === null &&
        noun === "" &&
        !LINKING.conjunctions.has(each.form) &&
        !LINKING.together.has(each.form) &&
        !LINKING.adding.has(each.form)
      )
        noun = each.lemma;
      else break;
    }
    from = index;
  }
  if ((kind === null || kind === "all") && noun !== "") kind = "section";
  if (kind === null && !LINKING.combining.has(verbBefore(words, at) ?? "")) return null;
  return { from, kind: kind ?? "all", count, noun };
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

/** What counts the foods that the word at `at` names: "both oils", "both kinds of beans", "all three cheeses": how many, and where the words begin; null where they say nothing of it. */
export function severalAt(words: readonly Word[], at: number): { from: number; count: number } | null {
  let from = at;
  const sorts = words[at - 2]?.form ?? "";
  if (LINKING.genitive.has(words[at - 1]?.form ?? "") && LINKING.sorts.has(sorts)) from = at - 2;
  const [before, further] = [words[from - 1]?.form ?? "", words[from - 2]?.form ?? ""];
  if (LINKING.both.has(before)) return { from: from - 1, count: 2 };
  if (LINKING.both.has(further)) return { from: from - 2, count: 2 };
  const count = countOf(before);
  return count > 1 && LINKING.allWords.has(further) ? { from: from - 2, count } : null;
}

/** "Add sugar and fruit": a card leaves the article out. */
function isListed(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]?.form ?? "";
  if (/[.;:(]/.test(words[at]?.gap ?? "")) return false;
  return (
    (words[at]?.gap ?? "").includes(",") || LINKING.adding.has(before) || LINKING.conjunctions.has(before)
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

/** The collective words of an action, in order. */
export function collectivesOf(words: readonly Word[]): Collective[] {
  const found: Collective[] = [];
  words.forEach((word, at) => {
    const next = words[at + 1]?.form ?? "";
    const base = { to: at + 1, count: 0, noun: word.lemma, except: exceptAfter(words, at + 1) };
    if (LINKING.everything.has(word.form)) {
      const verb = verbBefore(words, at);
      const placed = LINKING.places.has(words[at - 1]?.form ?? "");
      if (LINKING.states.has(next) || placed || (verb !== null && !LINKING.combining.has(verb))) return;
      const rest = LINKING.elseWords.has(next);
      found.push({
        ...base,
        from: at,
        kind: rest ? "rest" : "all",
        except: exceptAfter(words, at + (rest ? 2 : 1)),
      });
      return;
    }
    if (LINKING.allWords.has(word.form) && standsAlone(words, at)) {
      found.push({ ...base, from: at, kind: "all" });
      return;
    }
    if (LINKING.ingredients.has(word.form) && !LINKING.ingredientsStop.has(next)) {
      const read = ingredientsAt(words, at);
      const named = LINKING.plainIngredients.has(word.form);
      // "the salad things" are its lines; "bits" alone are crumbs in a pan.
      if (read !== null && (named || read.kind === "section" || read.kind === "dry" || read.kind === "wet"))
        found.push({ ...base, ...read, ...(named || read.kind !== "section" ? {} : { loose: true }) });
      return;
    }
    if (LINKING.servings.has(word.lemma) && !isPartName(words, at) && !isLeftOut(words, at)) {
      found.push({ ...base, from: at, kind: "serving" });
      return;
    }
    const several = severalAt(words, at);
    if (several !== null && word.form !== word.lemma && classesOfCollective(word.lemma) !== null) {
      found.push({ ...base, ...several, kind: "both" });
      return;
    }
    const mass =
      (LINKING.massKinds.has(word.lemma) || LINKING.massKinds.has(word.form)) &&
      (LINKING.determiners.has(words[at - 1]?.form ?? "") || isListed(words, at));
    if (LINKING.juices.has(word.form)) return;
    if (!mass && (word.form === word.lemma || word.form.length < SHORTEST_PLURAL)) return;
    if (classesOfCollective(word.lemma) !== null) {
      const rest = at > 1 && LINKING.restWords.has(words[at - 1]?.form ?? "");
      found.push({ ...base, from: rest ? at - 1 : at, kind: "class" });
    }
  });
  return found;
}

/** What the linker knows where a collective stands. */
export type Around = {
  lines: readonly LineModel[];
  unused: ReadonlySet<LineModel>;
  /** Lines that were only made ready: "mix the vegetables with salt" the evening before. */
  readied: readonly LineModel[];
  /** No later place names the line. */
  open: (line: LineModel) => boolean;
  /** The action itself does not name the line. */
  away: (line: LineModel) => boolean;
  /** The line belongs to the part that the words speak of; true for all where they speak of none. */
  inPart: (line: LineModel) => boolean;
};

/** Something made of a food that is none of its kind: a stock, a powder, a juice, nut butter; ham is still meat. */
function isMade({ head, words }: LineName, classes: readonly string[]): boolean {
  if (words.some((word) => LINKING.extracts.has(word))) return true;
  const own = foodOfWords([head]);
  return LINKING.transforming.has(head) && !classes.some((name) => own?.classes.has(name));
}

/** Dried thyme stands with the spices and frozen peas with the ices, and a cook calls them herbs and vegetables all the same. */
function isPlainly(classes: readonly string[], food: Food, names: readonly LineName[]): boolean {
  const asked = LINKING.plainKinds.filter((name) => classes.includes(name));
  if (asked.length === 0 || !LINKING.keptClasses.some((name) => food.classes.has(name))) return false;
  return names.some(({ head, words }) => {
    const own = words.at(-1) === head ? foodOfWords([head]) : null;
    return asked.some((name) => own?.classes.has(name));
  });
}

/**
 * The line is of the kind that a noun names. "The vegetables" are no vegetable stock, "the nuts" no nut butter; dried herbs are measured like
 * spices and meant with them.
 */
export function isOfKind(noun: string, { food, names, amounts }: LineModel): boolean {
  const classes = classesOfCollective(noun) ?? [];
  if (food === null) return false;
  if (isPlainly(classes, food, names)) return true;
  const isSpice = classes.includes("spice");
  if (isSpice && !classes.includes("salt") && food.classes.has("salt")) return false;
  if (LINKING.rawKinds.has(noun) && names.some((name) => isMade(name, classes))) return false;
  const spooned = isSpice && SPOONED.has(amounts.pools[0]?.unit ?? "") && food.classes.has("herb");
  return spooned || classes.some((name) => food.classes.has(name));
}

/** The line, or the heading above it, says that it is put on top or beside: "to serve", "For the topping". */
const isForServing = (line: LineModel): boolean =>
  [...line.forms].some((form) => LINKING.servings.has(singular(form)) || LINKING.serving.has(form)) ||
  wordsOf(line.section ?? "").some(
    ({ form, lemma }) => LINKING.servings.has(lemma) || LINKING.serving.has(form),
  );

/** The lines that the collective means, in the order of the list. */
export function linesOf(
  collective: Collective,
  { lines, unused, readied, open, away, inPart }: Around,
): LineModel[] {
  const { count, except } = collective;
  const ready = collective.kind === "class" ? readied : [];
  const left = [...unused, ...ready].filter(
    (line) => line.names.length > 0 && !except.some((word) => line.naming.has(word.lemma)),
  );
  const here = left.filter(inPart);
  const own = lines.filter(inPart);
  const kin = (test: (line: LineModel) => boolean) => {
    const found = [kindred(own, here, test), kindred(lines, left, test)];
    // Several of the kind that nothing else names must go in somewhere, whatever was used before.
    const orphans = here.filter((line) => test(line) && open(line));
    if (orphans.length > 1) return orphans;
    const later = found.map((some) => some.filter(open)).find((some) => some.length > 0);
    // "Toss the fruit … scatter over the pears": the only one of its kind is meant, whatever names it later.
    return later ?? found.map((some) => some.filter(away)).find((some) => some.length === 1);
  };
  switch (collective.kind) {
    case "all":
    case "rest":
    case "section":
      return (here.length > 0 ? here : left).filter(open);
    case "first": {
      const begun = lines.slice(0, count).every((line) => !unused.has(line));
      const start = begun
        ? Math.max(
            0,
            lines.findIndex((line) => unused.has(line)),
          )
        : 0;
      return lines.slice(start, start + count).filter((line) => unused.has(line));
    }
    case "next":
      return left.slice(0, count);
    case "last":
      return count === 0 ? [] : lines.slice(-count).filter((line) => unused.has(line));
    case "dry":
      return kin((line) => line.food !== null && isDryIngredient(line.food)) ?? [];
    case "wet":
      return kin((line) => line.food !== null && isWetIngredient(line.food)) ?? [];
    case "both": {
      const isKin = (line: LineModel) =>
        isOfKind(collective.noun, line) || line.names.some(({ head }) => head.endsWith(collective.noun));
      const kin = [own.filter(isKin), lines.filter(isKin), here.filter(isKin), left.filter(isKin)];
      const counted = kin.find((some) => some.length === count) ?? [];
      return counted.filter((line) => left.includes(line));
    }
    case "serving":
      return left.filter((line) => open(line) && isForServing(line));
    case "class": {
      const found = kin((line) => isOfKind(collective.noun, line)) ?? [];
      // Several lines of one food ("1 cup walnuts", "¼ cup walnuts"): the first.
      return found.filter((line, at) => found.findIndex((other) => other.food === line.food) === at);
    }
  }
}

/** Lines of one kind that are left. When several of the kind were used before, the words speak of them and of none that is left. */
function kindred(
  lines: readonly LineModel[],
  left: readonly LineModel[],
  test: (line: LineModel) => boolean,
): LineModel[] {
  const kin = left.filter(test);
  return kin.length === 0 || lines.filter(test).length - kin.length >= 2 ? [] : kin;
}
