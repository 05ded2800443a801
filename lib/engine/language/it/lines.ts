/** Italian words of the list: around a food in its line, of the parts that a list is divided into, and of where a food is kept. */
import type { LineWords, StorageWords } from "@/lib/engine/language/pack/lines";
import type { PartWords } from "@/lib/engine/language/pack/pages";
import type { ServingWords } from "@/lib/engine/language/pack/portions";

// Italian words of ingredient lines that are neither amount nor food.

export const LINES: Partial<LineWords> = {
  sizes: "grande grandi piccolo piccola piccoli piccole medi medie",
  qualifiers: "colmi rasi colmo raso colma rasa abbondante abbondanti scarso scarsi scarsa pieno pieni",
  prepared: `
    tritato tritata tritati tritate grattugiato grattugiata grattugiati grattugiate sbucciato sbucciata sbucciati sbucciate tagliato tagliata tagliati
    tagliate affettato affettata affettati affettate pelato pelata pelate fuso sciolto ammorbidito schiacciato schiacciata schiacciati snocciolate
    denocciolate denocciolati sgocciolato sgocciolata sgocciolati scolato scolata scolati lavato lavata lavati lavate pulito pulita puliti pulite
    sgusciati sgusciate spremuto sbattuto sbattuta sbattute setacciato setacciata spezzettato spezzettata mondato mondata sbriciolato sbriciolata
    dissalati dissalate ammollato ammollati lessato lessata lessati lessate
  `,
  adverbs: "finamente finemente sottilmente grossolanamente molto ben appena leggermente",
  takenOf:
    "succo scorza scorze buccia zeste grattugiata filtrato il la le un uno una e di del della d' d’ l' l’",
  takenNouns: "succo scorza scorze buccia zeste",
  alwaysEnds: "q qb",
  either: "o",
  further: "più e + &",
  less: "meno",
  of: "di del della dello",
  conjunctions: "e o",
  optional: [
    "facoltativo",
    "facoltativa",
    "facoltativi",
    "facoltative",
    "opzionale",
    "se gradito",
    "se piace",
  ],
  toTaste: ["q.b", "q. b", "qb", "quanto basta", "a piacere", "a piacimento", "secondo gusto"],
  endPhrases: "al gusto",
  labels:
    "inoltre servire guarnire guarnizione decorare decorazione accompagnare completare spolverare spolverizzare spennellare finire facoltativo",
  alternatives: "o",
  noAlternatives: "più meno",
  manages: "per facoltativo facoltativa opzionale secondo circa",
  extras: "più",
  beforeNumbers: "circa",
};

/** Italian words that servings are told by. */
export const SERVINGS: ServingWords = {
  eaters: "persone porzioni dosi",
  links: "per dosi",
  notCounted: "",
};

// What Italian recipes call the parts of a dish, and how they end a list. Data only, lower case.

export const PARTS: PartWords = {
  preparations:
    "impasto|pasta|frolla|sfoglia|pastella|ripieno|farcia|farcitura|condimento|salsa|sugo|ragù|crema|glassa|copertura|marinatura|marinata|brodo|bagna|sciroppo|meringa|ganache|mousse|crumble|streusel|panatura|impanatura|base|guscio|caramello|composta|purè|insalata|decorazione|guarnizione|finitura|contorno|topping|besciamella|soffritto|battuto|trito|pesto|maionese|vinaigrette|citronette|emulsione|polpette|verdure|carne|biga|lievitino|poolish|pan di spagna|montaggio|assemblaggio|rifinitura",
  seasonings:
    "sale|pepe|sale e pepe|sale, pepe|sale & pepe|sale q.b.|pepe q.b.|sale e pepe q.b.|acqua|olio|olio d'oliva|olio evo|olio extravergine d'oliva|ghiaccio",
  finishes: "glassa|salsa|sciroppo|ripieno|farcia|copertura|ganache|condimento|meringa",
  served:
    "per servire|per decorare|per guarnire|per accompagnare|per spolverare|per completare|q.b.|quanto basta|a piacere|facoltativo",
  nounFirst: true,
};

// Italian words that say where a food is kept when bought. Folded: no accents.

export const STORAGE: Partial<StorageWords> = {
  perishable: `
    latte panna burro formaggio parmigiano pecorino ricotta mascarpone prosciutto pancetta guanciale salsiccia pollo manzo maiale vitello agnello tacchino
    pesce salmone gamberi gamberetti vongole cozze uovo uova tuorlo tuorli albume albumi prezzemolo basilico menta salvia spinaci lattuga cetriolo carota
    carote sedano porro porri broccoli cavolfiore zucchina zucchine melanzana melanzane peperone peperoni funghi yogurt mozzarella gorgonzola stracchino fontina provola scamorza speck bresaola mortadella salsicce coniglio anatra merluzzo polpo calamari seppie
    rucola radicchio finocchio finocchi asparagi carciofi bietole cicoria verza cavolo zucca ravanelli fagiolini piselli ciliegie pesche margarina
    fragole lamponi mirtilli carne
  `,
  keeps:
    "scatola sottolio lenticchie ceci cocco cacao scatola secchi secco secca secche polvere brodo aceto olio pepe",
};
