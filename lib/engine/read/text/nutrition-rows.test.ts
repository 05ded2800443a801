/** What is in a helping, in a row between strokes, is nothing to buy. */
import { parseRecipeText } from ".";

test.each([
  "Insalata di riso\n\nValori per porzione: kcal 415 – Proteine 22 g – Carboidrati 56 g – Grassi 11 g\n\nRiso venere 280 g\nZucchine 3\nPomodorini 200 g\n\nLessare il riso. Saltare le zucchine 5 minuti e unire i pomodorini.",
  "Quiche\n\nPar part : 245 kcal – protéines 16 g – glucides 14 g – lipides 14 g\n\n500 g de courgettes\n4 œufs\n30 cl de lait\n\nRâper les courgettes. Battre les œufs avec le lait et cuire 35 minutes.",
  "Rice salad\n\nPer serving: calories 415 – protein 22 g – carbs 56 g – fat 11 g\n\n280 g black rice\n3 courgettes\n200 g cherry tomatoes\n\nBoil the rice. Fry the courgettes for 5 minutes and add the tomatoes.",
])("%#", (text) => {
  expect(parseRecipeText(text)?.ingredients).toHaveLength(3);
});

test.each([
  "Chicken curry (450 kcal)\n\nServes 4 · 30 min · 450 kcal\n\n500 g chicken\n200 ml cream\n1 protein bar (200 kcal)\n\nFry the chicken in a pan.\nAdd the 200 ml cream and the bar and simmer for 10 minutes (450 kcal per portion).\nServe at once, 450 kcal per helping.",
  "Linsensuppe (350 kcal)\n\n4 Portionen · 30 Min. · 350 kcal\n\n300 g Linsen\n1 l Brühe\n100 g Sahne (200 kcal)\n\nLinsen in der Brühe 20 Minuten kochen.\nDie 100 g Sahne einrühren und 5 Minuten ziehen lassen (350 kcal pro Portion).\nMit Brot servieren.",
])("a line that says its energy beside is what it is: %#", (text) => {
  const read = parseRecipeText(text);
  expect(read?.ingredients).toHaveLength(3);
  expect(read?.instructions).toHaveLength(3);
  expect(read?.title).toMatch(/^(Chicken curry|Linsensuppe)/);
  expect(read?.yield).toMatch(/4/);
});
