/**
 * Arranges linked actions into steps: what is to be made ready first (the list's own work, then the source's), in time for the step that
 * uses it, then the cooking in the source's order, in stretches of one to three actions.
 */
import type { IngredientLine } from "@/lib/engine/lines/ingredient-line";
import type { ArrangedStep, LinkedAction } from "@/lib/engine/recipe/stages";
import { glossOf, type Gloss } from "@/lib/engine/language/gloss";
import { languageIn, type Languages, glossIn } from "@/lib/engine/language/gloss/languages";
import { workBy } from "@/lib/engine/language/gloss/list-work";
import { namesDay } from "@/lib/engine/language/part-names";
import { LIST_WORK } from "@/lib/engine/language/cooking-words";
import { listWork, withoutSaid, type ListWork } from "./list-work";
import { ownListWork } from "./glossed-work";
import { bareHeat, missingOven, statedHeat } from "./oven";
import { evenly, longest, stepsOf } from "./stretches";

type StepAction = ArrangedStep["actions"][number];

/** What is needed only after a wait this long is made ready after it: nobody softens butter the evening before. */
const LONG_WAIT_SECONDS = 3 * 60 * 60;
/** An oven is not lit before a wait of this length: it would burn for nothing while dough rises. */
const OVEN_WAIT_SECONDS = 45 * 60;

/** Characters behind a temperature in which stands how the oven is heated. */
const LONGEST_HEATING = 40;

/** Soaking and thawing come before all other work on the list. */
const takesTime = (text: string): boolean => wordsIn(text).some((word) => LIST_WORK.takesTime.has(word));
const isLongWait = (action: LinkedAction): boolean =>
  longest(action) >= LONG_WAIT_SECONDS || wordsIn(action.text).some((word) => LIST_WORK.overnight.has(word));

/** Words of an action that say when: "The night before, soak …". */
const OPENING_WORDS = 4;

/** Behind the long wait at `at`: behind all of its instruction where that opens with the day before. */
function behindWait(actions: readonly LinkedAction[], at: number): number {
  const wait = actions[at];
  let end = at + 1;
  if (
    !wordsIn(wait?.text ?? "")
      .slice(0, OPENING_WORDS)
      .some((word) => LIST_WORK.overnight.has(word))
  )
    return end;
  while (actions[end] !== undefined && actions[end]?.instruction === wait?.instruction) end += 1;
  return end;
}

/** Where a day begins that the heading of its part names, or what opens an instruction: "Sunday", "Day 2, divide …". */
const newDays = (actions: readonly LinkedAction[]): number[] =>
  actions.flatMap(({ part, text, instruction }, at) => {
    const before = actions[at - 1];
    if (before === undefined) return [];
    const isHeaded = part !== undefined && part !== before.part && namesDay(part);
    const opening = text.split(" ").slice(0, DAY_WORDS).join(" ");
    return isHeaded || (instruction !== before.instruction && namesDay(opening)) ? [at] : [];
  });
