/** What a line of the list says of its food in brackets and behind the amount, in languages that are read by a gloss. */
import { formatText } from "@/lib/engine/format";
import { glossOf } from "@/lib/engine/language/gloss";
import { parseIngredientLine } from "@/lib/engine/lines/ingredient-line";
import { ownListWork } from "./glossed-work";

function work(language: string, line: string): string[] {
  const gloss = glossOf(language);
  return gloss === null ? [] : ownListWork(parseIngredientLine(line), gloss, 0).map(({ text }) => text);
}

test("how a tin's content is weighed is no work", () => {
  expect(work("fr", "2 boîtes de pois chiches (265 g égouttés chacune)")).toEqual([]);
  expect(work("es", "Garbanzos cocidos, 1 bote (400 g escurridos)")).toEqual([]);
  expect(work("pt", "Grão-de-bico cozido 1 frasco (400 g escorrido)")).toEqual([]);
  expect(work("es", "1 bote de garbanzos (escurridos)")).toHaveLength(1);
});

test("what a bracket names is another food, and what is done to it no work on the line's", () => {
  expect(work("fr", "100 g de petites pâtes (coquillettes ou vermicelles coupés)")).toEqual([]);
});

test("work behind the weight in a bracket is said without the bracket", () => {
  expect(work("pt", "1 molho de couve galega (300 g, cortada muito fininha)")).toEqual([
    "Corte 1 molho de couve galega muito fininha.",
  ]);
});

test("an amount behind its food is said before it", () => {
  expect(work("pt", "Salsa picada 2 c. sopa")).toEqual(["Pique 2 c. sopa de salsa."]);
  expect(work("it", "fagiolini spezzati – 200 g")).toEqual(["Spezzate 200 g di fagiolini."]);
  expect(work("fr", "Emmental râpé 160 g")).toEqual(["Râpez 160 g d'emmental."]);
});

test("the receipt asks for no work that is none", () => {
  const recipe = formatText(
    "Salada de grão\n\n1 frasco de grão-de-bico cozido (400 g escorrido)\n2 latas de atum\n2 ovos\n\nCozer os ovos 10 minutos. Passar o grão por água. Juntar o atum e misturar com os ovos.",
  );
  expect(recipe?.receipt?.issues).toEqual([]);
});
