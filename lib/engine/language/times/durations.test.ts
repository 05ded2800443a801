import { findDurations } from "./durations";

const times = (text: string) =>
  findDurations(text).map((found) =>
    found.minutesMax === null ? found.minutes : [found.minutes, found.minutesMax],
  );

test.each<[string, (number | number[])[]]>([
  ["Bake for 25 minutes.", [25]],
  ["Cook 10 to 12 minutes, then rest 5 min.", [[10, 12], 5]],
  ["Simmer 20–25 mins", [[20, 25]]],
  ["Chill 45 min. to 1 hour.", [[45, 60]]],
  ["20 Min. bis 1 Std. ruhen lassen.", [[20, 60]]],
  ["Laat 45 min. tot 1 uur rijzen.", [[45, 60]]],
  ["Bake for 20 minutes. To 1 hour of chilling add more.", [20, 60]],
  [
    "Bake for 20/30 min, then grill 5/10 min and 2/3 min more",
    [
      [20, 30],
      [5, 10],
      [2, 3],
    ],
  ],
  ["Rest 3/4 hour and stir 1/2 minute", [45, 0.5]],
  ["Bake 180 / 20 mins or microwave 3 mins.", [20, 3]],
  ["Bake 200C/20 mins. Rest 1 / 2 hour.", [20, 30]],
  ["Boil for 1 hour 15 minutes", [75]],
  ["Boil for 1 hour and 15 minutes", [75]],
  ["Rest 1h15m, or 1 h 30 min, or 2h30", [75, 90, 150]],
  ["Roast 1 hr 20. Bake 1 hour 15, then rest. Stew 2 hrs 45 or until soft.", [80, 75, 165]],
  ["After 1 hour 20 cookies are done.", [60]],
  ["Laissez mijoter 2 h 30 à feu doux", [150]],
  ["Laat 2 u 30 min. sudderen, of 2u30 in de oven", [150, 150]],
  ["Cocina 7 u 8 minutos", [[7, 8]]],
  ["Roast 1 1/2 hours", [90]],
  ["Roast 1½ hours", [90]],
  ["Roast 2 and a half hours", [150]],
  ["Chill for an hour and a half", [90]],
  ["Leave it for half an hour", [30]],
  ["Leave for a quarter of an hour", [15]],
  ["Bake for 1/2 an hour. Rest ¾ an hour, then 1/2 to 3/4 an hour more.", [30, 45, [30, 45]]],
  ["Stir for a minute", [1]],
  ["Stir in the garlic for the last minute.", [1]],
  ["Uncover for the final hour", [60]],
  ["Add the greens for the last 5 minutes", [5]],
  ["Cook 5 more minutes", [5]],
  ["Let it come down, 20ish min, then 5-ish minutes more", [20, 5]],
  [
    "Fry for a minute or two, then rest an hour or 90 minutes",
    [
      [1, 2],
      [60, 90],
    ],
  ],
  ["Cook for another minute", [1]],
  ["Microwave 90 seconds", [1.5]],
  ["Blitz 15-20 secs", [[0.25, 0.333]]],
  ["Bake 45 minutes to 1 hour", [[45, 60]]],
  ["Bake 1 to 1 1/2 hours", [[60, 90]]],
  ["Bake between 20 and 30 minutes", [[20, 30]]],
  ["Cure for two days", [2880]],
  ["Cook for twenty-five minutes", [25]],
  ["A 1/2-hour rest", [30]],
  ["Cook 1 or 2 minutes", [[1, 2]]],
  ["20 bis 25 Minuten backen, 1 Stunde ruhen lassen", [[20, 25], 60]],
  ["Cuire 10 à 12 minutes, puis une demi-heure", [[10, 12], 30]],
  ["Hornear de 20 a 25 minutos", [[20, 25]]],
  ["Cuocere per 1 ora e 30 minuti", [90]],
  ["Roast 1-1/2 hours", [90]],
  ["Roast 2-1/2 hours, or 1-½ hours", [150, 90]],
  ["Simmer 1 to 1-1/2 hours", [[60, 90]]],
  ["Bake for 1:30 hours", [90]],
  ["Roast for fifty-five minutes, then forty five minutes more", [55, 45]],
  ["Chill for seventeen minutes, then for twenty-two minutes", [17, 22]],
  ["Cook for one and three-quarters hours", [105]],
  ["Cook for three quarters of an hour", [45]],
  ["Pour into a second bowl, then beat a second time", []],
  ["Eine Dreiviertelstunde backen, fünfundzwanzig Minuten ruhen lassen", [45, 25]],
  ["In der letzten Viertelstunde ohne Deckel kochen", [15]],
  ["Laat het laatste kwartier zonder deksel indikken, een halfuurtje rusten", [15, 30]],
  ["Cuire une heure et demie, puis vingt-cinq minutes, puis un quart d'heure", [90, 25, 15]],
  ["Hornear 1 hora y media o quince minutos", [90, 15]],
  ["Cuocere un'ora e mezza, poi mezz'ora, poi quaranta minuti", [90, 30, 40]],
  ["1 Std. 30 Min. backen, ein Viertelstündchen ruhen, eineinviertel Stunden kühlen", [90, 15, 75]],
  ["Roast 1 hr. 20 min. Bake 1 hour. 30 minutes later it is done.", [80, 60, 30]],
  ["Laat een minuut of tien rusten, bak een uur of twee, dan een klein uur", [10, 120, 60]],
  ["Marinate overnight; cook a few minutes", []],
  ["Set the oven to 180 degrees, add 2 m of string and 3 seconded motions", []],
  ["In step 2 add flour for 5 minutes.", [5]],
  [
    "Cocer diez o quince minutos, luego quince o veinte minutos",
    [
      [10, 15],
      [15, 20],
    ],
  ],
  ["Bake for 10 minutes on the bottom and another 15 in the middle.", [10, 15]],
  ["Forno caldo, 10 minuti sul fondo e altri 15 sul ripiano centrale", [10, 15]],
  ["Cuire 5 minutes, puis encore 10 à couvert", [5, 10]],
  ["Cocer 20 minutos tapado y otros 10 sin tapa", [20, 10]],
  ["Asse 30 minutos e mais 10 sem papel", [30, 10]],
  ["5 Minuten braten, weitere 10 im Ofen", [5, 10]],
  ["Fry the fish for 3 minutes on one side and 1 on the other", [3, 1]],
  ["Rosolate 3 minuti da un lato e 1 dall'altro", [3, 1]],
  ["Dorer 3 minutes d'un côté et 2 de l'autre", [3, 2]],
  ["Dorar 3 minutos por un lado y 2 por el otro", [3, 2]],
  ["Doure 3 minutos de um lado e 2 do outro", [3, 2]],
  ["Cook 5 minutes, add another 2 eggs and another 3.", [5]],
  ["Cuocete 10 minuti, poi unite altri 20 g di burro", [10]],
  ["Cuece 10 minutos y añade otros 12 gambones", [10]],
  ["Roast for 1 hour 20 (until the juices run clear)", [80]],
])("%s", (text, expected) => {
  expect(times(text)).toEqual(expected);
});

