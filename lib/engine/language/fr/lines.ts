/** French words of ingredient lines that are neither amount nor food. */
import type { LineWords } from "@/lib/engine/language/pack/lines";
import type { ServingWords } from "@/lib/engine/language/pack/portions";

export const LINES: Partial<LineWords> = {
  sizes: "grande grandes grosse gros petit petite petits petites moyen moyenne moyens moyennes",
  qualifiers: "rase rases bonne bonnes bombée bombées comble combles pleine pleines généreuse généreuses",
  approximately: "environ env",
  leads: "quelques",
  prepared: `
    haché hachée hachés hachées râpé râpée râpés râpées émincé émincée émincés émincées épluché épluchée épluchés épluchées coupé coupée coupés coupées
    fondu fondue ciselé ciselée ciselés ciselées écrasé écrasée écrasés écrasées pelé pelée pelés pelées épépiné épépinée épépinés épépinées dénoyauté
    dénoyautée dénoyautés dénoyautées pressé pressée pressés égoutté égouttée égouttés égouttées rincé rincée rincés rincées lavé lavée lavés lavées
    tamisé tamisée battu battue battus concassé concassée concassés concassées effeuillé effeuillée effilé émietté émiettée tranché tranchée tranchés
    détaillé détaillée détaillés détaillées taillé taillée taillés équeuté équeutée équeutées décortiqué décortiquée décortiquées torréfié torréfiée
    torréfiées ramolli ramollie
  `,
  adverbs: "finement grossièrement très légèrement bien fraîchement",
  takenOf: "jus zeste zestes écorce râpé finement pressé le la les un une et ou du de d' d’ l' l’",
  takenNouns: "jus zeste zestes écorce",
  either: "ou",
  further: "plus et + &",
  less: "moins",
  of: "de du des d' d’",
  conjunctions: "et ou",
  optional: ["facultatif", "facultative", "optionnel", "optionnelle", "si désiré"],
  toTaste: [
    "au goût",
    "à votre goût",
    "selon votre goût",
    "selon le goût",
    "selon les goûts",
    "à volonté",
    "à convenance",
    "q.s",
  ],
  endPhrases: "au goût",
  labels:
    "servir décorer décoration garnir accompagner accompagnement dressage finition facultatif moule saupoudrer dorer",
  alternatives: "ou",
  noAlternatives: "plus davantage",
  manages: "pour facultatif facultative optionnel selon environ soit",
  extras: "davantage supplémentaire",
  beforeNumbers: "environ",
};

/** French words that servings are told by. */
export const SERVINGS: ServingWords = {
  eaters: "personnes personne parts portions pers",
  links: "pour",
  notCounted: "",
};
