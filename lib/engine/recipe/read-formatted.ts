/**
 * Reads formatted content from anywhere (the database, an import, an older version, a foreign program) into today's shape.
 * What is missing gets its empty value, what is of a wrong kind is left out; it never throws.
 */
import {
  Receipt,
  type Action,
  type ActionUse,
  type FormattedContent,
  type Ingredients,
  type Step,
  type StepUse,
} from "./formatted";

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string =>
  typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
const filled = (texts: readonly string[]): string[] =>
  texts.map((text) => text.trim()).filter((text) => text !== "");

/** A list of lines; an entry that is an object gives its `text`, `name` or `ingredient`. */
function linesOf(value: unknown): string[] {
  if (typeof value === "string") return filled(value.split("\n"));
  if (!Array.isArray(value)) return [];
  return filled(
    value.map((entry) =>
      isFields(entry) ? textOf(entry.text ?? entry.name ?? entry.ingredient) : textOf(entry),
    ),
  );
}

/** The shopping list, flat or grouped; the older group names `refrigeratedFrozen` and `pantry` are accepted. */
function ingredientsOf(value: unknown): Ingredients {
  if (!isFields(value)) return linesOf(value);
  return {
    refrigerated: linesOf(value.refrigerated ?? value.refrigeratedFrozen),
    other: linesOf(value.other ?? value.pantry),
  };
}

function usesOf(value: unknown, lines: number): StepUse[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const uses: StepUse[] = [];
  for (const entry of value) {
    if (!isFields(entry)) continue;
    const { line, share, label } = entry;
    if (typeof line !== "number" || !Number.isInteger(line) || line < 0 || line >= lines) continue;
    const fraction = typeof share === "number" && share > 0 && share <= 1 ? share : null;
    uses.push({ line, share: fraction, ...(typeof label === "string" && label !== "" ? { label } : {}) });
  }
  return uses;
}

const isLineOf = (value: unknown, lines: number): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value < lines;

function actionUsesOf(value: unknown, lines: number): ActionUse[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry) => {
    if (!isFields(entry)) return [];
    const { line, amount, guessed } = entry;
    if (!isLineOf(line, lines) || typeof amount !== "string" || amount.trim() === "") return [];
    const others = Array.isArray(entry.others) ? entry.others.filter((other) => isLineOf(other, lines)) : [];
    return {
      line,
      amount,
      ...(guessed === true ? { guessed } : {}),
      ...(others.length > 0 ? { others } : {}),
    };
  });
}

const folded = (text: string): string => text.replace(/\s+/g, " ").trim();

/** The step's actions, or undefined: where they are not what the instruction says, the instruction holds. */
function actionsOf(value: unknown, lines: number, instruction: string): Action[] | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const actions = value.flatMap((entry) => {
    const text = isFields(entry) ? textOf(entry.text) : "";
    if (!isFields(entry) || text.trim() === "") return [];
    const seconds = Array.isArray(entry.seconds)
      ? entry.seconds.filter(
          (time): time is number => typeof time === "number" && time > 0 && Number.isFinite(time),
        )
      : [];
    return {
      text,
      uses: actionUsesOf(entry.uses, lines),
      seconds,
      ...(entry.ours === true ? { ours: true } : {}),
    };
  });
  return folded(actions.map(({ text }) => text).join(" ")) === folded(instruction) ? actions : undefined;
}

function stepsOf(value: unknown, lines: number): Step[] {
  if (!Array.isArray(value)) return [];
  const steps: Step[] = [];
  for (const entry of value) {
    const fields = isFields(entry) ? entry : {};
    const instruction = isFields(entry)
      ? textOf(fields.instruction ?? fields.text ?? fields.description)
      : textOf(entry);
    if (instruction.trim() === "") continue;
    const uses = usesOf(fields.uses, lines);
    const actions = actionsOf(fields.actions, lines, instruction);
    steps.push({
      number: steps.length + 1,
      instruction,
      ingredients: linesOf(fields.ingredients),
      isPrep: fields.isPrep === true,
      ...(uses === undefined ? {} : { uses }),
      ...(actions === undefined ? {} : { actions }),
      ...(typeof fields.section === "string" && fields.section !== "" ? { section: fields.section } : {}),
    });
  }
  return steps;
}

