/** Scaling in other languages: the recipe's own marks of decimals and plurals; what is said of one piece, sizes and times stay. */
import { scaledRecipe, scaleInstruction, scaleLine } from ".";

test.each([
  ["de", "1 Tasse Wasser zugießen.", "1 1/2 Tassen Wasser zugießen."],
  ["de", "1 l ***Brühe*** angießen.", "1,5 l ***Brühe*** angießen."],
  [
    "fr",
    "Versez 25 cl d'eau et laissez cuire 20 minutes.",
    "Versez 37,5 cl d'eau et laissez cuire 20 minutes.",
  ],
  ["es", "Vierte 2 tazas de agua y cuece 15 minutos.", "Vierte 3 tazas de agua y cuece 15 minutos."],
  [
    "it",
    "Versate 250 ml d'acqua e cuocete per 20 minuti.",
    "Versate 375 ml d'acqua e cuocete per 20 minuti.",
  ],
  ["nl", "Voeg 1,5 dl melk toe.", "Voeg 2,25 dl melk toe."],
  [
    "pt",
    "Junte 2 xícaras de água e cozinhe por 20 minutos.",
    "Junte 3 xícaras de água e cozinhe por 20 minutos.",
  ],
  ["sv", "Häll i 1 dl vatten och koka i 10 minuter.", "Häll i 1,5 dl vatten och koka i 10 minuter."],
])("in %s, an amount in a sentence grows: %s", (language, instruction, scaled) => {
  expect(scaleInstruction(instruction, 1.5, language)).toBe(scaled);
});

test.each([
  ["de", "Bei 180 °C 25 Minuten backen."],
  ["de", "Je 1 EL Teig auf das Blech setzen."],
  ["de", "In eine 26-cm-Springform geben."],
  ["fr", "Mettez une casserole de 2 litres sur le feu."],
  ["fr", "Garnissez chaque crêpe de 1 c. à s. de confiture."],
  ["es", "Pon 1 cucharadita de mermelada en cada galleta."],
  ["it", "Mettete 1 cucchiaio di ripieno su ogni disco."],
  ["nl", "Schep 1 eetlepel beslag per pannenkoek in de pan van 3 liter."],
  ["pt", "Coloque 1 colher de sopa de recheio em cada disco."],
  ["sv", "Klicka 1 msk smet per plätt i en form på 2 liter."],
])("in %s, this stays: %s", (language, instruction) => {
  expect(scaleInstruction(instruction, 1.5, language)).toBe(instruction);
});

test.each([
  ["de", "1 kg Mehl", 1.5, "1,5 kg Mehl"],
  ["de", "1.5 l Brühe", 1.5, "2.25 l Brühe"],
  ["de", "1 Ei", 1.5, "1 1/2 Eier (etwa 2)"],
  ["nl", "1 ei", 2, "2 eieren"],
  ["fr", "1 œuf", 2, "2 œufs"],
  ["fr", "1 boîte de tomates de 400 g", 2, "2 boîtes de tomates de 400 g"],
  ["es", "2 huevos", 0.5, "1 huevo"],
  ["it", "1 cipolla", 2, "2 cipolle"],
  ["pt", "1 ovo", 2, "2 ovos"],
  ["sv", "1 lök", 2, "2 lökar"],
])("in %s, %s by %d is %s", (language, line, factor, scaled) => {
  expect(scaleLine(line, factor, language)).toBe(scaled);
});

test("a whole recipe is scaled in its language", () => {
  const scaled = scaledRecipe(
    {
      title: "Brühe",
      description: "",
      servings: 4,
      imageUrl: null,
      ingredients: ["1 l Wasser"],
      steps: [
        {
          number: 1,
          instruction: "Das Wasser mit 1 kg Knochen in einem Topf aufkochen und 2 Stunden kochen lassen.",
          ingredients: [],
          isPrep: false,
        },
      ],
    },
    6,
  );
  expect(scaled.ingredients).toEqual(["1,5 l Wasser"]);
  expect(scaled.steps[0]?.instruction).toBe(
    "Das Wasser mit 1,5 kg Knochen in einem Topf aufkochen und 2 Stunden kochen lassen.",
  );
});
