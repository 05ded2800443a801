import { readPending, toPending } from "./pending";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";

const soup: FormattedContent = {
  title: "Soup",
  description: "Warm.",
  servings: 4,
  imageUrl: null,
  ingredients: ["1 onion"],
  steps: [{ number: 1, instruction: "Chop the ***onion***.", ingredients: ["1 onion"], isPrep: true }],
};
const NOW = Date.UTC(2026, 0, 2);
const HOUR = 3_600_000;
const kept = JSON.stringify(toPending(soup, "https://example.com/soup", NOW, "key-1"));

test("what is kept is what is read, with the body that saving takes", () => {
  const pending = readPending(kept, NOW + 23 * HOUR);
  expect(pending?.idempotencyKey).toBe("key-1");
  expect(pending?.recipe).toEqual({
    title: "Soup",
    description: "Warm.",
    servings: 4,
    imageUrl: null,
    originalContent: "https://example.com/soup",
    formattedContent: soup,
  });
});

test("after 24 hours it is gone", () => {
  expect(readPending(kept, NOW + 24 * HOUR)).toBeNull();
});

test("a clock set back by days does not make it immortal", () => {
  expect(readPending(kept, NOW - 48 * HOUR)).toBeNull();
});

test.each([null, "", "nonsense", "null", "[]", "{}", '{"recipe":{},"timestamp":1,"idempotencyKey":"x"}'])(
  "%j is no pending recipe",
  (stored) => {
    expect(readPending(stored, 1)).toBeNull();
  },
);
