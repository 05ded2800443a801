/** Which language a recipe is written in, by its commonest short words: enough to choose a voice and to tell a screen reader. */
import { keepingRecent } from "./memory";
import { plainText } from "@/lib/engine/recipe/markup";
import { unaccented } from "@/lib/engine/recipe/letters";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import type { SourceLine, SourceRecipe } from "@/lib/engine/recipe/stages";

/** Words that many instructions of the language have and that few others share; a word of several languages counts for each. */
const COMMON: Record<string, string> = {
  en: `the and with for until then into over add of to from heat stir cook minutes in a on at bowl pan oven mix place cut chopped cup tbsp
    about until remove serve salt pepper bake boil drain`,
  de: `und die der das den mit bei auf dem ein eine für bis zum dann lassen minuten geben in im vom von des zu einer einem einen nach aus
    dazu etwas oder hinzufügen rühren verrühren schneiden kochen backen braten erhitzen hacken schälen würfeln vermengen servieren topf
    pfanne teig ofen salz pfeffer zwiebel butter mehl gut fein ca sie heißen kurz darin dabei alles werden zugeben dazugeben unterrühren
    abschmecken würzen mischen anbraten dünsten garen köcheln zugedeckt restliche restlichen hälfte waschen bestreuen verteilen stellen
    eier öl wasser zwiebeln kartoffeln`,
  fr: `le la les et des une un dans avec pendant puis du au jusqu ajoutez ajouter minutes faire de à sur en aux par pour ou il que ce
    mélangez mélanger faites laissez laisser mettez mettre coupez couper versez verser cuire servez four sel poivre beurre farine pâte oignon`,
  es: `el la los las y con en una un hasta por del durante añadir minutos luego que de al se a lo para unos unas o sin
    añade agregar agrega mezclar mezcla cortar corta pelar poner pon dejar deja cocer cocinar hornear servir horno sal pimienta aceite
    harina cebolla ajo huevos leche fuego`,
  it: `il la le di e con per una un nel del fino gli aggiungere aggiungete minuti che lo i in da della dei alla al sul poi a o
    aggiungi unite unire mescolate mescolare tagliate tagliare mettete mettere lasciate lasciare cuocere cuocete versate servite forno sale
    pepe olio farina cipolla aglio burro`,
  pt: `o a os as e com em uma um até por do da durante minutos adicione que de no na ao à para dos das num numa se ou
    junte misture misturar corte cortar coloque colocar deixe deixar leve bata asse cozinhe sirva forno sal pimenta azeite óleo farinha
    cebola alho ovos leite fogo`,
  nl: `de het een en met van voor tot in op dan minuten voeg laat bak toe aan uit er door naar om bij te of ze
    snijd snijden meng mengen doe giet kook koken verwarm roer schep serveer oven pan zout peper boter bloem ui
    erbij erdoor erover goed helft gaar laten breng klop strooi bestrooi verhit schil hak roeren bakken water uien eieren`,
  sv: `och i med en ett på till tills det låt minuter rör ned av den som för ca häll tillsätt blanda skär koka stek ner
    grädda servera ugnen salt peppar smör mjöl lök`,
  da: `og i med en et på til indtil det lad minutter rør af ned tilsæt bland skær kog steg hæld ovnen smør mel løg`,
  no: `og i med en et på til det la minutter rør av ned ha tilsett bland skjær kok stek hell ovnen smør mel løk`,
  pl: `i na z w do oraz przez się minut dodaj wymieszaj aż pokrój gotuj smaż wlej podawaj sól pieprz masło mąka cebula`,
  hu: `és az egy majd hozzá vagy percig perc amíg úgy hogy rá meg kell csipet bele adjuk hozzáadjuk tesszük főzzük sütjük keverjük
    vágjuk tálaljuk öntjük sütőben só bors liszt tojás hagyma vaj tej vízzel`,
};
const LANGUAGES = Object.keys(COMMON);
/** For each of these words the places of its languages in `LANGUAGES`. */
const LANGUAGES_OF = new Map<string, number[]>();
Object.values(COMMON).forEach((words, language) => {
  for (const word of new Set(words.split(/\s+/)))
    LANGUAGES_OF.set(word, [...(LANGUAGES_OF.get(word) ?? []), language]);
});
/** Below this many known words nothing is known. */
const ENOUGH = 4;

/** How many common words of each language a text has, by the place of the language in `LANGUAGES`. */
type Scores = readonly number[];

const NO_WORDS: Scores = LANGUAGES.map(() => 0);

const scoresOf = keepingRecent((text: string): Scores => {
  const scores = [...NO_WORDS];
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? [])
    for (const at of LANGUAGES_OF.get(word) ?? []) scores[at]! += 1;
  return scores;
});

