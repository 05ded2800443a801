/** Headings of one word between numbered steps, and titles that a part's heading or a message would take. */
import { formatText } from "@/lib/engine/format";
import { plainText } from "@/lib/engine/recipe/markup";

const stepsOf = (text: string) =>
  (formatText(text)?.steps ?? []).flatMap(({ section, actions = [] }) =>
    actions.map((action) => `${section ?? "-"}: ${plainText(action.text)}`),
  );

test.each([
  [
    "Kalbsragout\nZutaten\n800 g Kalbfleisch\n50 g Butter\n40 g Mehl\nZubereitung\n1. Kalbfleisch 60 Minuten kochen.\nSauce\n2. Butter schmelzen und Mehl einrühren.\n3. Das Fleisch zugeben.",
    ["-: Kalbfleisch 60 Minuten kochen.", "Sauce: Butter schmelzen."],
  ],
  [
    "Tourte aux blettes\nIngrédients\n200 g de farine\n100 g de beurre\n500 g de blettes\nPréparation\nLa pâte\n1. Mélangez la farine et le beurre.\n2. Laissez reposer 20 minutes.\nLa garniture\n3. Faites revenir les blettes.",
    ["La pâte: Mélangez la farine et le beurre.", "La garniture: Faites revenir les blettes."],
  ],
])("a name between numbered steps heads them: %#", (text, steps) => {
  const read = stepsOf(text);
  for (const step of steps) expect(read).toContain(step);
  expect(read.join("\n")).not.toMatch(/: (?:Sauce|La pâte|La garniture)\.$/mu);
});

test("a line of one word that goes on from the one above is none", () => {
  const read = stepsOf(
    "Bratrüben\nZutaten\n4 Rüben\n2 EL Öl\nZubereitung\n1. Die Rüben schälen und in den vorgeheizten\nBackofen\nlegen.\n2. Mit dem Öl beträufeln.",
  );
  expect(read.join(" ")).toContain("Backofen");
  expect(read.every((step) => step.startsWith("-"))).toBe(true);
});

test.each([
  [
    "Oggi vi propongo un classico della mia famiglia, la torta di noci.\n\nPer la pasta frolla:\n300 g di farina\n150 g di burro\n\nPer il ripieno:\n300 g di noci\n150 g di zucchero\n\nImpastate la farina con il burro. Tritate le noci con lo zucchero. Stendete la pasta, farcite e infornate per 40 minuti.",
    "Torta di noci",
  ],
  [
    "Gente, essa torta de palmito fez o maior sucesso aqui em casa!\nVai precisar de:\n500 g de palmito\n200 g de farinha\n3 ovos\n\nRefoga o palmito. Mistura a farinha com os ovos. Monta a torta e leva ao forno por 30 minutos.",
    "Torta de palmito",
  ],
])("the dish is named, and no part or message: %#", (text, title) =>
  expect(formatText(text)?.title).toBe(title),
);
