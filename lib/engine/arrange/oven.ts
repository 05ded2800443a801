/** The oven: how hot it is to be, told from the heat of the food itself, and where it is lit in time. */
import { lightsOven } from "@/lib/engine/cut/preparation";
import { ALTERNATIVE_WORDS } from "@/lib/engine/language/line-words";
import { LINKING } from "@/lib/engine/language/linking";
import { LIST_WORK, READYING } from "@/lib/engine/language/cooking-words";
import { findTemperatures } from "@/lib/engine/language/temperatures";
import { findDurations } from "@/lib/engine/language/times/durations";
import { MEASURING, unitPattern } from "@/lib/engine/language/units";
import type { LinkedAction } from "@/lib/engine/recipe/stages";

// How hot the food itself is to be: "until a thermometer reads 165 °F".

const HEAT_WORDS = /\p{L}[\p{L}-]*/gu;

/**
 * A word before the heat at `[start, end)` says that it is the food's, and neither an oven nor "at" stands between, or the word behind it does.
 * In a list of them, "145° for rare, 160° for medium", all are.
 */
function isFoodHeat(text: string, { start, end }: { start: number; end: number }): boolean {
  const [next = ""] = text.slice(end).toLowerCase().match(HEAT_WORDS) ?? [];
  if (READYING.ovens.has(next)) return false;
  if (READYING.foodHeats.has(next)) return true;
  const words = text.slice(0, start).toLowerCase().match(HEAT_WORDS) ?? [];
  const says = words.findLastIndex((word) => READYING.foodHeats.has(word));
  return (
    says >= 0 &&
    !READYING.heatLeads.has(words.at(-1) ?? "") &&
    !words.slice(Math.max(0, says - 1)).some((word) => READYING.ovens.has(word))
  );
}

// Lights the oven in time: where a source bakes at a temperature and never says to heat the oven, a line of ours says it.

/** Bare numbers behind "bake" that can only be a temperature of the oven: "Bake 375 8-10 min." */
const BARE = new RegExp(
  `\\b(\\d{3})(?!\\d|\\s?(?:${unitPattern(MEASURING)}|${[...READYING.energy].join("|")})(?!\\p{L}))`,
  "iu",
);
const OVEN_RANGE: readonly [number, number] = [120, 550];
const WORDS = /[\p{L}][\p{L}-]*/gu;

/** "375. Melt the butter", "375 for 11 minutes": on a terse card the heat comes first, and the time behind it says that something bakes. */
const opensWithHeat = (text: string): boolean =>
  BARE.exec(text)?.index === 0 &&
  (/^\d{3}\.\s/.test(text) || findDurations(text).some(({ isTimer }) => isTimer));

/** "20 to 25 mins at 200C until golden": time and heat without a verb. */
const opensWithTime = (text: string): boolean => {
  const [first] = findDurations(text);
  return first !== undefined && first.start === 0 && first.isTimer;
};

/** "Bei 190 Grad Ober-/Unterhitze 40 Minuten.": heat and then time, and no verb that could be another pan's. */
const isHeatAndTime = (text: string): boolean => {
  const [heat] = findTemperatures(text);
  const time = heat && findDurations(text).find(({ isTimer }) => isTimer);
  if (heat === undefined || time === undefined || time.start < heat.end) return false;
  const around = [text.slice(0, heat.start), text.slice(time.end)].flatMap((each) => each.match(WORDS) ?? []);
  const between = text.slice(heat.end, time.start).match(WORDS) ?? [];
  return around.length <= MOST_AROUND && between.length <= MOST_BETWEEN;
};
/** "At", and "fan", "top and bottom heat". */
const [MOST_AROUND, MOST_BETWEEN] = [1, 4];

/** "3 Min./120 °C/Stufe 1": what a machine is set to. */
function isMachines(text: string): boolean {
  const [heat] = findTemperatures(text);
  if (heat === undefined) return false;
  return findDurations(text).some(
    // An order that its language has behind both stands before the heat here: "3 minutes./ sweat 120°C/setting 1".
    ({ start, end }) =>
      start < heat.start && /^\.?\s?\/\s?(?:\p{L}{2,20}\s)?$/u.test(text.slice(end, heat.start)),
  );
}