const DAY_WORDS = 2;

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}][\p{L}'’-]*|[,;]/gu) ?? [];

/** `verb` stands in the text as an imperative: "Chop the onions", "Peel, core and slice them"; "with lemon juice" is none. */
function orders(text: string, verb: string): boolean {
  const words = wordsIn(text);
  return words.some((word, at) => {
    const before = words[at - 1];
    const opens =
      at === 0 || before === undefined || LIST_WORK.beforeImperative.has(before) || LIST_WORK.how.has(before);
    return word === verb && opens && !LIST_WORK.notTheWork.has(words[at + 1] ?? "");
  });
}

/** The text orders `verb` first of all, or right behind another work: "Wash and slice the leeks", and not "Add the zest, juice and oil". */
function opens(text: string, verb: string): boolean {
  const [first = "", joint = "", second] = wordsIn(text);
  return first === verb || (second === verb && WORKS.has(first) && LIST_WORK.beforeImperative.has(joint));
}
const WORKS = new Set(Object.values(LIST_WORK.handWork));

/** For each line the texts of the actions that use or mention it. */
function textsByLine(actions: readonly LinkedAction[]): ReadonlyMap<number, readonly string[]> {
  const texts = new Map<number, string[]>();
  for (const { text, uses, mentions } of actions)
    for (const line of new Set([...uses, ...mentions].map((each) => each.line))) {
      const own = texts.get(line);
      if (own === undefined) texts.set(line, [text]);
      else own.push(text);
    }
  return texts;
}

/** A language that is read by a gloss, with the recipe's way of writing orders; null for English. */
type Own = { gloss: Gloss; column: number; texts: readonly string[] } | null;

/** The language that each line's work is said in: its own, and the recipe's for what belongs to no line. */
type Said = { recipe: Own; of: (line: IngredientLine) => Own };

const ENGLISH: Said = { recipe: null, of: () => null };

/** The list's own work as actions, each with the cooking action before which it must be done. */
function workOf(
  lines: readonly IngredientLine[],
  cooking: readonly LinkedAction[],
  all: readonly LinkedAction[],
  said: Said,
): { action: StepAction; before: number }[] {
  const texts = textsByLine(all);
  const firstUse = new Map<number, number>();
  cooking.forEach(({ uses }, at) => {
    for (const { line } of uses) if (!firstUse.has(line)) firstUse.set(line, at);
  });
  /** The method says this work itself, where it uses the line. */
  const isSaid = (verb: string, line: number): boolean =>
    texts.get(line)?.some((text) => orders(text, verb)) === true;
  return lines.flatMap((line, index) => {
    const own = said.of(line);
    const work: ListWork[] = own === null ? listWork(line) : ownListWork(line, own.gloss, own.column);
    return work
      .filter(({ verbs }) => verbs.length === 0 || !verbs.every((verb) => isSaid(verb, index)))
      .map((each) => {
        const { amount } = each;
        const text = withoutSaid(each, (verb) => texts.get(index)?.some((own) => opens(own, verb)) === true);
        const start = text.toLowerCase().indexOf(line.name.toLowerCase());
        const mentions = start < 0 ? [] : [{ start, end: start + line.name.length, line: index }];
        return {
          action: {
            text,
            instruction: -1,
            opensSentence: true,
            preparation: true,
            seconds: [],
            uses: [{ line: index, amount, decidedBy: "name" as const }],
            mentions,
          },
          before: firstUse.get(index) ?? 0,
        };
      });
  });
}

/** The oven's heat in the words of the action that states it, with how it is heated: "180 °C Umluft". */
function ownHeat(text: string, gloss: Gloss): string | null {
  const heat = statedHeat(text) ?? bareHeat(text);
  if (heat === null) return null;
  const [next] = gloss.read(text.slice(heat.end, heat.end + LONGEST_HEATING));
  const end = next?.means === LIST_WORK.fan && !heat.open ? heat.end + next.end : heat.end;
  return text.slice(heat.start, end) + (heat.open ? ")" : "");
}

/** "Den Backofen auf 180 °C vorheizen." */
function ovenLine({ gloss, column, texts }: NonNullable<Own>, heat: string, stating: string): string {
  const told = ownHeat(stating, gloss) ?? gloss.ownAmount(heat, texts);
  const said =
    workBy(gloss)?.oven.said(column).replace("{heat}", told) ?? LIST_WORK.heatTheOven(told).slice(0, -1);
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
}

/** In the midst of a recipe such steps belong to the part that they make ready for. */
const preparationSteps = (actions: readonly StepAction[], part?: string): ArrangedStep[] =>
  evenly(actions).map((step) => ({
    ...(part === undefined ? {} : { part }),
    preparation: true,
    actions: step,
  }));

/**
 * The steps of a recipe in the order to cook by. Every given action stands in exactly one step, cooking in the given order; what the list
 * hides behind a comma and an oven that nobody lights are added. Never throws; lines × actions.
 */
export function arrangeSteps(
  lines: readonly IngredientLine[],
  given: readonly LinkedAction[],
  languages: Languages,
): ArrangedStep[] {
  const gloss = glossIn(languages);
  if (gloss === null) return arranged(lines, given, ENGLISH);
  // Decided in the engine's words, and shown in the recipe's.
  const texts = given.map(({ text }) => text);
  const ways = new Map(
    languages.map((language): [string, Own] => {
      const each = glossOf(language);
      const column = each === null ? 0 : (workBy(each)?.columnOf(texts) ?? 0);
      return [language, each === null ? null : { gloss: each, column, texts }];
    }),
  );
  const own = new Map<LinkedAction, LinkedAction>();
  const said = given.map((action) => {
    const read = { ...action, text: gloss.translate(action.text).text };
    own.set(read, action);
    return read;
  });
  const ofLine = ({ text }: IngredientLine): Own => ways.get(languageIn(text, languages)) ?? null;
  return arranged(lines, said, { recipe: ways.get(languages[0]) ?? null, of: ofLine }).map((step) => ({
    ...step,
    actions: step.actions.map((action) => own.get(action) ?? action),
  }));
}

function arranged(
  lines: readonly IngredientLine[],
  actions: readonly LinkedAction[],
  said: Said,
): ArrangedStep[] {
  const leading = actions.filter((action) => action.preparation);
  const cooking = actions.filter((action) => !action.preparation);
  /** For each long wait of the cooking, the index of the action behind it. */
  const days = newDays(cooking);
  const waits = [
    ...cooking.flatMap((action, index) => (isLongWait(action) ? [behindWait(cooking, index)] : [])),
    ...days,
  ].sort((a, b) => a - b);
  const lastOf = (places: readonly number[], before: number): number =>
    places.filter((place) => place <= before).at(-1) ?? 0;
  const after = (before: number): number => lastOf(waits, before);
  const pending = workOf(lines, cooking, actions, said);
  const oven = missingOven(actions);
  /** Behind the last wait before it is baked, the index of the action that the oven is lit before. */
  const lit =
    oven === null
      ? null
      : lastOf(
          cooking.flatMap((action, index) => [
            ...(days.includes(index) ? [index] : []),
            ...(isLongWait(action) || longest(action) >= OVEN_WAIT_SECONDS ? [index + 1] : []),
          ]),
          Math.max(0, oven.before - leading.length),
        );
  const ours: StepAction[] =
    oven === null
      ? []
      : [
          {
            text:
              said.recipe === null
                ? oven.text
                : ovenLine(said.recipe, oven.heat, said.recipe.texts[oven.before] ?? ""),
            instruction: -1,
            opensSentence: true,
            preparation: true,
            seconds: [],
            uses: [],
            mentions: [],
            ours: true,
          },
        ];
  /** What a method begins with up to its last long wait, "The night before, soak the beans", and the lines that go in there. */
  const lastWait = leading.findLastIndex(isLongWait);
  const dayBefore = lastWait < 0 ? [] : leading.slice(0, behindWait(leading, lastWait));
  const early = new Set(dayBefore.flatMap(({ uses }) => uses.map(({ line }) => line)));
  /** The list's work before all cooking, slow work first, and the method's own: what waits for nothing is not done the day before. */
  const readyFirst = (work: readonly StepAction[]): ArrangedStep[] => {
    const slow = work.filter(({ text }) => takesTime(text));
    const rest = work.filter(({ text }) => !takesTime(text));
    const isEarly = ({ uses }: StepAction) =>
      dayBefore.length === 0 || uses.some(({ line }) => early.has(line));
    return [
      ...preparationSteps([...slow, ...rest.filter(isEarly)]),
      ...stepsOf(dayBefore, true),
      ...preparationSteps(rest.filter((action) => !isEarly(action))),
      ...stepsOf(leading.slice(dayBefore.length), true),
    ];
  };
  const readyAt = (start: number): ArrangedStep[] => {
    const work = pending.filter(({ before }) => after(before) === start).map(({ action }) => action);
    const part = start === 0 ? undefined : cooking[start]?.part;
    const first = start === 0 ? readyFirst(work) : preparationSteps(work, part);
    return lit === start ? [...first, ...preparationSteps(ours, part)] : first;
  };
  const places = [0, ...waits, ...(lit === null ? [] : [lit])].filter((place) => place < cooking.length);
  const starts = [...new Set([0, ...places])].sort((a, b) => a - b);
  return starts.flatMap((start, index) => [
    ...readyAt(start),
    ...stepsOf(cooking.slice(start, starts[index + 1] ?? cooking.length), false),
  ]);
}
