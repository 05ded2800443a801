/** What keeps a tin or a cloth from sticking is the list's own line for it, not the dough's butter. */
import { formatText } from "@/lib/engine/format";

const usesOf = (text: string): string[] => {
  const content = formatText(text);
  const { ingredients = [] } = content ?? {};
  const list = Array.isArray(ingredients) ? ingredients : [...ingredients.refrigerated, ...ingredients.other];
  return (content?.steps ?? []).flatMap(({ actions = [] }) =>
    actions.map(({ uses }) => uses.map(({ line }) => list[line] ?? "").join(" + ")),
  );
};

test.each([
  [
    "Cake\n\nIngredients\n200 g flour\n100 g butter\n3 eggs\nButter and flour for the tin\n\nMethod\nGrease the tin with butter and dust it with flour. Beat the butter with the eggs. Fold in the flour.",
    ["Butter and flour for the tin", "Butter and flour for the tin", "100 g butter + 3 eggs", "200 g flour"],
  ],
  [
    "Sponge roll\n\nIngredients\n4 eggs\n100 g sugar\nSugar for the towel\n\nMethod\nWhisk the eggs and sugar. Turn the sponge out onto a tea towel sprinkled with sugar.",
    ["4 eggs + 100 g sugar", "Sugar for the towel"],
  ],
  [
    "Kuchen\n\nZutaten\nFür den Teig:\n200 g Mehl\n125 g weiche Butter\n2 Eier\nFür den Belag:\n4 Äpfel\nButter und Mehl für die Form\n\nZubereitung\nDie Form mit Butter einfetten und mit Mehl bestäuben. Butter schaumig rühren. Eier unterrühren, dann das Mehl dazusieben. Mit den Äpfeln belegen.",
    [
      "Butter und Mehl für die Form",
      "Butter und Mehl für die Form",
      "125 g weiche Butter",
      "2 Eier",
      "200 g Mehl",
      "4 Äpfel",
    ],
  ],
])("%#", (text, uses) => expect(usesOf(text)).toEqual(uses));
