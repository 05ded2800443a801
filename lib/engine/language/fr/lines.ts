/** French words of the list: around a food in its line, of the parts that a list is divided into, and of where a food is kept. */
import type { LineWords, StorageWords } from "@/lib/engine/language/pack/lines";
import type { PartWords } from "@/lib/engine/language/pack/pages";
import type { ServingWords } from "@/lib/engine/language/pack/portions";

// French words of ingredient lines that are neither amount nor food.

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

// What French recipes call the parts of a dish, and how they end a list. Data only, lower case.

export const PARTS: PartWords = {
  preparations:
    "pâte|garniture|farce|sauce|crème|glaçage|nappage|appareil|marinade|vinaigrette|assaisonnement|bouillon|court-bouillon|fond|coulis|sirop|meringue|ganache|mousse|crumble|streusel|panure|chapelure|biscuit|génoise|base|croûte|caramel|praliné|compote|compotée|purée|salade|décor|décoration|finition|finitions|dressage|montage|accompagnement|topping|béchamel|persillade|pesto|mayonnaise|aïoli|rouille|tapenade|chantilly|boulettes|galettes|légumes|viande|imbibage|punch|insert|dacquoise|craquelin|fourrage|assemblage",
  seasonings:
    "sel|poivre|sel et poivre|sel, poivre|sel & poivre|eau|huile|huile d'olive|fleur de sel|glaçons|épices",
  finishes: "glaçage|sauce|sirop|garniture|nappage|ganache|coulis|vinaigrette|meringue",
  served:
    "pour servir|pour décorer|pour la décoration|pour accompagner|pour le service|pour saupoudrer|au goût|selon le goût|facultatif",
  nounFirst: true,
};

// French words that say where a food is kept when bought. Folded: no accents.

export const STORAGE: Partial<StorageWords> = {
  perishable: `
    lait creme beurre fromage yaourt yogourt jambon lardons lard poulet boeuf porc veau agneau dinde saumon poisson crevettes oeuf oeufs jaune jaunes
    blanc blancs persil ciboulette basilic coriandre menthe aneth epinards salade concombre carotte carottes celeri poireau poireaux brocoli chou
    viande canard lapin saucisse saucisses merguez chipolatas bacon pancetta cabillaud truite moules mascarpone ricotta mozzarella parmesan emmental
    feta chevre roquefort camembert margarine faisselle radis aubergine aubergines asperges endive endives roquette mache laitue fenouil navet
    navets betterave betteraves chou-fleur estragon cerfeuil groseilles mures cerises raisins rhubarbe crevette courgette courgettes poivron poivrons champignon champignons fraises framboises myrtilles pate feuilletee comte gruyere
  `,
  keeps: `
    coco concentre boite conserve seche sechee sechees poudre moulu moulue bouillon vinaigre huile noix
  `,
};