test.each<[string, boolean[]]>([
  ["Uncover last 10 min.", [true]],
  ["They will last 3 days in a tin.", [false]],
  ["Add the basil at the last minute.", [false]],
  ["Stir in the garlic for the last minute.", [true]],
  ["Serve within 2 hours.", [false]],
  ["Cook for the time on the packet minus 2 minutes.", [false]],
  ["Cuocete il tempo indicato meno 2 minuti.", [false]],
  ["Cuocete più o meno 10 minuti.", [true]],
  ["Cuece el tiempo indicado menos 2 minutos.", [false]],
  ["Cuece más o menos 10 minutos.", [true]],
  ["Coza o tempo indicado menos 2 minutos.", [false]],
  ["Coza mais ou menos 10 minutos.", [true]],
  ["Cuire le temps indiqué moins 2 minutes.", [false]],
  ["Cuire plus ou moins 10 minutes.", [true]],
  ["Laissez reposer au moins une heure.", [true]],
  ["Déjalo por lo menos 1 hora. Reposa al menos 2 horas.", [true, true]],
  ["Deixe pelo menos 1 hora. Descanse ao menos 2 horas.", [true, true]],
  ["Riposa per lo meno 1 ora.", [true]],
  ["Consúmela en 24 horas.", [false]],
  ["Consuma-a em 24 horas.", [false]],
  ["Leave for 24-hour fermentation", [false]],
  ["Store in the fridge for up to 3 days.", [false]],
  ["It keeps for 2 weeks.", [false]],
  ["Al otro día, escurre y cuece 2 horas.", [false, true]],
  ["No outro dia, escorra e coza 2 horas.", [false, true]],
  ["Si no 5 minutos más.", [true]],
  ["Lower the flame and keep for 30 minutes.", [true]],
  ["Good after 1 hour, better after a day.", [false, false]],
  ["Make it 2 hours ahead.", [false]],
  ["Best made at least a day before serving.", [false]],
  ["Take it out 1 hour before serving.", [true]],
  ["Refrigerate for at least 24 hours before eating.", [true]],
  ["Take it out an hour before.", [false]],
  ["Two days before: make the brine.", [false]],
  ["Boil for 10 minutes before adding the rice.", [true]],
  ["A perfect 30-minute meal", [false]],
  ["Cook for 2-hours until tender", [true]],
  ["Cook on high for 4-hours or low for 8-hours", [true, true]],
  ["Stir every 10 minutes", [false]],
  ["For chewy ones, take them out at 12 minutes", [false]],
  ["At the 10 minute mark, turn the tray", [false]],
  ["Bake at 200 °C for 10 minutes", [true]],
  ["Uncover for the last 5 minutes", [true]],
  ["Stir after the first 5 minutes", [false]],
  ["The dressing will last for 5 days", [false]],
  ["Roast 15 minutes per pound", [false]],
  ["Roast 20 mins per 500g plus 20 mins, then rest 10 minutes.", [false, false, true]],
  ["30 minutes before serving, take it out.", [true]],
  ["Chill 1 hour before serving.", [true]],
  ["Marinate for at least 4 hours", [true]],
  ["Cook 5 to 10 minutes per side", [true]],
  ["Let it ferment for 2 days", [true]],
  ["Set a 10-minute timer", [true]],
  ["Lievitare per 2 h. Cuocere per 35 min.", [true, true]],
  ["Cook 20 min per 500 g", [false]],
  ["Chill in the fridge for 24 hours", [true]],
  ["Glissez le gratin au four pour les 50 dernières minutes", [true]],
  ["Boil the pasta 2 minutes less than the box says", [false]],
  ["Cook the pasta until 1 minute shy of al dente", [false]],
  ["Die Nudeln 2 Minuten kürzer als angegeben kochen", [false]],
  ["Die Nudeln lieber eine Minute kürzer kochen", [false]],
  ["Kook de pasta liever een minuut korter", [false]],
  ["Een dag op voorhand gemaakt smaakt het beter.", [false]],
  ["Die Nudeln 8 Minuten kochen", [true]],
  ["Faites cuire les pâtes 2 minutes de moins que sur le paquet", [false]],
  ["Cuece la pasta 2 minutos menos de lo que diga el paquete", [false]],
  ["Cuocete la pasta 2 minuti in meno", [false]],
  ["Kook de pasta 2 minuten korter dan op het pak staat", [false]],
  ["Cozinhe a massa 2 minutos a menos do que diz o pacote", [false]],
  ["20 mins before it's done, simmer the ketchup for 10 minutes", [false, true]],
  ["About 20 minutes before the pork is done, boil the rice for 15 minutes", [false, true]],
  ["5 minutes before the end, add the peas", [true]],
  ["Chill 2 hours before serving", [true]],
  ["Take it out of the fridge 3 hours before you want to eat", [true]],
  ["20 Minuten vor Ende der Garzeit den Ketchup 10 Minuten köcheln lassen", [false, true]],
  ["Environ 20 minutes avant la fin de la cuisson, cuire le riz 15 minutes", [false, true]],
  ["Unos 20 minutos antes de que termine, cocina el arroz 15 minutos", [false, true]],
  ["20 minuti prima della fine cuocete il riso 15 minuti", [false, true]],
  ["20 minuten voor het einde de rijst 15 minuten koken", [false, true]],
  ["20 minutos antes de terminar, cozinhe o arroz 15 minutos", [false, true]],
])("a cook times it: %s", (text, expected) => {
  expect(findDurations(text).map((found) => found.isTimer)).toEqual(expected);
});

