import type { SpokenCommands } from "@/lib/engine/language/pack/steps";

export const COMMANDS: SpokenCommands = {
  shown: {
    next: "Weiter",
    back: "Zurück",
    repeat: "Noch einmal",
    ingredients: "Zutaten",
    "start-timer": "Timer starten",
    stop: "Stopp",
  },
  said: [
    [
      "next",
      /^(?:(?:zum |der |den )?nächste[rn]?(?: schritt)?|(?:mach |geh )?weiter(?: geht'?s| gehts)?|fortfahren|vor|vorwärts)$/,
    ],
    [
      "back",
      /^(?:(?:geh |einen schritt )?zurück|(?:zum |der |den )?(?:vorige|letzte|vorherige)[rn]?(?: schritt)?)$/,
    ],
    [
      "repeat",
      /^(?:wiederhol(?:e|en)?(?: das| es| den schritt| diesen schritt)?|(?:(?:sag |lies )?das |lies )?(?:noch ?(?:ein)?mal|nochmals)|lies(?: es| das| den schritt)?(?: vor)?|vorlesen)$/,
    ],
    [
      "ingredients",
      /^(?:(?:zeige?|lies|öffne)(?: mir)? )?(?:alle |die |meine )?(?:zutaten(?:liste)?|einkaufsliste)(?: zeigen)?$|^was brauche ich(?: dafür| alles)?$/,
    ],
    [
      "start-timer",
      /^(?:starte?|stelle?)(?: den| einen)? (?:timer|wecker)$|^(?:den |einen )?(?:timer|wecker)(?: starten| stellen| an| los)?$/,
    ],
    [
      "stop",
      /^(?:stopp?|halt|(?:stoppe?|beende)(?: den)? (?:timer|wecker)|(?:timer|wecker) (?:aus|stoppen)|hör auf(?: zu lesen)?|aufhören|ruhe|(?:sei )?(?:still|ruhig|leise)|genug|schluss)$/,
    ],
  ],
  before: "bitte|okay|ok|hey|äh|ähm|hm|jetzt|also|plainspoon|plain spoon",
  behind: "bitte|jetzt|danke",
};
