import { parseRecipeText } from "@/lib/engine/read/text";

const stepsOf = (text: string): string[] =>
  (parseRecipeText(text)?.instructions ?? []).map((step) => step.text);

/** Two numbered orders, and what stands between them without a number. */
const RECIPES = {
  en: (between: string) =>
    `Miso noodles\n\nServes 2\n\n200 g udon noodles\n2 tbsp miso paste\n2 eggs\n\n1. Boil the eggs for 7 minutes.\n2. Whisk the miso with 100 ml hot water.\n${between}\n3. Top with the eggs.`,
  de: (between: string) =>
    `Miso-Nudeln\n\nFür 2 Portionen\n\n200 g Nudeln\n2 EL Misopaste\n2 Eier\n\n1. Eier 7 Minuten kochen.\n2. Nudeln 3 Minuten kochen.\n${between}\n3. Mit den Eiern belegen.`,
  fr: (between: string) =>
    `Nouilles au miso\n\nPour 2 personnes\n\n200 g de nouilles\n2 c. à s. de miso\n2 œufs\n\n1. Cuire les œufs 7 minutes.\n2. Cuire les nouilles 3 minutes.\n${between}\n3. Garnir avec les œufs.`,
  es: (between: string) =>
    `Fideos al miso\n\nPara 2 personas\n\n200 g de fideos\n2 cucharadas de miso\n2 huevos\n\n1. Cocer los huevos 7 minutos.\n2. Cocer los fideos 3 minutos.\n${between}\n3. Poner los huevos encima.`,
  pt: (between: string) =>
    `Noodles de miso\n\nPara 2 pessoas\n\n200 g de noodles\n2 colheres de sopa de miso\n2 ovos\n\n1. Coza os ovos 7 minutos.\n2. Coza os noodles 3 minutos.\n${between}\n3. Junte os ovos.`,
};

test.each([
  ["en", "Share between two bowls."],
  ["en", "Next, rest."],
  ["de", "Weiter kochen."],
  ["de", "Druck ablassen."],
  ["fr", "Suivre la cuisson."],
  ["es", "Seguir batiendo."],
  ["es", "Repartir en dos platos."],
  ["es", "Repartir entre dos personas."],
  ["pt", "Siga mexendo."],
] as const)("%s: %s, between two orders, is done and no page's furniture", (language, between) => {
  expect(stepsOf(RECIPES[language](between)).join(" ")).toContain(between);
});

test("several such sentences keep their order", () => {
  expect(stepsOf(RECIPES.en("Share between two bowls.\nDo this twice.")).join(" ")).toMatch(
    /hot water\. Share between two bowls\. Do this twice\. Top with/,
  );
});

test.each([
  ["en", "Advertisement"],
  ["pt", "Siga o perfil para mais receitas."],
] as const)("%s: %s stays out of the method", (language, between) => {
  expect(stepsOf(RECIPES[language](between)).join(" ")).not.toContain(between);
});

test("a note between two orders stays a note", () => {
  const recipe = parseRecipeText(RECIPES.en("Note: white miso is the mildest."));
  expect(recipe?.notes).toContainEqual(expect.stringContaining("white miso is the mildest"));
});
