/** Which lines words for several of them mean where they stand: those of a kind, of a part, those that are left. */
import {
  classesOfCollective,
  isDryIngredient,
  isWetIngredient,
  foodOfWords,
  type Food,
} from "@/lib/engine/language/food/lexicon";
import { singular } from "@/lib/engine/language/food/singular";
import { LINKING } from "@/lib/engine/language/linking";
import { SPOONED } from "@/lib/engine/language/units";
import type { Collective } from "@/lib/engine/link/words/all-ingredients";
import type { LineModel } from "./line-names";
import type { LineName } from "./names";
import { isForBrushing, wordsOf, type Word } from "@/lib/engine/link/words/words";

/** What the linker knows where a collective stands. */
export type Around = {
  lines: readonly LineModel[];
  unused: ReadonlySet<LineModel>;
  /** Lines that were only made ready: "mix the vegetables with salt" the evening before. */
  readied: readonly LineModel[];
  /** No later place names the line. */
  open: (line: LineModel) => boolean;
  /** What names the line later is another part, or water to boil in. */
  elsewhere: (line: LineModel) => boolean;
  /** The same sentence or the next one names the line. */
  next: (line: LineModel) => boolean;
  /** The action itself does not name the line, nor any other by the collective's own word. */
  away: (line: LineModel) => boolean;
  /** The line belongs to the part that the words speak of; true for all where they speak of none. */
  inPart: (line: LineModel) => boolean;
};

const SPICE = "spice";

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
export function isOfKind(noun: string, { food, names, amounts, compound }: LineModel): boolean {
  const classes = classesOfCollective(noun) ?? [];
  // "½ tsp each garlic powder and onion powder"
  const foods = compound && classes.includes(SPICE) ? names.map(({ words }) => foodOfWords(words)) : [];
  if (foods.length > 1 && foods.every((each) => each?.classes.has(SPICE))) return true;
  if (food === null) return false;
  if (isPlainly(classes, food, names)) return true;
  const isSpice = classes.includes(SPICE);
  if (isSpice && !classes.includes("salt") && food.classes.has("salt")) return false;
  // Candied peel is sold as fruit, whatever its last word.
  const isSold = LINKING.neverMade.some((name) => food.classes.has(name));
  const mayBeMade = LINKING.rawKinds.has(noun) && !isSold;
  if (mayBeMade && names.some((name) => isMade(name, classes))) return false;
  const spooned = isSpice && SPOONED.has(amounts.pools[0]?.unit ?? "") && food.classes.has("herb");
  return spooned || classes.some((name) => food.classes.has(name));
}

/** Dried thyme is measured like a spice, and is none where the words tell herbs and spices apart. */
export const isHerb = ({ food }: LineModel): boolean => food?.classes.has("herb") === true;

/** The line, or the heading above it, says that it is put on top or beside: "to serve", "For the topping". */
export const isForServing = (line: LineModel): boolean =>
  [...line.forms].some((form) => LINKING.servings.has(singular(form)) || LINKING.serving.has(form)) ||
  wordsOf(line.section ?? "").some(
    ({ form, lemma }) => LINKING.servings.has(lemma) || LINKING.serving.has(form),
  );

/** Shortest word for a kind: "nut". */
const SHORTEST_KIND = 3;

/** The line says that it goes on at the end, "icing sugar, to dust", "parsley, to serve", or into the pan: "oil, for frying". */
export const isForTheEnd = ({ forms, purposes }: LineModel): boolean =>
  [...forms].some((form) => LINKING.finishing.has(form)) ||
  purposes.some((work) => LINKING.frying.purposes.has(work));

/** The foods of "the sour cream, cheddar cheese and chips", each with its own words. */
function itemsOf(words: readonly Word[]): Word[][] {
  const items: Word[][] = [[]];
  for (const word of words) {
    if (word.gap.includes(",") || LINKING.conjunctions.has(word.form)) items.push([]);
    items.at(-1)?.push(word);
  }
  return items;
}

