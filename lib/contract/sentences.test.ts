import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { RegisterInput } from "./auth";
import { ListUsersQuery } from "./admin";
import { ListRecipesQuery, SaveRecipeInput, UpdateRecipeInput } from "./saved-recipes";
import { StartTrialInput } from "./billing";
import { isUnreadable, unreadableIn, unreadableSentence } from "./unreadable-text";
import * as z from "./zod";

const saying = (schema: z.ZodType, given: unknown) => schema.safeParse(given).error?.issues[0]?.message;
const recipe = { title: "Soup", ingredients: [], steps: [] };

test.each<[string, z.ZodType, unknown, string]>([
  ["nothing at all", RegisterInput, null, "This request is empty."],
  ["a list for a request", RegisterInput, [], "This request must be a group of named fields."],
  ["a field left out", RegisterInput, { password: "long enough" }, "The email address is missing."],
  ["null", RegisterInput, { email: null }, "The email address is missing."],
  ["another kind", RegisterInput, { email: 5 }, "The email address must be text."],
  ["a field with several words", z.object({ newPassword: z.string() }), {}, "The new password is missing."],
  ["a number that is none", ListUsersQuery, { page: "x" }, "The page number must be a number."],
  ["a number too small", ListUsersQuery, { page: "0" }, "The page number must be at least 1."],
  ["a number too large", ListRecipesQuery, { limit: "1e9" }, "The number of recipes must be at most 100."],
  ["part of a number", ListUsersQuery, { page: "1.5" }, "The page number must be a whole number."],
  ["none of a few", ListUsersQuery, { order: "up" }, "The direction of sorting must be asc or desc."],
  ["our own sentence first", StartTrialInput, {}, "Please choose the monthly or the annual plan."],
  [
    "one line of many",
    SaveRecipeInput,
    { title: "Soup", formattedContent: { ...recipe, ingredients: ["1 leek", 2] } },
    "Ingredient 2 must be text.",
  ],
  [
    "a part of one step",
    SaveRecipeInput,
    { title: "Soup", formattedContent: { ...recipe, steps: [{}] } },
    "The instruction of step 1 is missing.",
  ],
  [
    "none of several shapes",
    SaveRecipeInput,
    { title: "Soup", formattedContent: { ...recipe, ingredients: 5 } },
    "The ingredients are not in a form that we can read.",
  ],
  [
    "a date that is none",
    UpdateRecipeInput,
    { updatedAt: "today" },
    "The time of the last change must be a date and time such as 2026-01-31T18:30:00.000Z.",
  ],
  [
    "text too long",
    z.object({ cursor: z.string().max(2000) }),
    { cursor: "x".repeat(2001) },
    "The place in the list is too long: at most 2,000 characters are possible.",
  ],
  [
    "too many",
    z.object({ notes: z.array(z.string()).max(1) }),
    { notes: ["", ""] },
    "The notes must have at most 1 entries.",
  ],
])("%s", (_name, schema, given, sentence) => {
  expect(saying(schema, given)).toBe(sentence);
});

test("the contract takes zod from the file that gives it our sentences", () => {
  const files = readdirSync(import.meta.dirname).filter(
    (name) => name.endsWith(".ts") && !name.includes(".test."),
  );
  const direct = files.filter((name) =>
    /^import (?!type ).* from "zod"/m.test(readFileSync(join(import.meta.dirname, name), "utf8")),
  );
  expect(direct).toEqual(["zod.ts"]);
});

describe("text that cannot be read", () => {
  test.each(["\0", "a\0b", "\ud83c", "\udf72", "soup \ud83c", "\udf72\ud83c"])("%j", (text) => {
    expect(isUnreadable(text)).toBe(true);
  });

  test.each(["", "soup", "🍲", "crème brûlée", "\u2028", "\ufffd", "\u0001"])("not %j", (text) => {
    expect(isUnreadable(text)).toBe(false);
  });

  test("is found wherever it stands, in names too, however deep", () => {
    expect(unreadableIn({ a: "x", steps: [{ instruction: "x" }, { instruction: "\0" }] })).toEqual([
      "steps",
      1,
      "instruction",
    ]);
    expect(unreadableIn({ a: { "\0": 1 } })).toEqual(["a"]);
    expect(unreadableIn({ a: [null, 1, true, undefined, "x"] })).toBeNull();
  });

  test("is known from what only looks like it", () => {
    expect(unreadableIn({ a: "\\u0000 \\\\ud800 🍲" })).toBeNull();
    expect(unreadableIn({ a: "\\\0" })).toEqual(["a"]);
  });

  test.each([
    ["lists in lists", `${"[".repeat(500_000)}${"]".repeat(500_000)}`],
    ["many numbers", `[${"1,".repeat(400_000)}"\\u0000"]`],
    ["many backslashes", JSON.stringify(`${"\\".repeat(400_000)}\0`)],
  ])("in %s is told in no time to speak of", (_name, text) => {
    const value = JSON.parse(text) as unknown;
    const startedMs = performance.now();
    expect(unreadableIn(value)).not.toBeNull();
    expect(performance.now() - startedMs).toBeLessThan(1_000);
  });

  test("is told by the field's name", () => {
    expect(unreadableSentence(["formattedContent", "steps", 1, "instruction"])).toBe(
      "The instruction of step 2 has a character that cannot be read. Please type it again.",
    );
  });
});
