import { servingsOf } from "./servings";

test.each<[string, number | null]>([
  ["6/8 people", 6],
  ["8/10 biscuits", 8],
  ["4", 4],
  ["4 servings", 4],
  ["4-6 servings", 4],
  ["4 to 6", 4],
  ["Serves four", 4],
  ["Serves: 6 | Prep: 20 minutes", 6],
  ["Prep 20 minutes, serves 6", 6],
  ["Makes 12 muffins", 12],
  ["Makes about 2 dozen biscuits", 24],
  ["Makes 2 loaves, serves about 12", 12],
  ["1 loaf", 1],
  ["1 (9-inch) pie", 1],
  ["8 servings (1 cup each)", 8],
  ["8 covers", 8],
  ["Für 4 Personen", 4],
  ["4 Portionen", 4],
  ["Pour 6 personnes", 6],
  ["4 porciones", 4],
  ["Dosi per 4 persone", 4],
  ["Para una placa de horno, 8-10 raciones", 8],
  ["Per una teglia grande, 6 persone", 6],
  ["Makes 3 cups", null],
  ["1.5 litres", null],
  ["enough for a crowd", null],
  ["", null],
])("%s", (text, servings) => {
  expect(servingsOf(text)).toBe(servings);
});
