/** Recipes in two languages, as a cook has them: each line is read in its own. */
import { formatText } from "@/lib/engine/format";
import { languagesOfSource } from "@/lib/engine/language/gloss/languages";
import { parseRecipeText } from "@/lib/engine/read/text";

const CRUMBLE = `Apple crumble
Serves 4

Zutaten
1 kg Äpfel, geschält
1.250 g Mehl
100 g Butter
80 g Zucker
2 EL Zitronensaft
2 Zwiebeln

Method
1. Fry one of the onions. Toss the apples with 1 tbsp of the lemon juice in a baking dish.
2. Rub the flour, sugar and half of the butter together with your fingers.
3. Add the other onion. Scatter over the apples with the rest of the butter and the remaining lemon juice, then bake for 35 minutes.`;

const FRITTERS = `Kartoffelpuffer
für 3 Personen

1 kg Kartoffeln
1 Zwiebel
2 Eier
3 EL Mehl
200 g sour cream
2 tbsp chives, chopped
Öl

Kartoffeln und Zwiebel reiben.
Mit Eiern und Mehl verrühren.
Heat the oil in a large pan and fry the pancakes for 4 minutes on each side.
Mit sour cream und Schnittlauch servieren.`;

const STAMPPOT = `Stamppot
Serves 4

1 kg potatoes
300 g boerenkool
1 rookworst
50 g butter

Boil the potatoes and the "boerenkool" for 20 minutes.
Verwarm de rookworst volgens de aanwijzingen op de verpakking.
Drain and mash with the butter.`;

function read(text: string) {
  const content = formatText(text);
  const list = Object.values(content?.ingredients ?? []).flat() as string[];
  const actions = (content?.steps ?? []).flatMap((step) => step.actions ?? []);
  return {
    actions: actions.map((action) => action.text.replaceAll("*", "")),
    uses: actions.flatMap(({ uses }) => uses.map(({ line, amount }) => `${list[line]}: ${amount}`)),
    issues: content?.receipt?.issues ?? [],
  };
}

const languages = (text: string) => {
  const source = parseRecipeText(text);
  return source === null ? [] : languagesOfSource(source);
};

test("a German list has an English method: every line is used, its amounts in the list's words", () => {
  const { actions, uses, issues } = read(CRUMBLE);
  expect(languages(CRUMBLE)).toEqual(["en", "de"]);
  expect(uses).toEqual([
    "1 kg Äpfel, geschält: all",
    "2 Zwiebeln: 1 Zwiebel",
    "1 kg Äpfel, geschält: all",
    "2 EL Zitronensaft: 1 EL",
    "1.250 g Mehl: all",
    "80 g Zucker: all",
    "100 g Butter: 50 g",
    "2 Zwiebeln: 1 Zwiebel",
    "100 g Butter: 50 g",
    "2 EL Zitronensaft: 1 EL",
  ]);
  expect(actions[0]).toBe("1 kg Äpfel schälen.");
  expect(issues).toEqual([]);
});

test("an English sentence in a German recipe is cut as English, and English lines are made ready in English", () => {
  const { actions, uses, issues } = read(FRITTERS);
  expect(languages(FRITTERS)).toEqual(["de", "en"]);
  expect(actions).toEqual(
    expect.arrayContaining([
      "Chop 2 tbsp chives.",
      "Heat the oil in a large pan.",
      "Fry the pancakes for 4 minutes on each side.",
    ]),
  );
  expect(uses).toEqual(expect.arrayContaining(["Öl: all", "200 g sour cream: all", "2 Eier: all"]));
  expect(issues).toEqual([]);
});

test("a food keeps its own name in a method of another language", () => {
  const { uses, issues } = read(STAMPPOT);
  expect(languages(STAMPPOT)).toEqual(["en", "nl"]);
  expect(uses).toEqual(expect.arrayContaining(["300 g boerenkool: all", "1 rookworst: all"]));
  expect(issues).toEqual([]);
});

test.each([
  "Carbonara\n\n400 g spaghetti\n150 g guanciale\n4 egg yolks\n100 g pecorino romano\n\nCook the spaghetti. Fry the guanciale. Toss with the yolks and the pecorino.",
  "Spaghetti Carbonara\n\n400 g Spaghetti\n150 g Guanciale\n4 Eigelb\n100 g Pecorino\n\nDie Spaghetti kochen. Den Guanciale braten. Mit den Eigelben und dem Pecorino mischen.",
])("loans make no second language: %#", (text) => expect(languages(text)).toHaveLength(1));

it("are decided once for all stages of a recipe", () => {
  const source = parseRecipeText(CRUMBLE);
  if (source === null) throw new Error("the crumble is a recipe");
  expect(languagesOfSource(source)).toBe(languagesOfSource(source));
});
