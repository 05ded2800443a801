/** The engine's public functions, each as something that takes a text of any length, and the shapes of text that have stopped readers before. */
import { arrangeSteps } from "@/lib/engine/arrange";
import { checkAgainstSource } from "@/lib/engine/check";
import { beforeStart, toolsIn } from "@/lib/engine/cook/before-start";
import { planDay } from "@/lib/engine/cook/day-line";
import { firstWords } from "@/lib/engine/cook/recap";
import { timerLabel, stepTimerOf } from "@/lib/engine/cook/timers";
import { cutActions } from "@/lib/engine/cut";
import { formatRecipe, formatText } from "@/lib/engine/format";
import { languageOf } from "@/lib/engine/language/detect";
import { findDurations } from "@/lib/engine/language/times/durations";
import { findTemperatures } from "@/lib/engine/language/temperatures";
import { parseIngredientLine } from "@/lib/engine/lines/ingredient-line";
import { linkActions } from "@/lib/engine/link";
import { readParts } from "@/lib/engine/read/document";
import { doorsOf, wordsOfData } from "@/lib/engine/read/doors";
import { extractRecipe } from "@/lib/engine/read/page";
import { parseRecipeText } from "@/lib/engine/read/text";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import { parseMarkup } from "@/lib/engine/recipe/markup";
import { readFormattedContent } from "@/lib/engine/recipe/read-formatted";
import type { SourceLine, SourceRecipe } from "@/lib/engine/recipe/stages";
import { titleCase } from "@/lib/engine/recipe/letters";
import { measuredRecipe } from "@/lib/engine/measures";
import { scaleInstruction, scaleLine, scaledRecipe } from "@/lib/engine/scale";
import { shownStep } from "@/lib/engine/show/step";
import { inWords } from "@/lib/engine/language/en/speech";
import { spokenSentences } from "@/lib/engine/speak/spoken-text";
import { recipeCooklang, recipeMarkdown } from "@/lib/engine/transfer/text-files";
import { readRecipeFile } from "@/lib/engine/transfer/read-file";
import { recipeSheet, sheetText } from "@/lib/engine/transfer/sheet";
import { toSaved } from "@/lib/engine/transfer/imports";

const linesOf = (text: string): SourceLine[] => text.split("\n").map((line) => ({ text: line }));
/** A text in lines of a usual length, for readers of lists. */
const cutUp = (text: string, chars: number): SourceLine[] =>
  (text.match(new RegExp(`[^]{1,${chars}}`, "g")) ?? []).map((part) => ({ text: part }));

/** The two halves of a text, for doors that read two: both together are as long as the text. */
const inTwo = (text: string): [string, string] => {
  const middle = Math.ceil(text.length / 2);
  return [text.slice(0, middle), text.slice(middle)];
};

/** The same for a door that reads three. */
const inThree = (text: string): [string, string, string] => {
  const third = Math.ceil(text.length / 3);
  return [text.slice(0, third), ...inTwo(text.slice(third))];
};

const recipe = (ingredients: SourceLine[], instructions: SourceLine[], title = "Soup"): SourceRecipe => ({
  title,
  description: null,
  yield: null,
  totalMinutes: null,
  imageUrl: null,
  ingredients,
  instructions,
});
const FEW = ["1 cup flour", "2 eggs", "3 tbsp butter, divided"].map((text) => ({ text }));

/** A saved recipe that says `text` wherever a cook may write: what every screen and file makes of it. */
const saved = (text: string): FormattedContent => ({
  title: text.slice(0, 200),
  description: text,
  servings: 4,
  imageUrl: null,
  ingredients: [text, "2 eggs"],
  steps: [{ number: 1, instruction: text, ingredients: [text], isPrep: false }],
});

function writeOut(content: FormattedContent): void {
  recipeMarkdown(content);
  recipeCooklang(content);
  sheetText(recipeSheet({ title: content.title, description: content.description, content, servings: null }));
  for (const step of content.steps) shownStep(step, content.ingredients, "en");
  beforeStart(content);
  planDay(content, 18 * 60);
  measuredRecipe(scaledRecipe(content, 8), "metric");
  measuredRecipe(content, "us");
  readFormattedContent(content);
}

