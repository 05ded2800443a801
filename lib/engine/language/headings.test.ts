import { headingOf } from "./headings";

it.each([
  ["INGREDIENTS:", "ingredients"],
  ["Ingredients (serves 4)", "ingredients"],
  ["What you’ll need", "ingredients"],
  ["Zutaten für 4 Personen", "ingredients"],
  ["Il vous faut, pour 10 parts :", "ingredients"],
  ["Du skal bruge til 4 personer", "ingredients"],
  ["You need about 2 hours", null],
  ["Cook for 10 minutes", null],
  ["Préparation", "steps"],
  ["Bereiden", "steps"],
  ["Zubereiten:", "steps"],
  ["How to make the best pancakes", "steps"],
  ["材料", "ingredients"],
  ["Cook's Notes", "notes"],
  ["EXPERT TIP", "notes"],
  ["Baking tip", "notes"],
  ["Comments (47)", "junk"],
  ["You may also like", "junk"],
  ["Preparation time: 10 minutes", null],
  ["Method acting is an art.", null],
  ["Mix the ingredients.", null],
  ["For the sauce", null],
])("%j heads %j", (text, kind) => {
  expect(headingOf(text)).toBe(kind);
});