test("offsets cut out the stated time", () => {
  const text = "Bake at 180 °C for about 1 hour 15 minutes, then cool 10-12 min.";
  expect(findDurations(text).map((found) => text.slice(found.start, found.end))).toEqual([
    "1 hour 15 minutes",
    "10-12 min",
  ]);
});

test("long and odd input ends", () => {
  for (const piece of ["1", "1 ", "1 and ", "a half ", "1-", "½", "10 to "]) {
    expect(() => findDurations(piece.repeat(100_000))).not.toThrow();
  }
}, 30_000);

test.each([
  ["Uncover & bake 10 more.", [[10, null]]],
  ["Roast 20-25, stirring halfway.", [[20, 25]]],
  ["Bubble for 10-15.", [[10, 15]]],
  ["Bake 350 25-30 min.", [[25, 30]]],
  ["Bake for 25 more minutes.", [[25, null]]],
  ["Fry 2 more.", []],
  ["Cook 4-6 pieces.", []],
  ["Serves 10-15.", []],
])("minutes without their unit, behind a verb that cooks: %s", (text, expected) =>
  expect(findDurations(text).map(({ minutes, minutesMax }) => [minutes, minutesMax])).toEqual(expected),
);

test.each<[string, (number | number[])[]]>([
  ["Laissez mijoter un petit quart d'heure sans couvercle.", [15]],
  ["A fuego lento como un cuarto de hora.", [15]],
  ["Lasciate riposare un buon quarto d'ora.", [15]],
  ["Deixe descansar um quarto de hora.", [15]],
  ["Cocina hora y media más.", [90]],
  ["Cuocere per mezzora, poi lasciar riposare per un'oretta.", [30, 60]],
  ["Infornare mezz'oretta.", [30]],
  ["Bak halfuurtje op 180 graden.", [30]],
  ["Cozinhe por hora e meia.", [90]],
  ["Hornea de una hora u hora y media.", [[60, 90]]],
  ["Leve ao forno por meia horinha.", [30]],
  ["Cuece tres cuartos de hora.", [45]],
])("an hour in words without a number before it: %s", (text, expected) => {
  expect(times(text)).toEqual(expected);
});

