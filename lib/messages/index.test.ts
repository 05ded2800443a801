/** A message says its values, and counts as its language does. */
import { t, tn } from ".";
import { GERMAN } from "./de.data";
import { dollarsInWords, numberInWords, oneOf } from "./formats";
import { translated } from "./speech";
import { timeAgo } from "./time-ago";

afterEach(() => (globalThis.plainspoonSpeech = undefined));

const inGerman = () => (globalThis.plainspoonSpeech = () => ({ language: "de", words: GERMAN }));

test("a message says each value where its name stands, and nothing where there is none", () => {
  expect(t("Begin at {clock}{when}, or earlier.", { clock: "18:30", when: "" })).toBe(
    "Begin at 18:30, or earlier.",
  );
  expect(t("Step {step}", { step: 0 })).toBe("Step 0");
});

test("a count takes the words for one or for several, with its thousands apart", () => {
  const said = (count: number) => tn(count, "{count} step", "{count} steps");
  expect([0, 1, 2, 12_345].map(said)).toEqual(["0 steps", "1 step", "2 steps", "12,345 steps"]);
});

test("who reads German reads German, numbers and money included", () => {
  expect([dollarsInWords(1299), dollarsInWords(9900), numberInWords(12_345)]).toEqual([
    "$12.99",
    "$99",
    "12,345",
  ]);
  inGerman();
  expect(t("Step {step}", { step: 3 })).toBe("Schritt 3");
  expect(tn(1, "{count} step", "{count} steps")).toBe("1 Schritt");
  expect(tn(12_345, "{count} step", "{count} steps")).toBe("12.345 Schritte");
  expect(oneOf(["PNG", "JPG", "WebP"])).toBe("PNG, JPG oder WebP");
  expect([dollarsInWords(1299), dollarsInWords(9900)]).toEqual(["12,99\u00a0$", "99\u00a0$"]);
});

const MINUTE = 60_000;
test.each([
  [0, "a moment ago", "gerade eben"],
  [-5 * MINUTE, "a moment ago", "gerade eben"],
  [59_999, "a moment ago", "gerade eben"],
  [MINUTE, "1 minute ago", "vor 1 Minute"],
  [59 * MINUTE, "59 minutes ago", "vor 59 Minuten"],
  [60 * MINUTE, "1 hour ago", "vor 1 Stunde"],
  [23.9 * 60 * MINUTE, "23 hours ago", "vor 23 Stunden"],
  [24 * 60 * MINUTE, "1 day ago", "vor 1 Tag"],
  [72 * 60 * MINUTE, "3 days ago", "vor 3 Tagen"],
  [13 * 24 * 60 * MINUTE, "1 week ago", "vor 1 Woche"],
  [70 * 24 * 60 * MINUTE, "2 months ago", "vor 2 Monaten"],
  [800 * 24 * 60 * MINUTE, "2 years ago", "vor 2 Jahren"],
])("%d ms before: %s", (ago, english, german) => {
  expect(timeAgo(1e12 - ago, 1e12)).toBe(english);
  inGerman();
  expect(timeAgo(1e12 - ago, 1e12)).toBe(german);
});

test("a constant sentence that was written in English is translated, any other stays", () => {
  inGerman();
  expect(translated("Please log in.")).toBe("Bitte melde dich an.");
  expect(translated("Whatever somebody typed")).toBe("Whatever somebody typed");
});
