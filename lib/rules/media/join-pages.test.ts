import { parseRecipeText } from "@/lib/engine/read/text";
import { joinPages } from "./join-pages";

const FRONT = "Plum Galette\n\nServes 6\n\n500 g plums\n200 g flour\n100 g butter";
const BACK =
  "Method\n\n1. Rub the butter into the flour.\n2. Fold the edge over the plums and bake for 40 minutes.";

test("the front and the back of a card are one recipe", () => {
  const recipe = parseRecipeText(joinPages([FRONT, BACK]));
  expect(recipe).toMatchObject({ title: "Plum Galette", yield: "6" });
  expect(recipe?.ingredients.map(({ text }) => text)).toEqual(["500 g plums", "200 g flour", "100 g butter"]);
  expect(recipe?.instructions).toHaveLength(2);
});

test("one photo's text stays as it was read, and empty ones leave nothing", () => {
  expect(joinPages([FRONT])).toBe(FRONT);
  expect(joinPages(["", FRONT, " \n", ""])).toBe(FRONT);
  expect(joinPages([])).toBe("");
});

test("a sentence that a page cuts goes on, a divided word is joined", () => {
  expect(joinPages(["Simmer the beans until they are quite soft and", "most of the water is gone."])).toBe(
    "Simmer the beans until they are quite soft and most of the water is gone.",
  );
  expect(joinPages(["Leave the dough in a warm place over-", "night."])).toBe(
    "Leave the dough in a warm place overnight.",
  );
});

test("the recipe's name above the second page is dropped", () => {
  expect(joinPages([FRONT, `PLUM GALETTE (continued)\n\n${BACK}`])).toBe(`${FRONT}\n\n${BACK}`);
});

test("lines that two photos both show stand once, though the readings differ and a line is cut off", () => {
  const first =
    "Bean soup\n2 cups white beans, soaked\n1 large onion, finely chopped\n3 carrots, sliced\n2 stalks cel";
  const second = "1 large onlon, finely chopped\n3 carrots, sliced\n2 stalks celery\n1 bay leaf";
  expect(joinPages([first, second])).toBe(
    "Bean soup\n2 cups white beans, soaked\n1 large onion, finely chopped\n3 carrots, sliced\n2 stalks celery\n1 bay leaf",
  );
});

test("lines alike but for their amounts are two", () => {
  expect(joinPages(["Icing\n2 cups sugar", "1 cup sugar\n1 egg white"])).toBe(
    "Icing\n2 cups sugar\n\n1 cup sugar\n1 egg white",
  );
});