test.each([
  "Et voilà, même pas 20 h 15 !",
  "Sono le 19 h 45 e si mangia.",
  "A la heladera hasta el otro día.",
  "Na geladeira até o outro dia.",
])("a time of the day is no wait: %s", (text) => {
  expect(findDurations(text).filter(({ isTimer }) => isTimer)).toEqual([]);
});

test.each<[string, number[]]>([
  ["Cottura: 2 ore e 30 per il ragù", [150]],
  ["Hornea 2 horas y 30.", [150]],
  ["Cuire 1 heure et 20 au four", [80]],
  ["Bake for 1 hour and 15 in a hot oven.", [75]],
  ["Cook for 1 hour and 20 cookies come out.", [60]],
  ["Amasa 1 hora y 12 bollos salen.", [60]],
])("minutes that 'and' joins to an hour: %s", (text, expected) => {
  expect(times(text)).toEqual(expected);
});

test.each([
  "Boil the pasta about a minute past what the box says.",
  "Boil for 2 minutes longer than the packet says.",
  "Die Nudeln eine Minute kürzer, als auf der Packung steht, kochen.",
])("so much more or less than a packet says is no wait: %s", (text) =>
  expect(findDurations(text).filter(({ isTimer }) => isTimer)).toEqual([]),
);

test.each(["Invriezen kan prima, tot 3 maanden.", "Vries in, tot 2 maanden."])(
  "how long it may be frozen is no wait: %s",
  (text) => expect(findDurations(text).filter(({ isTimer }) => isTimer)).toEqual([]),
);

test("a range with the same word is one", () =>
  expect(times("Laat 2 tot 3 uur sudderen, in totaal 10 minuten tot een kwartier laten rusten.")).toEqual([
    [120, 180],
    [10, 15],
  ]));