const scoreFor = (scores: Scores, language: string): number => scores[LANGUAGES.indexOf(language)] ?? 0;

/** So many words are enough where no other language has half of them. */
const FEW = 2;

/** The language with most words; the earlier of `LANGUAGES` where two have as many; null below `ENOUGH`, or `FEW` where they are clear. */
function bestOf(scores: Scores): string | null {
  const best = Math.max(...scores);
  const at = scores.indexOf(best);
  const second = Math.max(...scores.filter((_, other) => other !== at));
  const isClear = best >= FEW && best >= 2 * second;
  return best >= ENOUGH || isClear ? (LANGUAGES[at] ?? null) : null;
}

/** An ISO 639-1 code; "en" when the text is too short, or of a language that is not known here. */
export const languageOf = (text: string): string => bestOf(scoresOf(text)) ?? "en";

/** The common words of each language, without accents. */
const BARE = Object.entries(COMMON).map(
  ([language, words]) => [language, new Set(words.split(/\s+/).map(unaccented))] as const,
);
/** A reading needs fewer words than a text: what it is taken for is looked at again. */
const ENOUGH_TO_LOOK = 2;

/**
 * The language that a text was probably in before a reader of English took its accents away ("kuchen" for "küchen"); English unless another
 * language has more words. To be looked at again: few words are enough.
 */
export function languageOfReading(text: string): string {
  const words = text.match(/\p{L}+/gu)?.map(unaccented) ?? [];
  let best = { language: "en", count: 0 };
  for (const [language, common] of BARE) {
    const count = words.filter((word) => common.has(word)).length;
    if (count >= ENOUGH_TO_LOOK && count > best.count) best = { language, count };
  }
  return best.language;
}

/** True for one of the commonest words of a language, spelled as it is there. */
export const isCommonWord = (word: string, language: string): boolean =>
  (LANGUAGES_OF.get(word.toLowerCase()) ?? []).includes(LANGUAGES.indexOf(language));

/**
 * Another language than `main` that a text is clearly in, of those that `isRead` knows: it has `words` of its common words or more, and `times` as many as
 * of the main one's. Null where nothing tells.
 */
export function clearlyOther(
  text: string,
  main: string,
  { words, times, isRead }: { words: number; times: number; isRead: (language: string) => boolean },
): string | null {
  const scores = scoresOf(text);
  const own = scoreFor(scores, main);
  let best: string | null = null;
  let most = Math.max(words, times * own) - 1;
  scores.forEach((score, at) => {
    const language = LANGUAGES[at];
    if (score <= most || language === undefined || !isRead(language)) return;
    best = language;
    most = score;
  });
  return best;
}

/** How many of a text's words are among the commonest of `language`, spelled as they are there. */
export const commonWordsIn = (text: string, language: string): number =>
  (text.match(/\p{L}+/gu) ?? []).filter((word) => isCommonWord(word, language)).length;

/** So much of a recipe tells its language. */
const SAMPLE_CHARS = 4000;
/** What a page says of itself is believed where its text has at least this share of the words that the best language has. */
const BELIEVED = 0.6;

/**
 * The language of a source recipe, decided once for all stages: by its steps, by its list too where they are few words, and as its page
 * says where the text bears that out. English where nothing tells.
 */
export function languageOfSource({ language, instructions, ingredients }: SourceRecipe): string {
  const told = (lines: readonly SourceLine[]): string => {
    let sample = "";
    for (const { text } of lines) {
      if (sample.length >= SAMPLE_CHARS) break;
      sample += `${text.slice(0, SAMPLE_CHARS)}\n`;
    }
    return sample;
  };
  let scores = scoresOf(told(instructions));
  let best = bestOf(scores);
  if (best === null) {
    scores = scoresOf(`${told(instructions)}${told(ingredients)}`);
    best = bestOf(scores);
  }
  const stated = /^[a-z]{2}(?![a-z])/i.exec(language ?? "")?.[0].toLowerCase() ?? "";
  const isKnown = Object.hasOwn(COMMON, stated);
  if (isKnown && (best === null || scoreFor(scores, stated) >= BELIEVED * scoreFor(scores, best)))
    return stated;
  return best ?? "en";
}

/** The language of a recipe's steps; of its list when there are none. */
export function recipeLanguage({ steps, ingredients, description }: FormattedContent): string {
  const list = Array.isArray(ingredients) ? ingredients : Object.values(ingredients).flat();
  const text = steps.length > 0 ? steps.map((step) => plainText(step.instruction)) : [description, ...list];
  return languageOf(text.join("\n"));
}
