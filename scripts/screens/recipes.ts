/** The recipes that the screens show, in each language of the screens. */
import type { MessageLanguage } from "@/lib/messages/languages";

/**
 * `dish` is converted and saved; `others` are titles of further saved recipes, the newest of which is deleted for each sheet; `text` is
 * converted by a visitor, and `verb` names one of its actions; `doubtful` is one with things to check.
 */
type Shown = {
  dish: string;
  others: string[];
  text: string;
  verb: RegExp;
  doubtful: string;
  search: string;
};

/** Of several parts, with waits, as the app itself converts it: so its screens show what a cook gets today. */
const LEEK_PIE = `Leek pie with mustard sauce

Good warm, and better the next day.

Serves 4
Total time: 1 hour 30 minutes

Ingredients

For the pastry:
250 g plain flour
125 g cold butter
4 tbsp cold water

For the filling:
3 leeks
2 tbsp olive oil
2 eggs
200 ml cream
1 tsp salt

For the sauce:
150 g yogurt
1 tbsp mustard

Method

For the pastry:
1. Rub the butter into the flour. Stir in the water. Chill for 20 minutes.

For the filling:
2. Slice the leeks and fry them in the oil for 10 minutes.
3. Beat the eggs with the cream and half of the salt.
4. Heat the oven to 200 °C. Line a tart tin with the pastry. Spread the leeks over it, pour in the cream and bake for 35 minutes.

For the sauce:
5. Stir the mustard and the remaining salt into the yogurt.`;

const LAUCHKUCHEN = `Lauchkuchen mit Senfsoße

Warm gut, und am nächsten Tag noch besser.

Für 4 Personen
Gesamtzeit: 1 Stunde 30 Minuten

Zutaten

Für den Teig:
250 g Mehl
125 g kalte Butter
4 EL kaltes Wasser

Für die Füllung:
3 Stangen Lauch
2 EL Olivenöl
2 Eier
200 ml Sahne
1 TL Salz

Für die Soße:
150 g Joghurt
1 EL Senf

Zubereitung

Für den Teig:
1. Die Butter mit dem Mehl verreiben. Das Wasser unterkneten. 20 Minuten kühl stellen.

Für die Füllung:
2. Den Lauch in Ringe schneiden und im Öl 10 Minuten anbraten.
3. Die Eier mit der Sahne und der Hälfte des Salzes verquirlen.
4. Den Backofen auf 200 °C vorheizen. Eine Form mit dem Teig auslegen. Den Lauch darauf verteilen, die Sahne darübergießen und 35 Minuten backen.

Für die Soße:
5. Den Senf und das restliche Salz in den Joghurt rühren.`;

/** What no screen may be burst by. */
export const LONG_WORDS = {
  title: "Donaudampfschifffahrtsgesellschaftskapitänssuppe with Worcestershire and everything else there is",
  description: "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz ".repeat(3),
};

export const SHOWN: Record<MessageLanguage, Shown> = {
  en: {
    dish: LEEK_PIE,
    others: [
      "ribollita",
      "pea soup",
      "lemon soup",
      "rice",
      "kale",
      "pancakes",
      "lentil curry",
      "apple cake",
      "beans",
    ],
    verb: /Simmer/,
    search: "soup",
    text: `Potato soup

Ingredients
500 g potatoes
1 onion
1 l vegetable stock
100 ml cream

Method
Chop the onion. Simmer the potatoes in the stock for 20 minutes. Stir in the cream.`,
    doubtful: `Butter cake

Ingredients
200 g butter
20 g butter
200 g sugar
3 eggs
300 g flour
1 tsp salt

Method
Melt the butter. Beat the eggs with the sugar. Stir in the flour. Bake for 40 minutes.`,
  },
  de: {
    dish: LAUCHKUCHEN,
    others: [
      "Ribollita",
      "Erbsensuppe",
      "Zitronensuppe",
      "Reis",
      "Grünkohl",
      "Pfannkuchen",
      "Linsencurry",
      "Apfelkuchen",
    ],
    verb: /köcheln/,
    search: "suppe",
    text: `Kartoffelsuppe

Zutaten
500 g Kartoffeln
1 Zwiebel
1 l Gemüsebrühe
100 ml Sahne

Zubereitung
Die Zwiebel hacken. Die Kartoffeln in der Brühe 20 Minuten köcheln lassen. Die Sahne einrühren.`,
    doubtful: `Butterkuchen

Zutaten
200 g Butter
20 g Butter
200 g Zucker
3 Eier
300 g Mehl
1 TL Salz

Zubereitung
Die Butter schmelzen. Die Eier mit dem Zucker verrühren. Das Mehl unterrühren. 40 Minuten backen.`,
  },
};