/** More servings than this is no yield but a mistake. */
const MOST_SERVINGS = 10_000;

function servingsIn(value: unknown): number | null {
  const number = typeof value === "string" ? Number(/\d{1,4}/.exec(value)?.[0] ?? NaN) : value;
  return typeof number === "number" && number >= 1 && number <= MOST_SERVINGS ? Math.round(number) : null;
}

const isMinutes = (value: unknown): value is number =>
  typeof value === "number" && Number.isFinite(value) && value > 0;

/** The stated times; the older names `preparation`, `cooking` and `resting` are accepted. The total stands in both its places, or in none. */
function timesOf(value: unknown, stated: unknown): Pick<FormattedContent, "totalMinutes" | "times"> {
  const fields = isFields(value) ? value : {};
  const minutes = (...values: unknown[]) => values.find(isMinutes);
  const prep = minutes(fields.prep, fields.preparation);
  const cook = minutes(fields.cook, fields.cooking);
  const rest = minutes(fields.rest, fields.resting);
  const total = minutes(stated, fields.total);
  const times = {
    ...(prep === undefined ? {} : { prep }),
    ...(cook === undefined ? {} : { cook }),
    ...(rest === undefined ? {} : { rest }),
  };
  const sum = total === undefined ? {} : { total };
  return {
    ...(total === undefined ? {} : { totalMinutes: total }),
    ...(Object.keys(times).length === 0 ? {} : { times: { ...times, ...sum } }),
  };
}

/** What the recipe makes, its stated times and its notes; what is not there is left out. */
function factsOf(fields: Fields): Pick<FormattedContent, "totalMinutes" | "yield" | "times" | "notes"> {
  const made = textOf(fields.yield).trim();
  const notes = linesOf(fields.notes);
  return {
    ...timesOf(fields.times, fields.totalMinutes),
    ...(made === "" ? {} : { yield: made }),
    ...(notes.length === 0 ? {} : { notes }),
  };
}

/**
 * The content in today's shape: steps numbered from 1, servings a positive integer or null, unknown fields left out.
 * Accepts a JSON string too. Anything that is no recipe at all becomes an empty one; never throws.
 */
export function readFormattedContent(value: unknown): FormattedContent {
  let content = value;
  if (typeof value === "string") {
    try {
      content = JSON.parse(value) as unknown;
    } catch {
      content = null;
    }
  }
  const fields = isFields(content) ? content : {};
  const ingredients = ingredientsOf(fields.ingredients);
  const count = Array.isArray(ingredients)
    ? ingredients.length
    : ingredients.refrigerated.length + ingredients.other.length;
  const source = isFields(fields.source) ? fields.source : null;
  const receipt = Receipt.safeParse(fields.receipt);
  return {
    title: textOf(fields.title),
    description: textOf(fields.description),
    servings: servingsIn(fields.servings),
    imageUrl: typeof fields.imageUrl === "string" && fields.imageUrl !== "" ? fields.imageUrl : null,
    ...(fields.ocrError === true || fields.ocrError === "true" ? { ocrError: true } : {}),
    ingredients,
    steps: stepsOf(fields.steps ?? fields.instructions, count),
    ...factsOf(fields),
    ...(source === null
      ? {}
      : {
          source: {
            ...(typeof source.url === "string" ? { url: source.url } : {}),
            ...(typeof source.siteName === "string" ? { siteName: source.siteName } : {}),
          },
        }),
    ...(receipt.success ? { receipt: receipt.data } : {}),
  };
}
