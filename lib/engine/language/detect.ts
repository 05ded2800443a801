/** Which language a recipe is written in, by its commonest short words: enough to choose a voice and to tell a screen reader. */
import { plainText } from "@/lib/engine/recipe/markup";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";

/** Words that nearly every instruction of the language has and that few others share. */
const COMMON: Record<string, string> = {
  en: "the and with for until then into over add of to from heat stir cook minutes",
  de: "und die der das den mit bei auf dem ein eine für bis zum dann lassen minuten geben",
  fr: "le la les et des une un dans avec pendant puis du au jusqu ajoutez ajouter minutes faire",
  es: "el la los las y con en una un hasta por del durante añadir minutos luego que",
  it: "il la le di e con per una un nel del fino gli aggiungere aggiungete minuti che",
  pt: "o a os as e com em uma um até por do da durante minutos adicione que",
  nl: "de het een en met van voor tot in op dan minuten voeg laat bak toe",
  sv: "och i med en ett på till tills det låt minuter rör ned av",
  da: "og i med en et på til indtil det lad minutter rør af ned",
  no: "og i med en et på til det la minutter rør av ned ha",
  pl: "i na z w do oraz przez się minut dodaj wymieszaj aż",
};
const LANGUAGES = Object.keys(COMMON);
/** For each of these words the places of its languages in `LANGUAGES`. */
const LANGUAGES_OF = new Map<string, number[]>();
Object.values(COMMON).forEach((words, language) => {
  for (const word of new Set(words.split(" ")))
    LANGUAGES_OF.set(word, [...(LANGUAGES_OF.get(word) ?? []), language]);
});
/** Below this many known words nothing is known. */
const ENOUGH = 4;

/** An ISO 639-1 code; "en" when the text is too short, or of a language that is not known here. */
export function languageOf(text: string): string {
  const scores = LANGUAGES.map(() => 0);
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? [])
    for (const language of LANGUAGES_OF.get(word) ?? []) scores[language] = (scores[language] ?? 0) + 1;
  const best = Math.max(...scores);
  return best < ENOUGH ? "en" : (LANGUAGES[scores.indexOf(best)] ?? "en");
}

/** The language of a recipe's steps; of its list when there are none. */
export function recipeLanguage({ steps, ingredients, description }: FormattedContent): string {
  const list = Array.isArray(ingredients) ? ingredients : Object.values(ingredients).flat();
  const text = steps.length > 0 ? steps.map((step) => plainText(step.instruction)) : [description, ...list];
  return languageOf(text.join("\n"));
}