/** The lines that one food of a list means: those that have most of its words, the describing ones too. */
function calledMost(item: readonly Word[], lines: readonly LineModel[]): LineModel[] {
  /** Lines of the same words stand together, so that time stays linear. */
  const said = new Map<string, { words: readonly Word[]; lines: LineModel[] }>();
  for (const line of lines) {
    if (!item.some(({ lemma }) => line.naming.has(lemma))) continue;
    const words = item.filter(({ lemma }) => line.naming.has(lemma) || line.vocabulary.has(lemma));
    const key = words.map(({ start }) => start).join(" ");
    const known = said.get(key);
    if (known === undefined) said.set(key, { words, lines: [line] });
    else known.lines.push(line);
  }
  const all = [...said.values()];
  return all
    .filter(
      ({ words }) =>
        !all.some(
          (other) => other.words.length > words.length && words.every((word) => other.words.includes(word)),
        ),
    )
    .flatMap((each) => each.lines);
}

/**
 * The lines that "except …" leaves out. "Icing sugar" leaves out the icing sugar and not the sugar, which has no word of its own in it; "sour
 * cream and cheddar cheese" no cream cheese; "the berries" are every line of that kind where no line is called so.
 */
export function leftOut(except: readonly Word[], lines: readonly LineModel[]): ReadonlySet<LineModel> {
  if (except.length === 0) return new Set();
  const out = new Set(itemsOf(except).flatMap((item) => calledMost(item, lines)));
  for (const { lemma } of except) {
    if (lemma.length < SHORTEST_KIND || lines.some(({ naming }) => naming.has(lemma))) continue;
    for (const line of lines)
      if (isOfKind(lemma, line) || line.names.some(({ head }) => head.endsWith(lemma))) out.add(line);
  }
  return out;
}

