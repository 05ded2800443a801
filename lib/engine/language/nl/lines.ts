/** Dutch words of ingredient lines that are neither amount nor food. */
import type { LineWords } from "@/lib/engine/language/pack/lines";
import type { ServingWords } from "@/lib/engine/language/pack/portions";

export const LINES: Partial<LineWords> = {
  sizes: "grote groot kleine klein middelgrote middelgroot flinke dikke dunne forse",
  qualifiers: "volle afgestreken ruime flinke goede kleine grote dunne dikke",
  approximately: "ongeveer circa ca ruim krap",
  leads: "wat enkele",
  prepared: `
    gehakte gesnipperd gesnipperde fijngesneden fijngehakt fijngehakte grofgehakt geraspt geraspte geschild geschilde gesneden geperst geperste
    uitgelekt uitgelekte gesmolten gepeld gepelde gehalveerd gehalveerde ontpit gepureerd verkruimeld geklopt losgeklopt geroosterd gewassen geweekt
  `,
  afterName: "voor om naar zonder eventueel indien",
  adverbs: "fijn grof dun heel",
  takenOf: "sap rasp schil van en de het een",
  takenNouns: "sap rasp schil blaadjes",
  either: "of",
  further: "plus en + &",
  of: "van",
  conjunctions: "en of",
  optional: ["eventueel", "optioneel", "naar keuze", "naar wens"],
  toTaste: ["naar smaak", "op smaak", "naar behoefte"],
  labels:
    "verder ook serveren erbij garneren garnering bestrooien bestuiven versieren versiering invetten optioneel",
  alternatives: "of",
  noAlternatives: "meer",
  manages: "voor om naar eventueel optioneel ongeveer circa ca",
  extras: "meer extra",
  beforeNumbers: "ongeveer circa ca à elk",
};

/** Dutch words that servings are told by. */
export const SERVINGS: ServingWords = {
  eaters: "personen persoon porties portie pers eters",
  links: "voor ca ongeveer circa",
  notCounted: "kcal",
};
