import { countStageWords, wordsOfSource } from "../../../scripts/words/stage-words";

test("words of patterns, lists and texts are found; code, types and imports are none", () => {
  const source = String.raw`
    import { amountAt } from "@/lib/engine/language/amount";
    import { ENGLISH } from "@/lib/engine/language/en";
    const joined = texts.join(" and ");
    type Kind = "rest" | "part of it";
    const UNITS = new Set("cup tablespoon".split(" "));
    const LISTED = ["half", "dozen"];
    const PATTERN = /^\s*(?:about|circa)[abc]\b\p{L}/u;
    const isRest = token.lower === "remaining";
    const kind: Kind = "rest";
  `;
  expect(wordsOfSource(source)).toEqual([
    "ENGLISH",
    "and",
    "cup",
    "tablespoon",
    "half",
    "dozen",
    "about",
    "circa",
    "remaining",
  ]);
});

/** A stage that needs words asks a pack; `node --import tsx scripts/words/stage-words.ts FILE` prints those that stand in one. */
test("no stage holds a word of any language", () => {
  expect(countStageWords()).toEqual({});
});
