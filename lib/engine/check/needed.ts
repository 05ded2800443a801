/** What the cook needs and the list does not have: "1¾ cups water", and herbs, spices and eggs that a step puts in by their names alone. */
import { CHECKING, SENTENCES } from "@/lib/engine/language/receipt";
import { findFood, foodsOf, type Food } from "@/lib/engine/language/food/lexicon";
import { LINKING } from "@/lib/engine/language/linking";
import { unitById, unitWritten } from "@/lib/engine/language/units";
import type { ReadAction } from "@/lib/engine/check/reading/actions";
import { namedBy, type ListLine } from "@/lib/engine/check/reading/list-lines";
import { isAkin, namedFoods } from "./named-foods";
import type { Report } from "./report";
import { stemsOf } from "@/lib/engine/check/reading/tokens";

/** A line has it, by this name or another. */
const isListed = (lines: readonly ListLine[], named: ReadonlySet<string>, food: Food): boolean =>
  lines.some(
    (line) =>
      namedBy(line, named) > 0 ||
      stemsOf(line.text).some((stem) => named.has(stem) && !CHECKING.describing.has(stem)) ||
      line.synonyms.some((names) => food.names.includes(names.join(" "))),
  );

/** Words that a food's name has at most. */
const MOST_NAME_WORDS = 4;
/** No recipe needs more that it does not list. */
const MOST_NEEDED = 10;
/** Words between "until" and what happens then. */
const LONGEST_WAIT_WORDS = 8;

/** The word at `place` stands in what the cook waits for: "until a drop of water dances". */
function isWaitedFor({ stems }: ReadAction, place: number): boolean {
  for (let at = place - 1; at >= Math.max(0, place - LONGEST_WAIT_WORDS); at -= 1) {
    const stem = stems[at] ?? "";
    if (/^[,;.]$/.test(stem)) return false;
    if (CHECKING.happens.has(stem)) return true;
  }
  return false;
}

/** Classes of which a few leaves or a pinch is no amount to be told, and which have to be in the house all the same. */
const SEASONINGS = CHECKING.pinches;
/** And those that nothing else is called by. */
const KINDS = [...SEASONINGS, ...CHECKING.plainKinds];

/** Own names of herbs and spices, made at their first use: nearly no word of a step is one, and no other has to be looked up as a food. */
let ownNames: ReadonlySet<string> | null = null;
const isOwnName = (stem: string): boolean => {
  ownNames ??= new Set(foodsOf(KINDS).map(ownNameOf));
  return ownNames.has(stem);
};

const ownNameOf = (food: Food): string => stemsOf(food.names[0] ?? "").join();

/**
 * "Add the tomatoes, thyme and salt" of a list that has neither thyme nor salt. Only what an action puts in as a food of its own counts, and
 * nothing where a line may hold it under a name of many ("mixed spices").
 */
function seasoningsIn(
  action: ReadAction,
  ofMany: ReadonlySet<string>,
  isOnList: (name: readonly string[], food: Food) => boolean,
): { text: string; food: Food }[] {
  const { stems, tokens, opens } = action;
  const verb = stems[opens] ?? "";
  const putsIn = LINKING.adding.has(verb) || CHECKING.seasons.has(verb) || action.uses.length > 1;
  if (!putsIn || stems.some((stem) => CHECKING.atWill.has(stem))) return [];
  return stems.flatMap((stem, at) => {
    // "The cloves" are of garlic, "the curry" is the dish, "the powder" is of anything: only what is called by a name of its own.
    if (at <= opens || !isOwnName(stem)) return [];
    const food = findFood(stem)?.food;
    const kind = KINDS.find((each) => food?.classes.has(each));
    if (food === undefined || kind === undefined || ofMany.has(kind)) return [];
    if (SEASONINGS.includes(kind) && isOfMany(stem, kind)) return [];
    const isVerb = LINKING.transforming.has(stem) && !CHECKING.atHand.has(stem);
    if (ownNameOf(food) !== stem || isVerb || unitWritten(stem) !== null) return [];
    // "Add egg": right behind the verb.
    const isObject = at - 1 === opens && LINKING.adding.has(verb);
    // "freshly grated nutmeg", "parsley chopped": work on it, and no part of its name.
    const [before, behind] = [stems[at - 1] ?? "", stems[at + 1] ?? ""];
    const joins =
      (!isObject && isJoined(before) && !CHECKING.describing.has(before)) ||
      (isJoined(behind) && !CHECKING.handWork.has(behind));
    if (joins || isWaitedFor(action, at)) return [];
    const token = tokens[at];
    if (token === undefined || isOnList([stem], food)) return [];
    // "S & P": a letter tells nobody what to get.
    const own = action.own(token.start, token.end);
    return [{ text: own.length > 1 ? own : stem, food }];
  });
}

/** The kinds of seasoning that the list has under a name of many. */
function kindsOfMany(lines: readonly ListLine[]): ReadonlySet<string> {
  const heads = lines.flatMap((line) => [...line.heads]);
  return new Set(SEASONINGS.filter((kind) => heads.some((head) => isOfMany(head, kind))));
}

/** "Herbs", "the spices", "seasoning": a name of many, which says nothing to buy. */
const isOfMany = (stem: string, kind: string): boolean => {
  const food = findFood(stem)?.food;
  return food !== undefined && (food.names.includes(kind) || food.classes.has("seasoning"));
};