export const DOORS: Record<string, (text: string) => unknown> = {
  parseRecipeText,
  formatText,
  "parseRecipeText, below headings": (text) => {
    const [list, method] = inTwo(text);
    return parseRecipeText(`Soup\n\nIngredients\n1 egg\n${list}\n\nMethod\nBoil.\n${method}`);
  },
  extractRecipe,
  "extractRecipe, in paragraphs": (text) => {
    const [list, method] = inTwo(text);
    return extractRecipe(`<h1>Soup</h1><ul><li>1 egg<li>${list}</ul><p>${method.replaceAll("\n", "<p>")}`);
  },
  "extractRecipe, JSON-LD": (text) => {
    const [list, method] = inTwo(text);
    return extractRecipe(
      `<script type="application/ld+json">${JSON.stringify({
        "@type": "Recipe",
        name: text.slice(0, 2000),
        recipeYield: text.slice(0, 2000),
        recipeIngredient: ["1 egg", ...list.split("\n")],
        recipeInstructions: method,
      })}</script>`,
    );
  },
  readParts: (text) => {
    const [page, letter] = inTwo(text);
    return readParts([{ html: `<h1>Soup</h1><table><tr><td>${page}</td></tr></table>` }, { text: letter }]);
  },
  doorsOf: (text) => doorsOf(`<a class="print" href="/print">${text}`, "https://cooks.example/"),
  wordsOfData: (text) => [wordsOfData(text), wordsOfData(JSON.stringify({ title: text, content: [text] }))],
  cutActions: (text) => cutActions(linesOf(text)),
  linkActions: (text) =>
    linkActions({
      title: null,
      lines: FEW.map((line) => ({ ...line, parsed: parseIngredientLine(line.text) })),
      actions: cutActions(linesOf(text)),
    }),
  arrangeSteps: (text) => {
    const parsed = FEW.map((line) => parseIngredientLine(line.text));
    const lines = FEW.map((line, index) => ({ ...line, parsed: parsed[index] }));
    return arrangeSteps(parsed, linkActions({ title: null, lines, actions: cutActions(linesOf(text)) }), [
      "en",
    ]);
  },
  "formatRecipe, many ingredients": (text) => formatRecipe(recipe(cutUp(text, 60).slice(0, 400), FEW)),
  "formatRecipe, one ingredient": (text) =>
    formatRecipe(recipe([{ text }, ...FEW], [{ text: "Mix the flour and the eggs." }])),
  "formatRecipe, many steps": (text) => formatRecipe(recipe(FEW, cutUp(text, 200).slice(0, 400))),
  "formatRecipe, one step": (text) => formatRecipe(recipe(FEW, [{ text }])),
  "formatRecipe, title and yield": (text) =>
    formatRecipe({ ...recipe(FEW, FEW, text), yield: text, description: text }),
  checkAgainstSource: (text) => checkAgainstSource(recipe([{ text }], [{ text }]), saved(text), text),
  parseIngredientLine,
  findDurations,
  findTemperatures,
  scaleLine: (text) => scaleLine(text, 2),
  scaleInstruction: (text) => scaleInstruction(text, 2),
  spokenSentences: (text) => [spokenSentences(text), spokenSentences(text, "de")],
  inWords,
  timerLabel: (text) => timerLabel(`${text} for 10 minutes, then rest.`),
  stepTimerOf,
  toolsIn: (text) => toolsIn([text]),
  firstWords: (text) => firstWords(text, 40),
  parseMarkup,
  titleCase,
  languageOf,
  "what is saved and written": (text) => writeOut(saved(text)),
  "import, Cooklang": (text) => readRecipeFile("soup.cook", text).map(toSaved),
  "import, Markdown": (text) => readRecipeFile("soup.md", text).map(toSaved),
  "import, collection": (text) => {
    const [title, list, method] = inThree(text);
    return readRecipeFile(
      "recipes.xml",
      `<cookbook><recipe><title>${title}</title><ingredient><li>${list}</li></ingredient><recipetext>${method}</recipetext></recipe></cookbook>`,
    ).map(toSaved);
  },
  "import, JSON": (text) => {
    const [list, method] = inTwo(text);
    return readRecipeFile(
      "soup.json",
      JSON.stringify({
        "@type": "Recipe",
        name: "Soup",
        recipeIngredient: [list],
        recipeInstructions: method,
      }),
    ).map(toSaved);
  },
};

const sentence = "Add the flour and stir well, then cook for 10 minutes at 350 degrees F. ";

