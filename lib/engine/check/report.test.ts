/** Every issue names the lines that it is about, also one about words. */
import { formatRecipe } from "@/lib/engine/format";
import { parseRecipeText } from "@/lib/engine/read/text";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import { plainText } from "@/lib/engine/recipe/markup";
import { checkAgainstSource } from "./index";

const TEXT = `Pepper hash

2 potatoes
1 tbsp sunflower oil
1 tsp sesame oil
2 eggs

Fry the potatoes in the sunflower oil for 20 minutes.
Break in the eggs and cover until set.
Trickle the sesame oil over the eggs.
`;
const source = parseRecipeText(TEXT);
const whole = source && formatRecipe(source, TEXT);

/** What is said of the recipe when its actions are changed so: `kind lines`. */
function told(change: (text: string) => string | null): string[] {
  if (source === null || whole === null) return ["not read"];
  const steps = whole.steps.flatMap((step) => {
    const actions = (step.actions ?? []).flatMap((action) => {
      const text = change(plainText(action.text));
      return text === null ? [] : [{ ...action, text }];
    });
    return actions.length === 0 ? [] : [{ ...step, actions }];
  });
  const content: FormattedContent = { ...whole, steps };
  return checkAgainstSource(source, content, TEXT).issues.map(({ kind, lines = [] }) =>
    [kind, ...lines].join(" "),
  );
}

/** The place of a line on the grouped list. */
const placeOf = (line: string): number => {
  const list = whole?.ingredients ?? [];
  return (Array.isArray(list) ? list : [...list.refrigerated, ...list.other]).indexOf(line);
};
const [oil, sesame, eggs] = ["1 tbsp sunflower oil", "1 tsp sesame oil", "2 eggs"].map(placeOf);

test("a recipe that is right has no issue", () => {
  expect(told((text) => text)).toEqual([]);
});

test("a sentence that is in no step names the lines that it names", () => {
  const issues = told((text) => (text.startsWith("Trickle") ? null : text));
  expect(issues).toContain(["lost", ...[sesame, eggs].sort()].join(" "));
});

test("words that the original does not have name what goes in at their action", () => {
  const issues = told((text) => text.replace("Break in the eggs", "Whip up some eggs"));
  expect(issues).toContain(`altered ${eggs}`);
  expect(issues.join("\n")).not.toContain(`altered ${oil}`);
});
