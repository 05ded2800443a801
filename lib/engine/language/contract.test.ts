/** Every word of every pack through everything that reads it: a unit or a number that one consumer forgets fails here. */
import { parseIngredientLine } from "@/lib/engine/lines/ingredient-line";
import { scaleAmount, scaleLine } from "@/lib/engine/scale";
import { spokenSentences } from "@/lib/engine/speak/spoken-text";
import { amountAt, NUMBER_PHRASES } from "./amount";
import { findDurations, TIME_FORMS } from "./durations";
import { GLYPHS } from "./fractions";
import { measuredAt } from "./measured";
import { LANGUAGES } from "./packs";
import { PACKS } from "./registry";
import { tokenize } from "./tokens";
import { isUnitWord, unitById, unitWritten, UNIT_FORMS } from "./units";

/** Forms that are written against their number. */
const isSign = (form: string) => /^\P{L}$/u.test(form);
/** Forms that describe a piece and never count: "2 inch-thick slices". */
const isDescribing = (form: string) => form.startsWith("inch-");
const counted = UNIT_FORMS.filter(({ form }) => !isSign(form) && !isDescribing(form));

const wrongUnits = (isRight: (form: (typeof UNIT_FORMS)[number]) => boolean) =>
  counted.filter((form) => !isRight(form)).map(({ form }) => form);

test("a browser's packs are the whole languages' own", () => {
  expect(PACKS.map(({ code }) => code)).toEqual(LANGUAGES.map(({ code }) => code));
  expect(PACKS.every(({ units }, at) => LANGUAGES[at]?.units === units)).toBe(true);
});

test("each unit of a pack is one that the engine knows", () => {
  const ids = PACKS.flatMap(({ units }) => units.map(({ id }) => id));
  expect(ids.filter((id) => unitById(id) === null)).toEqual([]);
});

describe("every written form of a unit", () => {
  test("is known by its word", () => {
    expect(wrongUnits(({ form, unit }) => unitWritten(form) === unit && isUnitWord(form))).toEqual([]);
  });

  test("is measured, with its number before it", () => {
    expect(
      wrongUnits(({ form, unit }) => measuredAt(tokenize(`2 ${form} things`), 0)?.measured.unit === unit.id),
    ).toEqual([]);
  });

  test("is the unit of an ingredient line", () => {
    expect(
      wrongUnits(({ form, unit }) => {
        const line = parseIngredientLine(`2 ${form} xylomel`);
        return line.quantity === 2 && line.unit === unit.id;
      }),
    ).toEqual([]);
  });

  test("scales with the servings, in a number that its language has", () => {
    expect(
      wrongUnits(({ form, one, many, unit }) => {
        const scaled = scaleLine(`1 ${one} xylomel`, 2);
        // A length at the head of a line is a size of what is bought.
        return form !== one || unit.kind === "length" || scaled === `2 ${many} xylomel`;
      }),
    ).toEqual([]);
  });

  test("scales where a step uses it", () => {
    expect(
      wrongUnits(({ form, many }) => !form.includes(many) || scaleAmount(`2 ${many}`, 2) === `4 ${many}`),
    ).toEqual([]);
  });

  test("is said in words where its language has them", () => {
    expect(
      wrongUnits(({ form, spoken }) => {
        if (spoken === null || form === "in") return true;
        return spokenSentences(`Add 2 ${form} xylomel.`)[0]?.spoken === `Add 2 ${spoken[1]} xylomel.`;
      }),
    ).toEqual([]);
  });
});

describe("every number in words", () => {
  const phrases = [...NUMBER_PHRASES].map(([phrase, { value }]) => ({ phrase, value }));
  const wrong = (isRight: (phrase: string, value: number) => boolean) =>
    phrases.filter(({ phrase, value }) => !isRight(phrase, value)).map(({ phrase }) => phrase);

  test("is an amount", () => {
    expect(
      wrong((phrase, value) => {
        const read = amountAt(tokenize(`${phrase} xylomels`), 0);
        return read !== null && Math.abs(read.value - value) < 1e-9;
      }),
    ).toEqual([]);
  });

  test("is a time before a unit of time", () => {
    expect(
      wrong((phrase, value) => {
        const [time] = findDurations(`Wait ${phrase} minutes.`);
        return time !== undefined && Math.abs(time.minutes - value) < 1e-3;
      }),
    ).toEqual([]);
  });
});

test("every unit of time is found behind a number", () => {
  const wrong = [...TIME_FORMS].filter(([form, minutes]) => {
    const [time] = findDurations(`Wait 3${form.length === 1 ? "" : " "}${form}.`);
    return time === undefined || Math.abs(time.minutes - 3 * minutes) > 1e-3;
  });
  expect(wrong.map(([form]) => form)).toEqual([]);
});

test.each([...GLYPHS])("%s is an amount, a time and a use", (sign, value) => {
  expect(amountAt(tokenize(`1${sign} cups`), 0)?.value).toBeCloseTo(1 + value, 9);
  expect(findDurations(`Wait 1${sign} hours.`)[0]?.minutes).toBeCloseTo(60 * (1 + value), 2);
  expect(scaleAmount(`${sign} cup`, 4)).not.toBe(`${sign} cup`);
  expect(parseIngredientLine(`${sign} cup flour`).quantity).toBeCloseTo(value, 9);
});
