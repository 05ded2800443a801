/** Lists of one line between strokes or dashes, bare names at their end, and the method whose first sentence opens with a time. */
import { parseRecipeText } from "./index";

const listOf = (text: string): string[] =>
  (parseRecipeText(text)?.ingredients ?? []).map(({ text: line }) => line);

test.each([
  [
    "Pfannkuchen\n3 Eier / 250 g Mehl / 500 ml Milch / 1 Pr. Salz / Butter zum Ausbacken\nEier, Mehl, Milch u. Salz verquirlen, 20 Min. quellen lassen. Butter zerlassen, ausbacken.",
    ["3 Eier", "250 g Mehl", "500 ml Milch", "1 Pr. Salz", "Butter zum Ausbacken"],
  ],
  [
    "Pasta\n\n300 gr tagliatelle / 2 moten zalm / 400 gr spinazie / citroen / peper en zout\n\nPasta koken. Zalm in blokjes snijden. Spinazie laten slinken, citroen erover.",
    ["300 gr tagliatelle", "2 moten zalm", "400 gr spinazie", "citroen", "peper en zout"],
  ],
  [
    "Pancakes\n\n3 eggs / 250 g flour / 500 ml milk / salt / butter\n\nWhisk the eggs, flour, milk and salt. Melt the butter and fry.",
    ["3 eggs", "250 g flour", "500 ml milk", "salt", "butter"],
  ],
  [
    "Pasta e fagioli\n\nIngredienti per 4: 300 g fagioli - 150 g ditalini - 1 patata - 80 g lardo - rosmarino - olio - sale\n\nLa sera prima mettete a bagno i fagioli. Fate soffriggere il lardo nell'olio. Unite i fagioli, la patata, il rosmarino e il sale e cuocete un'ora. Buttate la pasta.",
    ["300 g fagioli", "150 g ditalini", "1 patata", "80 g lardo", "rosmarino", "olio", "sale"],
  ],
])("%#", (text, list) => expect(listOf(text)).toEqual(list));

test("an order that opens with a time belongs to its paragraph", () => {
  const recipe = parseRecipeText(
    "Pasta e fagioli\n\nIngredienti per 4: 300 g fagioli - 150 g ditalini - 1 patata - olio - sale\n\nLa sera prima mettete a bagno i fagioli in acqua fredda. Il giorno dopo scolateli. Unite la patata e cuocete un'ora e mezza nell'olio. Buttate la pasta e salate.",
  );
  expect(recipe?.notes ?? []).toEqual([]);
  expect(recipe?.instructions[0]?.text).toMatch(/^La sera prima/);
});