/** "Cook for 35 minutes at 180", "cover and cook at 300F for 3 hours": nothing but an oven has that heat for so long, whatever the verb. */
const isLongAtHeat = (text: string): boolean => {
  const stated = statedHeat(text);
  const heat = stated ?? bareHeat(text);
  if (heat === null) return false;
  const [lead = ""] = /(?<!\p{L})\p{L}+\s?$/u.exec(text.slice(0, heat.start).toLowerCase()) ?? [];
  const isLong = findDurations(text).some(({ isTimer, minutes }) => isTimer && minutes >= OVEN_MINUTES);
  // "Boil to 240F, about 20 minutes" is sugar; a number that is no temperature by its sign is one in tens.
  const leads = stated === null ? READYING.bareHeatLeads : READYING.heatLeads;
  const isHeat = stated !== null || Number(text.slice(heat.start, heat.end)) % 10 === 0;
  return isLong && isHeat && leads.has(lead.trim());
};
/** Food in hot fat is done sooner. */
const OVEN_MINUTES = 15;

/** "Braise in the oven at 160 °C for 2 hours": whatever it is called, it is hot for so long. */
const staysInOven = (text: string, words: readonly string[]): boolean =>
  words.some((word) => READYING.ovens.has(word)) &&
  (findDurations(text).some(({ isTimer }) => isTimer) || isInHotOven(text));

/** "Cook in the oven at 240 °C for a few minutes": its heat stands right behind the oven that something is in. */
function isInHotOven(text: string): boolean {
  const heat = statedHeat(text);
  const before = text.slice(0, heat?.start ?? 0).toLowerCase();
  const words = before.match(WORDS) ?? [];
  const oven = words.findLastIndex((word) => READYING.ovens.has(word));
  const leads = words.slice(oven + 1);
  return (
    heat !== null &&
    oven > 0 &&
    leads.length === 1 &&
    leads.every((word) => READYING.heatLeads.has(word)) &&
    words.slice(Math.max(0, oven - 2), oven).some((word) => LINKING.enclosing.has(word))
  );
}

function bakingTemperature(text: string): string | null {
  const words = (text.toLowerCase().match(WORDS) ?? []).slice(0, 60);
  if (isMachines(text) || words.some((word) => READYING.openFires.has(word))) return null;
  if (
    !words.some((word) => READYING.bakes.has(word)) &&
    !words.slice(0, 3).some((word) => READYING.appliances.has(word)) &&
    !opensWithHeat(text) &&
    !opensWithTime(text) &&
    !isHeatAndTime(text) &&
    !staysInOven(text, words) &&
    !isLongAtHeat(text)
  )
    return null;
  const stated = statedHeat(text) ?? bareHeat(text);
  return stated === null ? null : text.slice(stated.start, stated.end) + (stated.open ? ")" : "");
}

type Heat = { start: number; end: number; open: boolean };

/** Where a bare number stands that can be an oven's heat: "bake 375". */
export function bareHeat(text: string): Heat | null {
  const found = BARE.exec(text);
  const heat = Number(found?.[1]);
  if (found === null || heat < OVEN_RANGE[0] || heat > OVEN_RANGE[1]) return null;
  if (isFoodHeat(text, { start: found.index, end: found.index + found[0].length })) return null;
  return { start: found.index, end: found.index + found[0].length, open: false };
}

/** Where a text states the oven's heat, in one form or two: "180 °C (350 °F)"; `open`: without the bracket that closes it. */
export function statedHeat(text: string): Heat | null {
  const stated = findTemperatures(text).filter(
    (each) => (each.scale === "gas" || each.value >= OVEN_RANGE[0]) && !isFoodHeat(text, each),
  );
  const [first] = stated;
  if (first === undefined) return null;
  // Both forms of a double one stand together: "180 °C (350 °F)". Behind a time it is another way: "350 °F for 20 minutes, or 375 °F for 15".
  const same = stated.filter(
    ({ start }) => start - first.end < 40 && findDurations(text.slice(first.end, start)).length === 0,
  );
  const end = same.at(-1)?.end ?? first.end;
  const said = text.slice(first.start, end);
  return { start: first.start, end, open: said.includes("(") && !said.includes(")") };
}

const namesOven = (text: string): boolean =>
  (text.toLowerCase().match(WORDS) ?? []).some((word) => READYING.appliances.has(word));

