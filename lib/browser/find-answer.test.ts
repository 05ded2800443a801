import { faq } from "@/lib/rules/support/faq.data";
import { findAnswer } from "./find-answer";

const FAQ = faq();

const ASKED: [string, string][] = [
  ["how do i cancel my subscription", "How do I cancel my subscription?"],
  ["I want to cancle my subscripton", "How do I cancel my subscription?"],
  ["what does it cost", "What does Premium cost?"],
  ["price of premium?", "What does Premium cost?"],
  ["how many recipes can i save for free", "How many recipes can I save for free?"],
  ["forgot my pasword", "I forgot my password. What now?"],
  ["can't log in, reset password", "I forgot my password. What now?"],
  ["how to take a photo of a cookbook", "How do I convert a photo of a recipe?"],
  ["upload a pdf", "How do I convert a PDF?"],
  ["the website says access denied", "A website is refused or its recipe is not found. What can I do?"],
  ["my timer didn't ring", "My timer did not ring. Why?"],
  ["no sound from the alarm", "My timer did not ring. Why?"],
  ["keep screen awake", "How do I keep the screen on while I cook?"],
  ["the screen turns off while cooking", "How do I keep the screen on while I cook?"],
  ["read aloud voice too fast", "Can the steps be read to me?"],
  ["hands free voice commands", "Can I control Cook Mode by voice or keyboard?"],
  ["dark mode", "Is there a dark theme?"],
  ["double the servings", "How do I change the number of servings?"],
  ["print on paper", "How do I print a recipe?"],
  ["refund", "Do you give refunds?"],
  ["import from paprika", "Can I bring recipes from another app?"],
  ["promo code doesn't work", "How do I use a promo code?"],
  ["delete my account", "How do I download my data or delete my account?"],
  ["share with a friend", "How do I share a recipe?"],
  ["stop sharing link", "How do I stop sharing a recipe?"],
  ["dyslexia font", "Can I make the text larger or use another font?"],
  ["how long is the free trial", "How does the free trial work?"],
  ["switch to annual", "How do I change between monthly and annual?"],
  ["change my email adress", "How do I change my email or password?"],
  ["what is cook mode", "What is Cook Mode?"],
  ["calm mode", "What is Calm mode?"],
];

test.each(ASKED)("%s", (question, answered) => {
  expect(findAnswer(question)?.question).toBe(answered);
});

test.each(FAQ.map(({ question }) => question))("an entry's own question finds it: %s", (question) => {
  expect(findAnswer(question)?.question).toBe(question);
});

test.each([
  "",
  "   ",
  "??",
  "how do i",
  "zxqv blorp",
  "what is the weather in Lisbon tomorrow",
  "the weather in Lisbon",
  "who won the football match",
  "x".repeat(5000),
])("%j has no answer", (question) => {
  expect(findAnswer(question)).toBeNull();
});
