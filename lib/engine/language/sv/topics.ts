/** The small topics of Swedish in one file: headings, orders, facts, shapes of lines, pages, what is kept cold. */
import type { HeadingWords } from "@/lib/engine/language/pack/headings";
import type { StorageWords } from "@/lib/engine/language/pack/lines";
import type { FactWords, FurnitureWords, PageWords, ShapeWords } from "@/lib/engine/language/pack/pages";
import type { CookingWords } from "@/lib/engine/language/pack/steps";

// By which words Swedish recipes head their list, their method and their notes, and what stands around them. Data only, as `headingKey`
// compares.

export const HEADINGS: HeadingWords = {
  ingredients: `
    ingredienser | du behover | det här behöver du
  `,
  steps: `
    gor sa har | sa har gor du | tillagning | tillagningssatt | instruktioner | instruktion
  `,
  notes: `
    förvaring
  `,
  junk: `
    näringsvärde | fler recept | liknande recept
  `,
  forPeople: "till",
};

export const COOKING: CookingWords = {
  verbs: `
    hacka skär skala finhacka riv tärna strimla skiva dela halvera kärna pressa mosa smält hetta värm koka sjud stek bryn fräs grilla rosta baka
    grädda vispa rör blanda vänd tillsätt häll lägg ställ sätt låt ta strö krydda smaka salta peppra servera garnera späd red sila skölj blötlägg
    marinera knåda jäs kavla forma rulla bred pensla smörj klä nagga ringla vispa mixa kör passera toppa fyll vik täck avrunda
  `,
  openers: "sedan därefter under medan när i på med till först nu",
  amountOpeners: "lite några en ett ca cirka",
  prose: "jag min vi vår oss mig",
};

export const FACTS: FactWords = {
  times: {
    preparation: "förberedelser|förberedelsetid|arbetstid",
    cooking: "tillagningstid|i ugn|gräddningstid|koktid",
    resting: "jästid|vilotid|kyltid",
    total: "total tid|tid|klart på|tillagning",
  },
  serves: "portioner|antal portioner|ingredienser till|räcker till",
  eaters: "portioner|portion|personer|pers",
  makes: "ger|antal",
  openEnded: "ger",
  helpings: "skålar|tallrikar",
  forEaters: "till|för",
  among: "i|på|mellan",
  enough: "gott",
  yieldLeads: "det",
  adds: "plus|och",
  otherTimes: "lästid",
  pieces: "stycken|st|bullar|kakor|muffins|bitar|bröd|pannkakor|våfflor|burkar|långpanna|plåt",
  sizes: "cm|mm",
  divides: "skär i",
  about: "ca|cirka|ungefär",
  overnight: "över natten",
  cardLabels: "svårighetsgrad|kategori|kalorier|källa",
};

export const SHAPES: Partial<ShapeWords> = {
  preparedHow: "fint|grovt",
  prepared: "hackad|hackade|riven|rivet|skivad|i tärningar|i skivor|i bitar",
  toTaste: "efter smak|till servering|till garnering|till stekning",
  nutrients: "kolhydrater|protein|fett|fibrer",
  steps: "steg",
  greetings: "hej",
  partings: "kram|hälsningar",
  told: "du behöver|man behöver|det behövs|jag tar",
  ingredientsInline: "ingredienser|du behöver",
  stepsInline: "gör så här|så här gör du|tillagning",
  notesInline: "tips?",
  hangs: "och|eller|med|av|i|på|till",
  until: "tills",
  kitchen: "skål|kastrull|stekpanna|ugn|ugnen|form|gryta|deg|smet",
  reader: "du|din|ditt|dina",
  copulas: "är|var|blir|har",
  dayLeads: "(?:kvällen|dagen) (?:innan|före)|(?:nästa|följande) dag|dagen (?:därpå|efter)",
  partLeads: "till",
  authors: "av",
};

export const PAGES: Partial<PageWords> = {
  signed: "av|författare|recept av|skrivet av",
  dated: "publicerat|publicerad|uppdaterat|uppdaterad|senast uppdaterad|datum",
  readIn: "lästid|läsning",
  counted: "kommentarer?|omdömen|betyg|röster|visningar|svar",
  controls: "skriv ut|skriv ut recept|spara recept|dela",
  advertisements: "annons",
  steps: "steg",
  recipes: "recept",
};

export const FURNITURE: Partial<FurnitureWords> = {
  noteLabels: "tips?|obs|förvaring|variation|servera med",
  farewells: "smaklig måltid|kram|kramar|hälsningar|ha en (?:fin|trevlig) (?:dag|helg|vecka)|vi ses",
  letters: "kram|hälsningar|lycka till|smaklig måltid",
};

export const STORAGE: Partial<StorageWords> = {
  perishable: `
    mjolk gradde vispgradde matlagningsgradde creme smor yoghurt filmjolk ost agg kyckling notfars blandfars bacon skinka korv lax torsk rakor
    persilja dill graslok basilika spenat sallad gurka morot morotter purjolok broccoli blomkal champinjoner jast
  `,
  perishableEnds: "filé fars kott gradde ost",
  keeps: "kokosmjolk buljong pulver torkad burk",
};