/**
 * "Turn the oven down to 400": it burned at another heat before, and nobody said at which. "Turn the heat down and simmer" turns a stove, where
 * nothing `bakes` yet.
 */
function turnsOven(text: string, bakes: boolean): boolean {
  const words = text.toLowerCase().match(WORDS) ?? [];
  const isOven = words.some((word) => READYING.ovens.has(word) || READYING.bakes.has(word));
  if (!isOven && words.some((word) => READYING.stoves.has(word))) return false;
  if (!bakes && !isOven && statedHeat(text) === null && bareHeat(text) === null) return false;
  const verb = words.findIndex((word) => READYING.turns.has(word));
  return verb >= 0 && verb < 3 && words.slice(verb + 1, verb + 5).some((word) => READYING.turned.has(word));
}

/** "Half an hour before they are ready, heat the oven to 200C": a clause of it lights it. */
const heatsOven = (text: string): boolean => heatsIn(text) || text.split(/,\s+/).slice(1, 4).some(heatsIn);

/** "Meanwhile heat oven to 200C", "while the oven heats to 200": the source lights it, in the midst of other work. */
function heatsIn(text: string): boolean {
  const words = text.toLowerCase().match(WORDS) ?? [];
  const heats = words.findIndex((word, at) => READYING.lights.has(word.replace(/s$/, "")) && at > 0);
  if (heats > 0 && READYING.ovens.has(words[heats - 1] ?? "")) return true;
  const verb = words.slice(0, 3).findIndex((word) => READYING.lights.has(word) && !READYING.turns.has(word));
  return (
    verb >= 0 &&
    words.slice(verb + 1, verb + 4).some((word) => READYING.appliances.has(word)) &&
    statedHeat(text) !== null
  );
}

/** "The pot may crack, so do not preheat the oven". */
function keepsOvenCold(text: string): boolean {
  const words = text.toLowerCase().replace(/['’]/g, "").match(WORDS) ?? [];
  return words.some(
    (word, at) =>
      LINKING.negations.has(word) &&
      READYING.lights.has(words[at + 1] ?? "") &&
      words.some((one) => READYING.ovens.has(one)),
  );
}

/** "Put it in the cold oven": what is baked there heats up with it. */
const namesColdOven = (words: readonly string[]): boolean =>
  words.some(
    (word, at) =>
      READYING.ovens.has(word) && [words[at - 1], words[at + 1]].some((next) => next === READYING.unlit),
  );

/** "Air fryer", and "air fry" in two words or one. */
const namesFryer = (words: readonly string[]): boolean =>
  words.some(
    (word, at) => READYING.fryers.has(word) || READYING.fryers.has(`${word}-${words[at + 1] ?? ""}`),
  );

const BRACKET = /\((\p{L}+)\s[^()]*\)/gu;
/** "Simmer for 2 hours (or in the oven at 150 °C for 3)": who cooks on the stove lights no oven. */
const withoutOtherWay = (text: string): string =>
  text.replace(BRACKET, (bracket, first: string) =>
    ALTERNATIVE_WORDS.has(first.toLowerCase()) ? " " : bracket,
  );

/** The line that lights the oven, and the action before which it must be lit; null when the source lights it or bakes nothing. */
export function missingOven(
  actions: readonly LinkedAction[],
): { text: string; heat: string; before: number } | null {
  if (actions.some(({ text }, at) => lightsOven(text, at > 0 && namesOven(actions[at - 1]?.text ?? ""))))
    return null;
  if (actions.some(({ text }) => keepsOvenCold(text))) return null;
  let otherHeats = false;
  let bakes = false;
  for (const [before, { text: said }] of actions.entries()) {
    const text = withoutOtherWay(said);
    const words = text.toLowerCase().match(WORDS) ?? [];
    if (turnsOven(text, bakes) || heatsOven(text) || namesColdOven(words)) return null;
    const isOven = words.some((word) => READYING.ovens.has(word));
    bakes ||= isOven || words.some((word) => READYING.bakes.has(word));
    // "Roast in the air fryer at 200 °C … another 8 minutes at 180": what is hot is no oven, until one is named.
    otherHeats ||= !isOven && statedHeat(text) !== null && namesFryer(words);
    const temperature = otherHeats && !isOven ? null : bakingTemperature(text);
    if (temperature !== null) return { text: LIST_WORK.heatTheOven(temperature), heat: temperature, before };
  }
  return null;
}
