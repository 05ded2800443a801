import { isMetaLine, totalMinutesIn, yieldIn } from "./stated-facts";

it.each<[string, string | null]>([
  ["Serves 4", "4"],
  ["Servings: 4-6", "4-6"],
  ["Makes about 2 dozen biscuits.", "2 dozen biscuits"],
  ["Yield: 1 loaf  Adjust: 1x 2x 3x", "1 loaf"],
  ["Prep: 10 min   Cook: 25 min   Serves: 2", "2"],
  ["6 servings", "6 servings"],
  ["Für 4 Personen", "4 Personen"],
  ["Zutaten für 12 Stück", "12"],
  ["Pour 6 personnes", "6 personnes"],
  ["Ingredientes para 4 personas:", "4 personas"],
  ["Porzioni: 3", "3"],
  ["Serve with rice", null],
  ["Total time: 45 minutes", null],
])("the yield in %j is %j", (text, stated) => {
  expect(yieldIn(text)).toBe(stated);
});

it.each<[string, number | null]>([
  ["Total Time: 1 hour 15 minutes", 75],
  ["Total: 1h 5m", 65],
  ["Ready in 40 mins", 40],
  ["Gesamtzeit: ca. 1 Std. 30 Min.", 90],
  ["Total time: 1 1/2 hours", 90],
  ["Total Time: 13-19 hours", 19 * 60],
  ["Prep time: 10 min", null],
  ["Cook for 20 minutes", null],
])("the total time in %j is %j", (text, minutes) => {
  expect(totalMinutesIn(text)).toBe(minutes);
});

it.each<[string, boolean]>([
  ["Prep Time: 15 minutes", true],
  ["⏲️ Cook time: 20 min", true],
  ["Course: Main Course", true],
  ["Serves 6", true],
  ["About 25 minutes", true],
  ["2 cups flour", false],
  ["Makes the sauce thicker.", false],
  ["Preparation", false],
])("whether %j states facts about the recipe: %j", (text, meta) => {
  expect(isMetaLine(text)).toBe(meta);
});
