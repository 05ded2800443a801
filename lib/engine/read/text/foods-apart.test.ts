import { foodsApart } from "./foods-apart";

test.each([
  ["en", "½ romaine lettuce finely sliced, 8 radishes sliced, 6 limes halved, dried oregano", 4],
  [
    "es",
    "½ lechuga romana finamente rebanada, 8 rábanos en rodajas, 1 cebolla picada, 6 limones partidos",
    4,
  ],
  ["es", "Dos kilos de higos negros, un kilo de azúcar, dos limones, una cucharada de anís", 4],
  ["fr", "1 oignon émincé et 2 carottes râpées", 2],
  ["de", "1 Zwiebel gehackt, 2 Möhren geraspelt", 2],
])(
  "foods with work of their own, and many foods, are lines of their own (%s): %s",
  (language, text, count) => {
    const lines = foodsApart(text, language);
    expect(lines).toHaveLength(count);
    for (const line of lines) expect(text).toContain(line);
  },
);

test.each([
  ["en", "1 onion, 1 carrot, 1 stick celery, all finely diced"],
  ["en", "2 lemons, 1 zested and 1 juiced"],
  ["en", "1 red pepper and 1 green"],
  ["en", "4 eggs and 1 yolk for brushing"],
  ["en", "3 chipotles and 1 tbsp of the adobo"],
  ["en", "1 cup sugar, 1/2 cup for the dough"],
  ["it", "1 carota, 1 costa di sedano, 1 cipolla piccola"],
  ["es", "3 chiles chipotles adobados y 1 cucharada del adobo"],
  ["fr", "2 œufs et 1 jaune"],
  ["pt", "1 pimentão vermelho e 1 verde, em rodelas"],
])("what is one line to a cook stays one (%s): %s", (language, text) => {
  expect(foodsApart(text, language)).toEqual([text]);
});