/** A word beside it that makes one thing of both: "mint sauce", "celery salt". */
const isJoined = (stem: string | undefined): boolean =>
  stem !== undefined && /^\p{L}/u.test(stem) && !CHECKING.stops.has(stem) && !CHECKING.fillers.has(stem);

/** What the cook needs beside the list, as the steps word it; food that is to be bought is an issue too, what comes out of the tap is none. */
export function alsoNeeded(
  actions: readonly ReadAction[],
  lines: readonly ListLine[],
  report: Report,
): string[] {
  const needed: string[] = [];
  const known = new Set<Food>();
  const ofMany = kindsOfMany(lines);
  // Asked once for each name, however often the steps have it.
  const listed = new Map<string, boolean>();
  const isOnList = (name: readonly string[], food: Food): boolean => {
    const key = name.join(" ");
    const isKnown = listed.get(key) ?? isListed(lines, new Set(name), food);
    listed.set(key, isKnown);
    return isKnown;
  };
  const kin = new Map<Food, boolean>();
  const isOfKind = (food: Food): boolean => {
    const isKin = kin.get(food) ?? lines.some((line) => isAkin(food, line));
    kin.set(food, isKin);
    return isKin;
  };
  const ofParts = new Set(lines.flatMap(({ section }) => stemsOf(section ?? "")));
  // "Drain the cherries and catch the juice … 3 tbsp juice": a part of a food that an action before speaks of.
  const caught = new Set<string>();
  // "Cut out 72 cookies … a piece of each cookie": what was spoken of before and no list has is made here.
  const said = new Set<string>();
  const isCaught = ([word, ...others]: readonly string[]): boolean =>
    word !== undefined && others.length === 0 && caught.has(word);
  for (const action of actions) {
    if (action.fromList || action.ours) continue;
    // Asked once, however many amounts an order has.
    const leaves = action.stems.findIndex((stem, at) => at >= action.opens && CHECKING.leaves.has(stem));
    for (const own of action.quantities) {
      if (own.sort !== "amount" || own.portion || needed.length >= MOST_NEEDED) continue;
      if (isWaitedFor(action, own.next)) continue;
      const [of, the] = CHECKING.ofThe;
      const made = action.stems[own.next] === of && action.stems[own.next + 1] === the;
      if (made) continue;
      const words: string[] = [];
      let end = own.end;
      for (let at = own.next; at < action.tokens.length && words.length < MOST_NAME_WORDS; at += 1) {
        const stem = action.stems[at] ?? "";
        // "1 cup fresh or frozen blueberries"
        if (LINKING.alternatives.has(stem) && words.length > 0 && findFood(words.join(" ")) === null)
          continue;
        if (
          !/^\p{L}/u.test(stem) ||
          (CHECKING.stops.has(stem) && !(words.length === 0 && CHECKING.fillers.has(stem)))
        )
          break;
        if (words.length === 0 && CHECKING.fillers.has(stem)) continue;
        words.push(stem);
        end = action.tokens[at]?.end ?? end;
      }
      const food = words.length === 0 ? undefined : findFood(words.join(" "))?.food;
      if (food === undefined) continue;
      const named = new Set(words);
      // "Reserve a cup of cooking water": it is in the pot.
      if (named.has(LINKING.water) && words.some((word) => CHECKING.potWaters.has(word))) continue;
      // What was made before, and what things are called by their size: "1 cup of sauce", "a 1-cup mold".
      if (words.some((word) => CHECKING.surfaces.has(word) || CHECKING.collective.has(word))) continue;
      // "Rub a bit of meringue between your fingers": a part of the list is called so. "Reserve 4 cups of gravy": it is in the pot.
      if (ofParts.has(words.at(-1) ?? "") || LINKING.kept.has(action.stems[action.opens] ?? "")) continue;
      // "Leave only 3 tbsp of fat in the pan": it is there.
      if (leaves >= 0 && leaves < own.at) continue;
      if (unitById(own.unit)?.kind === "count" && said.has(words.at(-1) ?? "")) continue;
      if (own.unit === null || action.text.slice(own.start, own.end).includes("-")) continue;
      const isOpen = action.stems.slice(own.at, own.next).some((stem) => CHECKING.open.has(stem));
      const atHand =
        isOpen || words.some((word) => CHECKING.atHand.has(word)) || unitById(own.unit)?.kind === "vague";
      if (isOnList(words, food)) continue;
      const text = action.own(own.start, end);
      if (needed.includes(text) || isCaught(words)) continue;
      needed.push(text);
      if (!atHand)
        report({
          kind: "unlisted",
          message: SENTENCES.notListed(text),
          step: action.step,
          action: action.action,
          text: action.shown,
        });
    }
    for (const word of action.words) {
      if (LINKING.takenFrom.has(word)) caught.add(word);
      said.add(word);
    }
    const named = [
      ...seasoningsIn(action, ofMany, isOnList),
      ...namedFoods(action, (name, food) => isOnList(name, food) || isOfKind(food)),
    ];
    for (const { text, food } of named) {
      const isTold = needed.some((other) => stemsOf(other).some((stem) => food.names.includes(stem)));
      if (known.has(food) || isTold || needed.includes(text) || needed.length >= MOST_NEEDED) continue;
      known.add(food);
      needed.push(text);
    }
  }
  return needed;
}
