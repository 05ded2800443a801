import { faq } from "./faq.data";

const FAQ = faq();

test("there are at least 25 entries, and no question twice", () => {
  expect(FAQ.length).toBeGreaterThanOrEqual(25);
  expect(new Set(FAQ.map(({ question }) => question)).size).toBe(FAQ.length);
});

// At most 50 words a paragraph, about 20 a sentence: who is tired reads no further.
test.each(FAQ.map((entry) => [entry.question, entry.answer] as const))(
  "%s is answered briefly",
  (_, answer) => {
    expect(answer.split(/\s+/).length).toBeLessThanOrEqual(50);
    for (const sentence of answer.split(/(?<=[.?!])\s+/))
      expect(sentence.split(/\s+/).length).toBeLessThanOrEqual(25);
  },
);
