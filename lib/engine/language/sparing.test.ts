import { openingsOf, sparing } from "./sparing";

const sorted = (source: string): string[] | null => {
  const words = openingsOf(source);
  return words === null ? null : [...words].sort();
};

test.each([
  ["(?<!\\p{L})(?:bowl|frying pan|pots?)(?!\\p{L})", ["bowl", "frying", "pot", "pots"]],
  ["^(?:k?cal|prep(?: time)?)(?![\\p{L}-])\\s{0,3}:?", ["cal", "kcal", "prep"]],
  ["\\d\\s?(?:[123]x|cups)$", ["cups", "x"]],
  ["(?<![\\p{L}\\d])it['’]s(?!\\p{L})", ["it"]],
])("a match of %s begins with one of its words", (source, words) => {
  expect(sorted(source)).toEqual(words);
});

test.each([
  ["anywhere in a word", "pan(?!\\p{L})"],
  ["with the beginning of a word", "(?<!\\p{L})chop"],
  ["without a word", "(?<!\\p{L})(?:salt(?!\\p{L})|[★☆])"],
  ["with any word", "^\\p{L}+ salt(?!\\p{L})"],
])("a pattern that may match %s is open", (_how, source) => {
  expect(openingsOf(source)).toBeNull();
});

test("a sparing pattern finds what the pattern finds", () => {
  const pattern = /(?<!\p{L})(?:crème brûlée|pans?|oven)(?!\p{L})/giu;
  const quick = sparing(pattern);
  for (const text of [
    "Heat two pans in the OVEN.",
    "A panful of peas",
    "La Crème brûlée",
    "",
    "2pan",
    "🍳pan",
  ])
    expect([...quick.all(text)].map(String)).toEqual(text.match(pattern) ?? []);
});