/** What may stand in a text `n` times. */
export const SHAPES: Record<string, string> = {
  "identical lines": "2 cups flour, sifted\n",
  "identical steps": `${sentence}\n`,
  "one long step": sentence,
  "and stir": "and stir ",
  "cover and": "cover and ",
  "no spaces": "flour",
  letters: "a",
  capitals: "MIX ",
  blanks: " ",
  "blank lines": "\n",
  "round brackets": "(",
  "closed brackets": "(a) ",
  "square brackets": "[-",
  quotes: '"',
  dots: ".",
  commas: ", ",
  dashes: "- ",
  digits: "1",
  "digits and blanks": "1 ",
  fractions: "½ ",
  slashes: "1/",
  bars: " |",
  stars: "***x** ",
  hashes: "#",
  "at signs": "@a{",
  colons: "For the dough: ",
  "numbered list": "1. Mix. ",
  amounts: "1 1/2 (",
  "list of food": "salt and pepper, ",
  halves: "half of the flour and the remaining butter ",
  equals: "= ",
  tags: "<div <p>1 cup<li>",
  entities: "&amp;amp;",
  comments: "<!--",
  times: "5 to 10 minutes or ",
  umlauts: "e\u0301",
  signs: "🍰",
  "ways to cook": "200 g flour\n\nOven\nMix the flour.\n\nSlow cooker\nStir the flour.\n\n",
  "orders under lists": "200 g flour\n100 ml milk\nmix well\n",
  "lists told again": "200 g flour\n100 g butter\n\nMethod\n(200 g flour, 100 g butter)\nMix the flour.\n\n",
};

/** Texts in the languages that are read by a gloss: the bench of growth measures them beside the shapes. */
export const LANGUAGE_SHAPES: Record<string, string> = {
  "German lines": "200 g Mehl, gesiebt\n",
  "German steps": "Das Mehl zugeben, gut verrühren und 10 Minuten bei 180 Grad backen. ",
  "French lines": "200 g de farine, tamisée\n",
  "French steps": "Ajouter la farine, bien mélanger et cuire 10 minutes à 180 degrés. ",
  "Spanish lines": "200 g de harina, tamizada\n",
  "Spanish steps": "Añadir la harina, mezclar bien y hornear 10 minutos a 180 grados. ",
  "Italian lines": "200 g di farina, setacciata\n",
  "Italian steps": "Aggiungere la farina, mescolare bene e cuocere per 10 minuti a 180 gradi. ",
  "Dutch lines": "200 g bloem, gezeefd\n",
  "Dutch steps": "Voeg de bloem toe, roer goed en bak 10 minuten op 180 graden. ",
  "Portuguese lines": "200 g de farinha, peneirada\n",
  "Portuguese steps": "Junte a farinha, misture bem e asse por 10 minutos a 180 graus. ",
};

export const shaped = (shape: string, chars: number): string =>
  shape.repeat(Math.ceil(chars / shape.length)).slice(0, chars);

const SAMPLES = [
  "Cake\n\nServes 8\nPrep 20 min\n\nFor the dough:\n2 1/2 cups (300 g) flour\n1 (14 oz) can milk\nFor the icing:\n½ cup butter, divided\n\nMethod\n1. Heat the oven to 180C/350F. Mix the flour with half of the butter for 5-7 minutes.\n2. Add the rest and bake for 1 1/2 hours.\n\nNotes\nKeeps for 3 days.",
  "Suppe\n\nFür 4 Personen\n\nZutaten\n500 g Kartoffeln, geschält\n1 EL Öl\n1 Prise Salz\n\nZubereitung\nDie Kartoffeln würfeln und 20 Minuten kochen. Die Hälfte des Öls zugeben.",
  "Tarte\n\nPour 6 personnes\n\nIngrédients\n200 g de farine\n2 cuillères à soupe de sucre\n\nPréparation\nMélanger la farine et le sucre pendant 5 minutes.",
];

/** Passes recipes of several kinds through every door, so that what is made on the way has been made. What throws is found elsewhere. */
export function useDoors(): void {
  const attempt = (work: () => unknown): unknown => {
    try {
      return work();
    } catch {
      return null;
    }
  };
  for (const text of SAMPLES) {
    for (const door of Object.values(DOORS)) attempt(() => door(text));
    attempt(() => {
      const content = formatText(text);
      if (content) writeOut(content);
    });
  }
}
