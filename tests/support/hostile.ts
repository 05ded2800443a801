/** Input that no screen of ours sends: for every field of a schema in turn, with the others as they should be. */
import type { z } from "zod";

type Def = {
  type: string;
  innerType?: z.ZodType;
  in?: z.ZodType;
  element?: z.ZodType;
  shape?: Record<string, z.ZodType>;
  options?: z.ZodType[];
  entries?: Record<string, unknown>;
  values?: unknown[];
};

const defOf = (schema: z.ZodType): Def => schema._zod.def as unknown as Def;

/** Something of the right kind, if not always of the right form. */
export function sample(schema: z.ZodType): unknown {
  const def = defOf(schema);
  const inner = def.innerType ?? def.in ?? def.options?.[0];
  if (inner) return sample(inner);
  if (def.shape)
    return Object.fromEntries(Object.entries(def.shape).map(([name, one]) => [name, sample(one)]));
  if (def.element) return [sample(def.element)];
  if (def.entries) return Object.values(def.entries)[0];
  if (def.values) return def.values[0];
  return { string: "cook@plainspoon.test", number: 1, boolean: true }[def.type] ?? "text";
}

const HOSTILE: unknown[] = [null, -1, 1e308, true, "", [], {}, [null]];
/** Deep inside a recipe, where there are many fields. */
const HOSTILE_DEEP: unknown[] = [null, -1, "", {}];
export const UNREADABLE = ["nul \0 nul", "half \ud800 a character", "\udc00"];

/** The value with one part after the other replaced by something hostile, two levels deep. */
export function* hostileInputsFor(
  schema: z.ZodType,
  hostile: readonly unknown[] = HOSTILE,
  depth = 0,
): Generator<unknown> {
  yield* hostile;
  const def = defOf(schema);
  const inner = def.innerType ?? def.in;
  if (inner) return yield* hostileInside(inner, hostile, depth);
  yield* hostileInside(schema, hostile, depth);
}

function* hostileInside(schema: z.ZodType, hostile: readonly unknown[], depth: number): Generator<unknown> {
  const def = defOf(schema);
  const inner = def.innerType ?? def.in;
  if (inner) return yield* hostileInside(inner, hostile, depth);
  if (depth > 2) return;
  for (const option of def.options ?? []) yield* hostileInside(option, hostile, depth);
  for (const [name, field] of Object.entries(def.shape ?? {})) {
    const others = sample(schema) as Record<string, unknown>;
    for (const value of hostileInputsFor(
      field,
      depth > 0 && hostile === HOSTILE ? HOSTILE_DEEP : hostile,
      depth + 1,
    ))
      yield { ...others, [name]: value };
    const rest = { ...others };
    delete rest[name];
    yield rest;
  }
  if (def.element) for (const value of hostileInputsFor(def.element, hostile, depth + 1)) yield [value];
}

/** The library's own wording, in whatever case. */
const FOREIGN =
  /invalid input|invalid (?:option|string|email|iso|url|uuid|key|value|element|discriminator|datetime)|\bexpected\b|\breceived\b|too (?:small|big)|unrecognized|undefined|\bnan\b|\bzod\b|\[object|prisma|unexpected token/i;

/** Holds a sentence against what a cook may read. */
export function expectOurSentence(text: unknown): void {
  expect(text).toEqual(expect.stringMatching(/^["A-Z][^\n\0]{8,300}$/));
  expect(text).toEqual(expect.stringMatching(/\S \S/));
  expect(text).not.toMatch(FOREIGN);
}
