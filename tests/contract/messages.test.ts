/** The catalogue holds what the app says. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { GERMAN } from "@/lib/messages/de.data";
import { catalogueOf, messagesIn } from "@/scripts/messages/extract";

const ROOT = resolve(import.meta.dirname, "../..");

test("the catalogue is what `npm run messages` writes of today's sources", async () => {
  const messages = await messagesIn(ROOT);
  expect(messages.length).toBeGreaterThan(1000);
  expect(readFileSync(join(ROOT, "lib/messages/catalogue.data.ts"), "utf8")).toBe(catalogueOf(messages));
});

/** What a sentence must keep, in whatever order: its values, the words that are marked, and where it is joined to others. */
const frameOf = (sentence: string) => ({
  names: [...new Set(sentence.match(/\{\w+\}/g) ?? [])].sort(),
  tags: (sentence.match(/<\/?\w+>/g) ?? []).sort(),
  ends: [/^\s/.test(sentence), /\s$/.test(sentence)],
});

test("every message in German names the same values and marks the same words", () => {
  const wrong = Object.entries(GERMAN).filter(
    ([english, german]) => JSON.stringify(frameOf(english)) !== JSON.stringify(frameOf(german)),
  );
  expect(wrong).toEqual([]);
});
