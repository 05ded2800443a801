/** What the receipt says of everyday methods whose every use is right: nothing. */
import { formatText } from "@/lib/engine/format";

const issues = (text: string): string[] =>
  (formatText(text)?.receipt?.issues ?? []).map(({ kind, message }) => `${kind}: ${message}`);

test.each([
  [
    "a second work that is a fraction",
    "Pie\n\n1 kg plums\n100 g sugar\n\nStone and quarter the plums. Toss with the sugar.",
  ],
  [
    "an amount of the other of two like lines",
    "Tofu\n\n1/3 cup light soy sauce\n1 tbsp dark soy sauce\n1 block tofu\n\nCombine 3 tbsp of the light soy sauce and 1 tsp of the dark soy sauce. Fry the tofu. Pour over the remaining soy sauces.",
  ],
  [
    "broth that goes in by turns",
    "Orzo\n\n8 oz orzo\n2 1/2 cups chicken broth, divided\n\nToast the orzo. Add the broth 1/2 cup at a time, stirring, for 15 minutes.",
  ],
  [
    "extra from the jar",
    "Salmon\n\n2 salmon fillets\n3 scallions, sliced\n1/4 teaspoon crushed red pepper flakes\n2 tbsp honey\n\nMix the honey and red pepper flakes. Brush over the salmon and grill for 8 minutes. Garnish with sliced scallions and extra crushed red pepper flakes if desired.",
  ],
  [
    "what is made ready twice",
    "Tempeh\n\n1 block tempeh\n3 tbsp soy sauce\n\nCut the tempeh into cubes and put it in a bowl. Pour the soy sauce over the tempeh and chill for half an hour. Fry the tempeh until brown.",
  ],
])("%s is no doubt", (_what, text) => expect(issues(text)).toEqual([]));

test("what is added again of a juice that all went in before is a doubt, and what only stands there is none", () => {
  const beans = (last: string): string =>
    `Beans\n\n300 g green beans\n2 tbsp lemon juice\n1 shallot\n2 tbsp oil\n\nBoil the beans. Fry the shallot in the oil. Add the lemon juice. ${last}`;
  expect(issues(beans("Toss with the beans. Add the lemon juice and serve."))).toEqual([
    "uncertain: Step 2 names “2 tbsp lemon juice” and does not show it.",
  ]);
  expect(issues(beans("Toss the beans in the lemon juice."))).toEqual([]);
});
