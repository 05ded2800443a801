/**
 * Which actions of a method are preparation: what its source does first to make ready — heats the oven, lines the tin, soaks, marinates,
 * defrosts. The same work in the middle of a method is cooking, in the source's order.
 */
import { classesOfCollective, foodOfWords } from "@/lib/engine/language/food/lexicon";
import { singular } from "@/lib/engine/language/food/singular";
import { findDurations } from "@/lib/engine/language/times/durations";
import { LINKING } from "@/lib/engine/language/linking";
import { READYING } from "@/lib/engine/language/cooking-words";
import { shouldBeWarm } from "@/lib/engine/language/should-be-warm";
import { softens } from "./waits";
import type { Action } from "@/lib/engine/recipe/stages";

/** A marinade is mixed, put on and left within so many actions of the beginning. */
const MOST_LEAD_ACTIONS = 10;
/** Words of an action that are looked at. */
const MOST_WORDS = 60;
/** A shorter wait is no marinade. */
const SHORTEST_MARINADE_SECONDS = 600;
/** Salted onions that stand in a colander for less are the cooking's beginning. */
const SHORTEST_DRAINING_SECONDS = 60 * 60;
/** A longer one is what the recipe makes. */
const LONGEST_MARINADE_SECONDS = 4 * 24 * 60 * 60;
/** Beans are put in water and soaked: with more done before, it is the dish that soaks. */
const MOST_BEFORE_SOAKING = 4;

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}][\p{L}'’-]*/gu) ?? []).slice(0, MOST_WORDS);

/** Where the sentence's verb stands: behind words that only open it ("First, heat the oven"). */
function verbAt(words: readonly string[]): number {
  const at = words.findIndex((word) => !READYING.openers.has(word));
  return at < 0 ? 0 : at;
}

/** "Oven to 180C", "Get your smoker to 250": an appliance near the beginning, and further on only where its heat is right behind it. */
const isBroughtTo = (word: string, at: number, words: readonly string[]): boolean =>
  READYING.appliances.has(word) && (at < 2 || READYING.to.has(words[at + 1] ?? ""));

/** Heats the oven, the grill or the like; "turn the oven down" does not. `goesOn`: the action before was about the oven. */
export function lightsOven(text: string, goesOn = false): boolean {
  const words = wordsOf(text);
  if (words.some((word, at) => at < 3 && READYING.litAlready.has(word) && !READYING.lights.has(word)))
    return false;
  const verb = words.findIndex((word) => READYING.lights.has(word));
  // "Oven to 180." lights it; "In the oven at 180 for 30 minutes." bakes.
  if (verb < 0 || verb > 3)
    return (
      words.slice(0, 4).some((word, at) => isBroughtTo(word, at, words)) &&
      /\d{3}/.test(text) &&
      !findDurations(text).some(({ isTimer }) => isTimer)
    );
  if (
    READYING.turns.has(words[verb] ?? "") &&
    words.slice(verb + 1, verb + 5).some((word) => READYING.turned.has(word))
  )
    return false;
  // "Set a rack in the oven. Heat to 425°F."
  if (goesOn && READYING.to.has(words[verb + 1] ?? "") && /\d{3}/.test(text)) return true;
  const pre = READYING.beforehand.some((opening) => (words[verb] ?? "").startsWith(opening));
  const named = words.slice(verb + 1, verb + (pre ? 8 : 5)).some((word) => READYING.appliances.has(word));
  return named || (pre && /\d{3}/.test(text));
}

/** Greases, lines or sprays a tin, a dish or a tray; `goesOn`: the action before did, so "Line the base." does too. */
export function readiesTin(text: string, goesOn = false): boolean {
  const words = wordsOf(text);
  const at = verbAt(words);
  const given = words[at] ?? "";
  // "Oil, tomatoes and garlic in a wide pan": a list of foods and no verb.
  if (text.slice(0, given.length + 1).endsWith(",")) return false;
  // "Use the teaspoon of butter to grease a tin."
  const use = READYING.uses.has(given)
    ? words.findIndex((word, place) => place > at && READYING.to.has(word)) + 1
    : 0;
  const verb = use > 0 ? (words[use] ?? "") : given;
  if (!READYING.readiesTin.has(verb)) return false;
  const rest = words.slice((use > 0 ? use : at) + 1);
  if (rest.some((word) => READYING.liningFood.has(word))) return false;
  if (goesOn && rest.slice(0, 3).some((word) => READYING.tinParts.has(word))) return true;
  // "Put the chicken in a roasting tin" is cooking: only paper, foil and racks are put to make ready.
  // "Set the drumsticks on a rack": what is put there is the food.
  const place = READYING.putsOnTins.has(verb) ? -1 : rest.findIndex((word) => READYING.putsOn.has(word));
  const object = rest.slice(0, place < 0 ? 6 : Math.min(place, 6));
  if (READYING.puts.has(verb))
    return object.some(
      (word) => READYING.putReady.has(word) || (READYING.putsOnTins.has(verb) && READYING.tins.has(word)),
    );
  return rest.some((word) => READYING.tins.has(word) || READYING.putReady.has(word));
}

/** "Take the eggs out of the fridge", "Before you start, get the butter out of the fridge". */
function takesOut(text: string): boolean {
  const comma = text.indexOf(",");
  const opening = comma < 0 ? [] : wordsOf(text.slice(0, comma));
  const isOpening = opening.length <= MOST_OPENING_WORDS && READYING.early.has(opening[0] ?? "");
  const words = wordsOf(isOpening ? text.slice(comma) : text);
  if (softens(words)) return true;
  return (
    READYING.takesOut.has(words[0] ?? "") && words.slice(1).some((word) => READYING.coldPlaces.has(word))
  );
}

/** Words that say when, before the order. */
const MOST_OPENING_WORDS = 4;

/** "The night before, cut the bread": one thing; foods that come together begin the dish. */
function isDayBefore(text: string): boolean {
  const words = wordsOf(text);
  return (
    !words.some((word) => READYING.and.has(word) || LINKING.combining.has(word)) &&
    words.some((word, at) => READYING.dayBefore.has(word) && READYING.days.has(words[at - 1] ?? ""))
  );
}

/**
 * Behind the action at `from`, which is done the day before, what its instruction goes on with: "… Add a pinch of soda and leave to soak." The
 * method's last instruction, and one that heats something, tell the day itself too.
 */
function endOfDayBefore(actions: readonly Action[], from: number): number {
  let end = from + 1;
  const opening = wordsOf(actions[from]?.text ?? "").slice(0, MOST_OPENING_WORDS);
  // "Cut the bread the day before. Grate the cheese": the second is done when it is needed.
  if (!opening.some((word) => READYING.dayBefore.has(word))) return end;
  while (actions[end] !== undefined && actions[end]?.instruction === actions[from]?.instruction) end += 1;
  const tellsTheDay = actions[end] === undefined || actions.slice(from, end).some(({ text }) => heats(text));
  return tellsTheDay ? from + 1 : end;
}

function leads(text: string): boolean {
  const words = wordsOf(text);
  // "Put the raisins in the rum an hour in advance"
  return (
    isDayBefore(text) ||
    READYING.leadVerbs.has(words[0] ?? "") ||
    // "Wash and soak the rice for 30 minutes"
    (READYING.and.has(words[1] ?? "") && READYING.soaks.has(words[2] ?? "")) ||
    words.some((word) => READYING.ahead.has(word))
  );
}

/** Cooks with heat: its verb, or the one behind "and" near its beginning. */
const heats = (text: string): boolean => {
  if (lightsOven(text)) return false;
  const words = wordsOf(text);
  // "In a large pan, brown the chicken": the order stands behind where.
  const comma = text.indexOf(",");
  const behind =
    comma < 0 || wordsOf(text.slice(0, comma)).length > MOST_SETTING_WORDS ? "" : text.slice(comma);
  return (
    READYING.heatVerbs.has(wordsOf(behind)[0] ?? "") ||
    words
      .slice(0, 5)
      .some((word, at) => READYING.heatVerbs.has(word) && (at === 0 || READYING.and.has(words[at - 1] ?? "")))
  );
};
/** "In a large pan", before its order. */
const MOST_SETTING_WORDS = 6;

/** Names a raw food that is marinated. */
const namesMarinated = (text: string): boolean =>
  wordsOf(text).some((word) => {
    if (READYING.marinatedFoods.has(word)) return true;
    const food = foodOfWords([singular(word)]);
    return food !== null && READYING.marinatedClasses.some((name) => food.classes.has(name));
  });

/** "Mix the vegetables with the salt": what gives off water. */
const isSalted = (word: string): boolean => {
  const kind = singular(word);
  const classes = classesOfCollective(kind) ?? [...(foodOfWords([kind])?.classes ?? [])];
  return READYING.saltedClasses.some((name) => classes.includes(name));
};

/** "Slice the aubergines. Sprinkle them with salt": the vegetable, or a word for what was named before. */
const isSaltedHere = (word: string): boolean => isSalted(word) || READYING.named.has(word);

/** The last action of a marinade, a brine or a soaking that the method begins with; -1 when it begins with none. */
function endOfMarinade(actions: readonly Action[]): number {
  let meat = false;
  let said = false;
  let salted = false;
  let watery = false;
  let drained = false;
  let lit = 0;
  for (let at = 0; at < Math.min(actions.length, MOST_LEAD_ACTIONS); at += 1) {
    const { text, seconds } = actions[at] ?? { text: "", seconds: [] };
    const words = wordsOf(text);
    // "Mix and knead for 10 minutes": a dough, whatever brine is in it.
    const second = READYING.and.has(words[1] ?? "") ? (words[2] ?? "") : "";
    if (heats(text) || READYING.shapeVerbs.has(words[0] ?? "") || READYING.shapeVerbs.has(second)) return -1;
    // The gelatine of the second part is soaked when the first one is done.
    const soaked = words.some((word) => READYING.soaks.has(word));
    if (soaked && actions[at]?.part !== actions[0]?.part) return -1;
    meat ||= namesMarinated(text);
    said ||= words.some((word) => READYING.marinades.has(word));
    const waits =
      words.some((word) => READYING.restVerbs.has(word)) &&
      (seconds.some((time) => time >= SHORTEST_MARINADE_SECONDS) ||
        words.some((word) => READYING.lasting.has(word)));
    if (lightsOven(text)) lit += 1;
    // Cabbage that ferments for weeks is no preparation, and neither is a pudding that soaks when it stands in its dish.
    const ferments = seconds.some((time) => time > LONGEST_MARINADE_SECONDS);
    const isLong = seconds.length > 0 || words.some((word) => READYING.lasting.has(word));
    // "Steep the raisins in the rum", first of all and without a time.
    const steeps = at === lit && READYING.steeps.has(words[verbAt(words)] ?? "");
    const soaks = steeps || (soaked && isLong && at - lit < MOST_BEFORE_SOAKING);
    watery ||= words.some(isSalted);
    salted ||= watery && words.some((word) => READYING.salts.has(word)) && words.some(isSaltedHere);
    drained ||= salted && words.some((word) => READYING.drains.has(word));
    const isHours = seconds.some((time) => time >= SHORTEST_DRAINING_SECONDS);
    const drawn = (drained && isHours) || (salted && words.some((word) => READYING.lasting.has(word)));
    // What stands by itself then is a batter, and no meat in its marinade.
    if (!said && words.some((word) => READYING.stands.has(word))) meat = false;
    if (waits && !ferments && (meat || said || drawn)) return lastWait(actions, at);
    if (soaks) return lastSoaked(actions, at);
  }
  return -1;
}

/** "Marinate the chicken with the curd. Keep in the fridge for 2 hours": the wait that the same instruction tells behind it. */
function lastWait(actions: readonly Action[], marinade: number): number {
  const next = actions[marinade + 1];
  const waits =
    actions[marinade]?.seconds.length === 0 &&
    next?.instruction === actions[marinade]?.instruction &&
    next?.seconds.some((time) => time >= SHORTEST_MARINADE_SECONDS && time <= LONGEST_MARINADE_SECONDS) &&
    READYING.restVerbs.has(wordsOf(next.text)[0] ?? "");
  return waits ? marinade + 1 : marinade;
}

/** Actions from one soaking to the next: "Wash the dal and soak it separately". */
const SOAKED_APART = 3;

/** The last of several soakings in one instruction: the rice here and the lentils there. */
function lastSoaked(actions: readonly Action[], first: number): number {
  let last = first;
  for (let at = first + 1; at <= last + SOAKED_APART && at < actions.length; at += 1) {
    const { text, instruction } = actions[at] ?? { text: "", instruction: -1 };
    if (instruction !== actions[first]?.instruction || heats(text)) break;
    const words = wordsOf(text);
    // "In another bowl soak the beef, changing the water 3 times": as long as the beans before it.
    if (words.some((word) => READYING.soaks.has(word))) last = at;
  }
  return last;
}

/** Hand work with which a kit's first instruction makes everything ready: fewer are the cooking's own beginning. */
const LEAST_HAND_WORK = 4;

/** The end of a first instruction that only washes, peels and cuts ("Wash the produce. Trim the beans. Mince the garlic. …"), or `from`. */
function endOfHandWork(actions: readonly Action[], from: number): number {
  let end = from;
  let worked = 0;
  for (; end < actions.length && actions[end]?.instruction === actions[0]?.instruction; end += 1) {
    const text = actions[end]?.text ?? "";
    const words = wordsOf(text);
    if (LINKING.readying.has(words[verbAt(words)] ?? "") && !heats(text)) worked += 1;
    else if (!lightsOven(text) && !readiesTin(text)) return from;
  }
  return worked >= LEAST_HAND_WORK ? end : from;
}

/**
 * The same actions, those that make ready flagged: a run at the beginning, and no more. Linear; never throws.
 * @param kits whether a first instruction of hand work is a kit's, as English kits have it; elsewhere it is the cooking's own beginning
 */
export function markPreparation(actions: readonly Action[], kits = true): Action[] {
  const marinade = endOfMarinade(actions);
  let end = marinade + 1;
  while (end < actions.length) {
    const text = actions[end]?.text ?? "";
    const before = end > 0 ? (actions[end - 1]?.text ?? "") : "";
    const tin = readiesTin(before);
    if (
      !(
        lightsOven(text, tin && wordsOf(before).some((word) => READYING.appliances.has(word))) ||
        readiesTin(text, tin) ||
        takesOut(text) ||
        shouldBeWarm(text) ||
        leads(text)
      )
    )
      break;
    end = isDayBefore(text) ? endOfDayBefore(actions, end) : end + 1;
  }
  if (kits) end = endOfHandWork(actions, end);
  // A method that only makes ready would leave nothing to cook.
  if (end >= actions.length) end = 0;
  return actions.map((action, index) => ({ ...action, preparation: index < end }));
}
