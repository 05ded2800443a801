/** Whatever the receipt can say, it says in the reader's language. */
import { RECEIPT } from "@/lib/engine/language/en/receipt";
import { GERMAN } from "@/lib/messages/de.data";
import { receiptSentence, summarySentences } from "./receipt-words";

const german = () => ({ language: "de" as const, words: GERMAN });

afterEach(() => (globalThis.plainspoonSpeech = undefined));

/** A sentence of each kind, with words and numbers that no sentence has of its own. */
const said = Object.entries(RECEIPT).map(([name, sentence]) => [
  name,
  typeof sentence === "string"
    ? sentence
    : (sentence as (...given: unknown[]) => string)(
        ...[11, 12, 13].map((value, at) => (at === 0 ? value : `Q${value}`)),
      ),
]);
const ofSummary = new Set(Object.keys(summarySentences()));

test.each(said.filter(([name = ""]) => !ofSummary.has(name)))("%s", (_, sentence = "") => {
  expect(receiptSentence(sentence)).toBe(sentence);
  globalThis.plainspoonSpeech = german;
  const again = receiptSentence(sentence);
  expect(again).not.toBe(sentence);
  expect(again.match(/\b(?:Q\d\d|11)\b/g)?.sort()).toEqual(sentence.match(/\b(?:Q\d\d|11)\b/g)?.sort());
});

test("a doubt that was stored in the words of before is read in today's", () => {
  globalThis.plainspoonSpeech = german;
  const today = receiptSentence("Step 3 may mean “salt” of “For the pastry”.");
  expect(receiptSentence("Step 3 may mean “salt” of For the pastry.")).toBe(today);
  expect(today).toContain("Schritt 3");
});

test("a food's own words stay as they are, quotation marks included", () => {
  globalThis.plainspoonSpeech = german;
  expect(receiptSentence("Step 3 may mean “1 tbsp sugar” or “2 tbsp “raw” sugar”.")).toBe(
    "Schritt 3 meint vielleicht „1 tbsp sugar“ oder „2 tbsp “raw” sugar“.",
  );
  expect(receiptSentence("A sentence that nobody here has written.")).toBe(
    "A sentence that nobody here has written.",
  );
});

test("the receipt in one line counts as German does", () => {
  globalThis.plainspoonSpeech = german;
  expect(summarySentences().placed(1, 1)).toBe("1 von 1 Zutat steht in den Schritten.");
  expect(summarySentences().allMatch).toBe("Alle Mengen stimmen mit dem Original überein.");
  expect(summarySentences().worthALook(2)).toBe("Bitte sieh 2 Sachen nach.");
});
