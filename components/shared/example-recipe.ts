/** A recipe as cooks find them on the web, in the reader's language: to try the converter with, and for the home page's before and after. */
import type { MessageLanguage } from "@/lib/messages/languages";

type Example = { text: string; method: string };

const ENGLISH_METHOD =
  "Warm the olive oil in a large pot over medium heat. Add the onion and half of the salt and cook for 5 minutes, until soft. Stir in the garlic and cook for 1 minute. Add the tomatoes and the vegetable stock, then simmer for 20 minutes. Blend until smooth. Stir in the cream and the remaining salt.";

const GERMAN_METHOD =
  "Das Olivenöl in einem großen Topf bei mittlerer Hitze erwärmen. Die Zwiebel und die Hälfte vom Salz zugeben und 5 Minuten weich dünsten. Den Knoblauch unterrühren und 1 Minute mitdünsten. Die Tomaten und die Gemüsebrühe zugeben und 20 Minuten köcheln lassen. Die Suppe fein pürieren. Die Sahne und das restliche Salz einrühren.";

export const EXAMPLES: Record<MessageLanguage, Example> = {
  en: {
    method: ENGLISH_METHOD,
    text: `Creamy Tomato Soup
Serves 4. Total time: 35 minutes

Ingredients
2 tbsp olive oil
1 onion, finely chopped
2 cloves garlic, crushed
800 g canned tomatoes
500 ml vegetable stock
1 tsp salt
100 ml cream

Method
${ENGLISH_METHOD}
`,
  },
  de: {
    method: GERMAN_METHOD,
    text: `Cremige Tomatensuppe
Für 4 Portionen. Gesamtzeit: 35 Minuten

Zutaten
2 EL Olivenöl
1 Zwiebel, fein gehackt
2 Knoblauchzehen, zerdrückt
800 g Tomaten aus der Dose
500 ml Gemüsebrühe
1 TL Salz
100 ml Sahne

Zubereitung
${GERMAN_METHOD}
`,
  },
};
