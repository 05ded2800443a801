import { readFileSync } from "node:fs";
import { ALLOWANCE, countStageWords, wordsOfSource } from "../../../scripts/words/stage-words";

test("words of patterns, lists and texts are found; code, types and imports are none", () => {
  const source = String.raw`
    import { amountAt } from "@/lib/engine/language/amount";
    type Kind = "rest" | "part of it";
    const UNITS = new Set("cup tablespoon".split(" "));
    const LISTED = ["half", "dozen"];
    const PATTERN = /^\s*(?:about|circa)[abc]\b\p{L}/u;
    const isRest = token.lower === "remaining";
    const kind: Kind = "rest";
  `;
  expect(wordsOfSource(source)).toEqual([
    "cup",
    "tablespoon",
    "half",
    "dozen",
    "about",
    "circa",
    "remaining",
  ]);
});

/**
 * A stage that needs words asks a pack. What stages still hold themselves is counted in `stage-words.json`, which may only shrink: after
 * moving words, `node --import tsx scripts/words/stage-words.ts --write`.
 */
test("no stage holds more words of a language than it is allowed", () => {
  const allowed = JSON.parse(readFileSync(ALLOWANCE, "utf8")) as Record<string, number>;
  const more = Object.entries(countStageWords()).filter(([name, count]) => count > (allowed[name] ?? 0));
  expect(more.map(([name, count]) => `${name}: ${count}, allowed ${allowed[name] ?? 0}`)).toEqual([]);
});
