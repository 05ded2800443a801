/** By which words the shape of a Dutch line is judged. Data only: alternatives of patterns, in lower case. */
import type { ShapeWords } from "@/lib/engine/language/pack/pages";

export const SHAPES: Partial<ShapeWords> = {
  preparedHow: "fijn|grof|dun",
  prepared:
    "gehakt|gesneden|geraspt|gesnipperd|fijngesneden|fijngehakt|in blokjes|in plakjes|in ringen|in reepjes",
  toTaste: "naar smaak|naar wens|naar behoefte|om te garneren|om in te bakken|voor erbij|ter garnering",
  energy: "calorieën|energie",
  nutrients: "koolhydraten|eiwitten|vetten|vezels|verzadigd",
  steps: "stap",
  greetings: "hallo|hoi|beste|lieve",
  partings: "groetjes|groeten|liefs",
  sentFrom: "verzonden vanaf|verstuurd vanaf",
  ingredientsInline: "ingrediënten|(?:dit|wat) (?:heb je|heeft u|hebben we) nodig|boodschappenlijst(?:je)?",
  stepsInline: "bereiding|bereidingswijze|werkwijze|zo (?:maak|doe) je het|zo wordt het gemaakt",
  notesInline: "tips?|notities|voedingswaarden?(?: per portie| per persoon)?",
  hangs: "en|of|met|van|de|het|een|in|voor|zonder",
  beforeSameAmount: "tot|of|en|ca\\.|ongeveer|van|à|met|plus",
  until: "tot|totdat",
  kitchen: "kom|pan|oven|vuur|koekenpan|schaal|deeg|beslag",
  reader: "je|jij|jouw|u|uw",
  copulas: "is|zijn|was|waren|heeft|hebben|wordt",
  shopping: "boodschappen",
  dayLeads:
    "de (?:avond|nacht|dag) (?:ervoor|van tevoren|tevoren|voordien)|de (?:volgende|andere) (?:dag|ochtend)|de dag (?:erna|zelf)",
  partLeads: "voor|voor het maken van|voor de bereiding van",
  partArticles: "de|het|een",
  partAlone:
    "voor erbij|om te serveren|ter garnering|om te garneren|garnering|afwerking|(?:voor|ter) (?:de )?afwerking|om af te werken|decoratie|ter decoratie|toppings?|om te bestrooien|verder|extra|om samen te stellen|opbouw",
  authors: "door|van",
  leadsOn: "dus|nou|nou dan|zo|goed",
  told: "(?:je|jullie) hebt? nodig|je hebt nodig|nodig is|ik gebruik|heb je nodig|hebben we nodig|je neemt",
  toldFirst: "neem|men neme",
  toldMore: "plus|verder|ook",
};
