import { formatText } from "@/lib/engine/format";

test.each([
  "another tbsp. of oil",
  "another tbsp. oil",
  "one more tbsp. of oil",
  "a further tbsp. of the oil",
])(
  "the full stop of a short unit parts no amount from its food: %s, and the last spoonful is left for the rest",
  (more) => {
    const text = `Fry

3 tbsp. vegetable oil
2 eggs
200 g prawns
1 leek

Heat 1 tbsp. of the vegetable oil in a pan. Fry the eggs for 2 minutes. Add ${more} to the pan. Fry the prawns for 3 minutes. Heat the remaining oil. Fry the leek for 4 minutes.
`;
    const content = formatText(text);
    const actions = (content?.steps ?? []).flatMap((step) => step.actions ?? []);
    const oil = actions.filter((action) => action.text.includes("oil")).map(({ uses }) => uses[0]?.amount);
    expect(oil).toEqual(["1 tbsp", "1 tbsp", "1 tbsp"]);
    expect(content?.receipt?.issues ?? []).toEqual([]);
  },
);
