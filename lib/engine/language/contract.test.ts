/**
 * Every word of every pack through everything that reads it: a unit, a number, a time or a degree that one consumer forgets fails here, and
 * its name with it. A new language, or a new word of one, needs no test of its own.
 */
import { quantitiesIn } from "@/lib/engine/check/reading/quantities";
import { waitsOf } from "@/lib/engine/cut";
import { chipText } from "@/lib/engine/lines/chip";
import { shapeOf } from "@/lib/engine/lines/classify/features";
import { readLines } from "@/lib/engine/lines/classify/text-lines";
import { minutesAt } from "@/lib/engine/lines/fact-times";
import { factsIn } from "@/lib/engine/lines/facts";
import { parseIngredientLine } from "@/lib/engine/lines/ingredient-line";
import { servingsOf } from "@/lib/engine/lines/recipe-card";
import { linkActions } from "@/lib/engine/link";
import { portionBefore } from "@/lib/engine/link/amounts/portion";
import { isBareAmount, statesAmount } from "@/lib/engine/read/page/line-shape";
import { scaleAmount, scaleInstruction, scaleLine } from "@/lib/engine/scale";
import { spokenSentences } from "@/lib/engine/speak/spoken-text";
import { amountAt, NUMBER_PHRASES } from "./amount";
import { findDurations, TIME_FORMS } from "@/lib/engine/language/times/durations";
import { ENGLISH_PORTIONS } from "@/lib/engine/language/en/portions";
import { GLYPHS } from "./characters";
import { measuredAt } from "./quantities";
import { LANGUAGES } from "./packs";
import { listed, PACKS } from "./registry";
import { findTemperatures } from "./temperatures";
import { tokenize } from "./tokens";
import { readForms, unitById, unitOf, unitWritten, unitForms, type UnitForm } from "./units";
import { exactAt, ratio } from "@/lib/engine/link/amounts/exact";

/** Larger numbers of people and pieces stand in figures. */
const LARGEST_IN_WORDS = 20;
/** A food that no lexicon knows. */
const FOOD = "xylomel";
const near = (value: number | null | undefined, wanted: number): boolean =>
  value !== null && value !== undefined && Math.abs(value - wanted) < 1e-3;

/** A consumer with its name, and what is true of each word that it is given. */
type Consumer<Word> = readonly [name: string, isRight: (word: Word) => boolean];

/** Walks all words through one consumer; those that it gets wrong are named. */
function walk<Word>(words: readonly Word[], nameOf: (word: Word) => string, consumers: Consumer<Word>[]) {
  test("there are words to walk", () => expect(words.length).toBeGreaterThan(0));
  test.each(consumers)("%s", (_name, isRight) => {
    expect(words.filter((word) => !isRight(word)).map(nameOf)).toEqual([]);
  });
}

/** Packs that have `word` in the list that `pick` finds; each reads its own words. */
const codesOf = (pick: (pack: (typeof PACKS)[number]) => readonly string[], word: string): string[] =>
  PACKS.filter((pack) => pick(pack).includes(word)).map(({ code }) => code);

test("a browser's packs are the whole languages' own", () => {
  expect(PACKS.map(({ code }) => code)).toEqual(LANGUAGES.map(({ code }) => code));
  expect(PACKS.every(({ units }, at) => LANGUAGES[at]?.units === units)).toBe(true);
});