/** The lines that the collective means, in the order of the list. */
export function linesOf(
  collective: Collective,
  { lines, unused, readied, open, elsewhere, next, away, inPart }: Around,
): LineModel[] {
  const { count, except } = collective;
  const ready = collective.kind === "class" ? readied : [];
  const out = leftOut(except, lines);
  const left = [...unused, ...ready].filter((line) => line.names.length > 0 && !out.has(line));
  const here = left.filter(inPart);
  const own = lines.filter(inPart);
  const kin = (isOfIt: (line: LineModel) => boolean) => {
    // "Pour in the liquid" is no fat for the tin.
    const test = (line: LineModel) => isOfIt(line) && !line.forGreasing;
    const found = [kindred(own, here, test), kindred(lines, left, test)];
    // Several of the kind that nothing else names must go in somewhere, whatever was used before.
    const orphans = here.filter((line) => test(line) && open(line));
    if (orphans.length > 1) return orphans;
    const later = found.map((some) => some.filter(open)).find((some) => some.length > 0);
    // "Add some seasoning" is salt and pepper, and never the nutmeg that a later place names.
    if (LINKING.seasoningNoun.has(collective.noun)) return later;
    // "Brush the meat with mustard … lay on the bacon", where the beef went in: the beef.
    if (lines.some((line) => test(line) && !left.includes(line))) return later;
    // "Toss the fruit … scatter over the pears": the only one of its kind is meant, whatever names it later.
    return later ?? found.map((some) => some.filter(away)).find((some) => some.length === 1);
  };
  switch (collective.kind) {
    case "all":
    case "rest": {
      // "Add the remaining ingredients" says nothing of what is there to serve, to dust or to grease.
      const mixed = left.filter((line) => !isForTheEnd(line) && !line.forGreasing);
      const ours = mixed.filter(inPart);
      // "Combine the ingredients" of a part that is mixed already means none of another part.
      const isDone =
        collective.bare === true &&
        own.length > 0 &&
        own.every((line) => line.section !== undefined && !unused.has(line));
      return (ours.length > 0 ? ours : isDone && own.length < lines.length ? [] : mixed).filter(open);
    }
    case "section":
      return here.filter(
        (line) =>
          // "All the filling ingredients" are none of the milk that the list has "to glaze", where it is brushed on later.
          (open(line) || (collective.every === true && !isForBrushing(line.purposes))) &&
          (line.section !== undefined || !isForTheEnd(line)),
      );
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
      return kin((line) => line.food !== null && isDryIngredient(line.food) && !isForTheEnd(line)) ?? [];
    case "wet":
      return (
        kin(
          (line) =>
            line.food !== null &&
            (isWetIngredient(line.food) || [...line.vocabulary].some((word) => LINKING.wetStates.has(word))),
        ) ?? []
      );
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
      const listed = left.filter(({ section }) => section?.toLowerCase() === collective.called);
      if (listed.length > 0) return listed;
      // "the seeds" of cumin seeds and mustard seeds, which are spices
      const called = (line: LineModel) => line.names.some(({ words }) => words.at(-1) === collective.noun);
      const isOfNoun = (line: LineModel) => isOfKind(collective.noun, line);
      // "Herbs and spices" of a list with paprika; "kruiden" alone are both, and no salt and pepper.
      const areApart =
        collective.beside === true && here.some((line) => !line.open && isOfNoun(line) && !isHerb(line));
      const ofKind = (line: LineModel) => isOfNoun(line) && !(areApart && isHerb(line));
      if (collective.readied === true) {
        const made = readied.filter((line) => inPart(line) && (ofKind(line) || called(line)));
        if (made.length > 0) return made;
      }
      // "Cut all the vegetables. Mix with the potatoes": these are none of them there.
      const isMeant = (line: LineModel) =>
        ofKind(line) &&
        (open(line) || !next(line) || ![...line.naming].some((word) => LINKING.starchy.has(word)));
      const every = collective.every === true ? here.filter(isMeant) : [];
      if (every.length > 1) return every;
      // "Put all the vegetables in a bowl … add the cauliflower, then the beans": where each is named by itself later, all of them.
      // A spoonful of ground ginger is none of them.
      const isRaw = (line: LineModel) => ofKind(line) && !SPOONED.has(line.amounts.pools[0]?.unit ?? "");
      const whole = collective.whole === true ? here.filter(isRaw) : [];
      const isFirst = whole.length > 1 && own.filter(isRaw).length === whole.length;
      if (isFirst && !whole.some(open)) return whole;
      const found = kin(ofKind) ?? kin(called) ?? [];
      // "All the spices" are the salt too, where nothing of the part names it later.
      const isSpices = collective.whole === true && classesOfCollective(collective.noun)?.includes(SPICE);
      const isLeft = (line: LineModel) => isSalt(line) && (open(line) || elsewhere(line));
      const salt = isSpices === true && found.length > 1 ? here.filter(isLeft) : [];
      // Several lines of one food ("1 cup walnuts", "¼ cup walnuts"): the first.
      const firsts = found.filter((line, at) => found.findIndex((other) => other.food === line.food) === at);
      return [...firsts, ...salt.filter((line) => !firsts.includes(line))];
    }
  }
}

const isSalt = ({ food }: LineModel): boolean => food?.classes.has("salt") === true;

/** Lines of one kind that are left. When several of the kind were used before, the words speak of them and of none that is left. */
function kindred(
  lines: readonly LineModel[],
  left: readonly LineModel[],
  test: (line: LineModel) => boolean,
): LineModel[] {
  const kin = left.filter(test);
  return kin.length === 0 || lines.filter(test).length - kin.length >= 2 ? [] : kin;
}

/** "Whisk all the dressing ingredients … sprinkle with extra Parmesan", "the wet ingredients … a little butter in a pan": the line has some for both. */
export function isForMore(
  line: LineModel,
  { kind }: Collective,
  group: number,
  own: number | undefined,
): boolean {
  const ofKind = kind === "dry" || kind === "wet";
  if (!line.extra || (kind !== "section" && kind !== "all" && !ofKind)) return false;
  return group < 0 ? ofKind : own === group;
}