test("each unit of a pack is one that the engine knows, and each language writes those it has once", () => {
  for (const { units } of PACKS) {
    const ids = units.map(({ id }) => id);
    expect(ids.filter((id) => unitById(id) === null)).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test("lists of phrases around a title hold phrases: a pattern among them would only be found as it is written", () => {
  /** Written as patterns on purpose. */
  const patterns = new Set(
    "praiseLeads praiseMore praising praiseEnds boasts boastTails itemAsides itemRemarks".split(" "),
  );
  const inPhrases = LANGUAGES.flatMap(({ code, titles = {} }) =>
    Object.entries(titles)
      .filter(([list]) => !patterns.has(list))
      .flatMap(([list, phrases]) => phrases.split("|").map((phrase) => `${code} ${list}: ${phrase}`)),
  );
  expect(inPhrases.length).toBeGreaterThan(0);
  expect(inPhrases.filter((entry) => /[()\\?[\]*+]/.test(entry))).toEqual([]);
});

describe("every written form of a unit", () => {
  /** Forms that are written against their number, and those that describe a piece and never count: "2 inch-thick slices". */
  const isCounted = ({ form }: UnitForm) => !/^\P{L}$/u.test(form) && !form.startsWith("inch-");
  const isMeasure = ({ unit }: UnitForm) => unit.kind === "volume" || unit.kind === "weight";
  const uses = ({ form }: UnitForm): (string | undefined)[] =>
    linkActions({
      title: null,
      lines: [{ text: `4 ${form} ${FOOD}` }],
      actions: [`Add 2 ${form} of the ${FOOD}.`, `Add the rest of the ${FOOD}.`].map((text, instruction) => ({
        text,
        instruction,
        opensSentence: true,
        preparation: false,
        seconds: [],
      })),
    }).map((action) => action.uses[0]?.amount);

  walk(unitForms().filter(isCounted), ({ form, language }) => `${form} (${language})`, [
    ["is known by its word", ({ form, unit }) => unitWritten(form) === unit && unitOf(form) !== null],
    [
      "is measured, with its number before it",
      ({ form, unit }) => measuredAt(tokenize(`2 ${form} things`), 0)?.measured.unit === unit.id,
    ],
    [
      "is the unit of an ingredient line",
      ({ form, unit }) => {
        const line = parseIngredientLine(`2 ${form} ${FOOD}`);
        return line.quantity === 2 && line.unit === unit.id;
      },
    ],
    ["makes a page's line one with an amount", ({ form }) => statesAmount(`2 ${form} ${FOOD}`)],
    ["is a bare amount in a cell of its own", ({ form }) => isBareAmount(`2 ${form}`)],
    [
      "is told by the classifier of lines",
      ({ form, unit }) =>
        readLines(`2 ${form} ${FOOD}`).some((line) => shapeOf(line).features.includes(`unit_${unit.kind}`)),
    ],
    [
      "scales with the servings, in a number that its language has",
      // A length at the head of a line is a size of what is bought.
      ({ form, one, many, unit }) =>
        form !== one || unit.kind === "length" || scaleLine(`1 ${one} ${FOOD}`, 2) === `2 ${many} ${FOOD}`,
    ],
    [
      "scales where a step uses it",
      ({ form, many }) => !form.includes(many) || scaleAmount(`2 ${many}`, 2) === `4 ${many}`,
    ],
    [
      "scales in a marked ingredient of a sentence",
      ({ form, many }) =>
        form !== many ||
        scaleInstruction(`Stir in ***2 ${form} ${FOOD}***.`, 2) === `Stir in ***4 ${form} ${FOOD}***.`,
    ],
    [
      "scales in the plain words of a sentence where it measures",
      (unit) =>
        unit.form !== unit.many ||
        !isMeasure(unit) ||
        scaleInstruction(`Boil 2 ${unit.form} water.`, 2) === `Boil 4 ${unit.form} water.`,
    ],
    [
      "is said in words where its language has them",
      // "in" is first of all a preposition.
      ({ form, spoken }) =>
        spoken === null ||
        form === "in" ||
        spokenSentences(`Add 2 ${form} ${FOOD}.`)[0]?.spoken === `Add 2 ${spoken[1]} ${FOOD}.`,
    ],
    [
      "is written on a chip as its line writes it",
      ({ form, many }) => form !== many || chipText(`4 ${form} ${FOOD}`, `2 ${form}`) === `2 ${form} ${FOOD}`,
    ],
    [
      "is an exact amount",
      ({ form, unit }) => exactAt(tokenize(`2 ${form} ${FOOD}`), 0)?.exact.unit === unit.id,
    ],
    [
      "is compared exactly with the metric unit of its kind",
      ({ unit }) => {
        if (unit.base === null) return true;
        const exact = ratio(unit.id, unit.kind === "volume" ? "ml" : "g");
        // A metric kitchen's spoons; the conversion's own are a cup's parts and a little less.
        const held = { tsp: 5, dsp: 10, tbsp: 15 }[unit.id];
        if (held !== undefined) return exact !== null && exact.n === held * exact.d;
        return exact !== null && Math.abs(exact.n / exact.d - unit.base) < unit.base * 1e-3;
      },
    ],
    [
      "says before a food how much of it",
      // An English step's "bit" is an open amount, whatever it measures elsewhere.
      ({ form, unit }) => {
        if (ENGLISH_PORTIONS.openWords.has(form)) return true;
        const before = `Add 2 ${form} of the `;
        const portion = portionBefore(tokenize(`${before}${FOOD}`), before.length);
        return unit.kind === "length" || unit.kind === "vague" || portion?.amount?.unit === unit.id;
      },
    ],
    [
      "is used in part, and what is left of it",
      // Steps are linked in English; "2 tea spoons of the rice" may mean the tea.
      (unit) => {
        const { form, many, language } = unit;
        const walked = form === many && language === "en" && isMeasure(unit) && !form.includes(" ");
        return !walked || uses(unit).every((amount) => amount === `2 ${form}`);
      },
    ],
    [
      "is no number of servings where it measures",
      (unit) => !isMeasure(unit) || servingsOf(`Makes 3 ${unit.form}`) === null,
    ],
    [
      "is read by the receipt's own reader",
      ({ form, unit, language }) => {
        const [stated] = quantitiesIn(`Add 2 ${form} ${FOOD}`, language);
        return stated?.unit === unit.id && stated.low === 2;
      },
    ],
  ]);
});

describe("every number in words", () => {
  const phrases = [...NUMBER_PHRASES].map(([phrase, { value, fraction }]) => ({
    phrase,
    value,
    fraction,
    // The last word tells the language: "two thirds", "treinta y dos".
    codes: codesOf(
      ({ numbers }) =>
        [numbers.values, numbers.fractions, numbers.parts].flatMap((words) =>
          Object.keys(words).flatMap((words) => [words, words.split(" ").at(-1) ?? ""]),
        ),
      phrase.split(" ").at(-1) ?? "",
    ),
  }));
  const couples = new Set(PACKS.flatMap(({ numbers }) => listed(numbers.couples)));

  walk(phrases, ({ phrase }) => phrase, [
    ["is an amount", ({ phrase, value }) => near(amountAt(tokenize(`${phrase} ${FOOD}s`), 0)?.value, value)],
    [
      "is the amount of an ingredient line",
      // "couple" alone is none: "a couple".
      ({ phrase, value }) =>
        couples.has(phrase) || near(parseIngredientLine(`${phrase} ${FOOD}s`).quantity, value),
    ],
    [
      "is an exact amount",
      ({ phrase, value }) => {
        const low = exactAt(tokenize(`${phrase} cups`), 0)?.exact.low;
        return low !== undefined && near(low.n / low.d, value);
      },
    ],
    ["scales with the servings", ({ phrase }) => scaleLine(`${phrase} ${FOOD}s`, 2) !== `${phrase} ${FOOD}s`],
    [
      "is a time before a unit of time",
      ({ phrase, value }) => near(findDurations(`Wait ${phrase} minutes.`)[0]?.minutes, value),
    ],
    [
      "is a time of the recipe's facts",
      ({ phrase, value }) => near(minutesAt(`${phrase} hours`), Math.round(60 * value)),
    ],
    [
      "is a number of servings, and of pieces",
      ({ phrase, value, fraction }) =>
        fraction ||
        !Number.isInteger(value) ||
        value > LARGEST_IN_WORDS ||
        (servingsOf(factsIn(`Serves ${phrase}`).servings ?? "") === value &&
          factsIn(`Makes ${phrase} biscuits`).makes !== undefined),
    ],
    [
      "is read by the receipt's own reader",
      ({ phrase, value, codes }) =>
        codes.some((code) => near(quantitiesIn(`Add ${phrase} g ${FOOD}`, code)[0]?.low, value)),
    ],
  ]);
});

describe("every unit of time", () => {
  const forms = [...TIME_FORMS].map(([form, minutes]) => ({
    form,
    // A letter is written against its number.
    stated: form.length === 1 ? `3${form}` : `3 ${form}`,
    minutes,
    codes: codesOf(
      ({ durations }) => durations.units.flatMap(({ forms }) => readForms(forms).map(({ form }) => form)),
      form,
    ),
    spoken: PACKS[0]?.durations.units.find(({ forms }) => readForms(forms).some((one) => one.form === form))
      ?.spoken,
  }));

  walk(forms, ({ form }) => form, [
    [
      "is found behind a number",
      ({ stated, minutes }) => near(findDurations(`Wait ${stated}.`)[0]?.minutes, 3 * minutes),
    ],
    [
      "is waited for",
      ({ stated, minutes }) => waitsOf(`Leave for ${stated}.`)[0] === Math.round(180 * minutes),
    ],
    [
      "is a time of the recipe's facts",
      ({ stated, minutes }) => minutesAt(stated) === Math.round(3 * minutes),
    ],
    ["never scales", ({ stated }) => scaleInstruction(`Bake ${stated}.`, 2) === `Bake ${stated}.`],
    ["is no number of servings", ({ stated }) => servingsOf(`Ready in ${stated}`) === null],
    [
      "is said in words where its language has them",
      // "5 m" may be metres.
      ({ form, stated, spoken }) =>
        spoken === undefined ||
        form.length === 1 ||
        spokenSentences(`Bake for ${stated}.`)[0]?.spoken === `Bake for 3 ${spoken[1]}.`,
    ],
    [
      "is read by the receipt's own reader",
      ({ stated, minutes, codes }) =>
        codes.every((code) => {
          const [time] = quantitiesIn(`Bake ${stated} long`, code);
          return time?.sort === "time" && near(time.low, 180 * minutes);
        }),
    ],
  ]);
});

describe("every word for a degree", () => {
  const scales = PACKS.flatMap(({ code, temperatures: { celsius, fahrenheit, degrees } }) => [
    ...listed(celsius).map((word) => ({ code, word, scale: "C" })),
    ...listed(fahrenheit).map((word) => ({ code, word, scale: "F" })),
    ...listed(degrees).map((word) => ({ code, word, scale: "?" })),
  ]);

  walk(scales, ({ word, code }) => `${word} (${code})`, [
    [
      "is a temperature",
      ({ word, scale }) =>
        findTemperatures(`Bake at 200 ${word}.`)
          .map((found) => found.scale)
          .join() === scale,
    ],
    ["never scales", ({ word }) => scaleInstruction(`Bake at 200 ${word}.`, 2) === `Bake at 200 ${word}.`],
    [
      "is read by the receipt's own reader",
      ({ word, code }) => quantitiesIn(`Bake at 200 ${word}.`, code)[0]?.sort === "heat",
    ],
  ]);
});

describe("every word between the ends of a range", () => {
  const words = PACKS.flatMap(({ code, numbers }) => listed(numbers.ranges).map((word) => ({ code, word })));

  walk(words, ({ word, code }) => `${word} (${code})`, [
    ["is one of an amount", ({ word }) => amountAt(tokenize(`2 ${word} 3 cups`), 0)?.max === 3],
    [
      "is one of an ingredient line",
      ({ word }) => parseIngredientLine(`2 ${word} 3 cups ${FOOD}`).quantityMax === 3,
    ],
    [
      "is one of an exact amount",
      ({ word }) => exactAt(tokenize(`2 ${word} 3 cups`), 0)?.exact.high?.n === 3,
    ],
    ["is one of a time", ({ word }) => findDurations(`Bake 2 ${word} 3 minutes`)[0]?.minutesMax === 3],
    [
      "keeps standing between scaled ends",
      ({ word }) => scaleLine(`2 ${word} 3 cups ${FOOD}`, 2) === `4 ${word} 6 cups ${FOOD}`,
    ],
    ["is one of servings", ({ word }) => factsIn(`Serves 2 ${word} 3`).servings === `2 ${word} 3`],
    [
      "is read by the receipt's own reader",
      ({ word, code }) => quantitiesIn(`Add 2 ${word} 3 g`, code)[0]?.high === 3,
    ],
  ]);
});

describe("every fraction in one sign", () => {
  walk([...GLYPHS], ([sign]) => sign, [
    ["is an amount", ([sign, value]) => near(amountAt(tokenize(`1${sign} cups`), 0)?.value, 1 + value)],
    ["is one of a line", ([sign, value]) => near(parseIngredientLine(`${sign} cup ${FOOD}`).quantity, value)],
    ["is one of a page's line", ([sign]) => statesAmount(`${sign} cup ${FOOD}`)],
    [
      "is a time",
      ([sign, value]) => near(findDurations(`Wait 1${sign} hours.`)[0]?.minutes, 60 * (1 + value)),
    ],
    ["scales", ([sign]) => scaleAmount(`${sign} cup`, 4) !== `${sign} cup`],
    ["is said in words", ([sign]) => !spokenSentences(`Add ${sign} cup ${FOOD}.`)[0]?.spoken.includes(sign)],
    ["begins a sentence", ([sign]) => spokenSentences(`Stir. ${sign} cup is left.`).length === 2],
    [
      "is read by the receipt's own reader",
      ([sign, value]) => near(quantitiesIn(`Add ${sign} cup ${FOOD}`, "en")[0]?.low, value),
    ],
  ]);
});
