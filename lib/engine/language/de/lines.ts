/** German words of the list: around a food in its line, of the parts that a list is divided into, and of where a food is kept. */
import type { LineWords, StorageWords } from "@/lib/engine/language/pack/lines";
import type { PartWords } from "@/lib/engine/language/pack/pages";
import type { ServingWords } from "@/lib/engine/language/pack/portions";

// German words of ingredient lines that are neither amount nor food.

export const LINES: Partial<LineWords> = {
  sizes: `
    große großer großes großen kleine kleiner kleines kleinen mittelgroße mittelgroßer mittlere
  `,
  qualifiers: "gestr geh gehäuft gehäufter gestrichen gestrichene gestrichener gehäufte",
  approximately: "ungefähr etwa ca",
  leads: "etwas ein-paar",
  prepared: `
    gehackt gehackte gehackter gehacktes gerieben geriebene geriebener gewürfelt gewürfelte geschält geschälte
  `,
  afterName: "wenn zum zur für nach",
  adverbs: "fein grob",
  takenOf: "saft schale abrieb und von vom der des einer",
  takenNouns: "saft schale abrieb",
  either: "oder",
  further: "plus und + &",
  of: "von",
  conjunctions: "und oder",
  optional: ["nach belieben"],
  toTaste: ["nach geschmack"],
  labels:
    "außerdem zusätzlich ferner deko dekoration garnitur garnieren dekorieren bestreuen servieren anrichten bestäuben bestreichen verzieren einfetten form optional topping dazu",
  alternatives: "oder",
  noAlternatives: "mehr nach",
  manages: "geteilt zum zur für nach optional etwa ca",
  extras: "mehr",
  beforeNumbers: "ca etwa à je jeweils",
};

/** German words that servings are told by. */
export const SERVINGS: ServingWords = {
  eaters: "portionen personen person",
  links: "ca für",
  notCounted: "",
};

// What German recipes call the parts of a dish, and how they end a list. Data only, lower case.

export const PARTS: PartWords = {
  preparations:
    "teig|teige|belag|füllung|guss|creme|crème|boden|böden|streusel|glasur|marinade|beize|dressing|soße|sauce|vinaigrette|salat|dip|topping|deko|dekoration|garnitur|panade|panierung|kruste|haube|krokant|karamell|baiser|ganache|sirup|tränke|kompott|püree|stampf|brei|mus|paste|pesto|brühe|fond|sud|suppe|suppeneinlage|einlage|knödel|klöße|klöschen|klößchen|frikadellen|bällchen|nocken|spätzle|gemüse|beilage|beilagen|fleisch|masse|biskuit|mürbeteig|hefeteig|rührteig|sauerteig|vorteig|kochstück|brühstück|quellstück|hauptteig|gewürzmischung|würzmischung|butter-mischung|überguss|anrichten|fertigstellung|zusammensetzen|zusammenbau",
  seasonings: "salz|pfeffer|salz und pfeffer|salz, pfeffer|salz & pfeffer|wasser|öl|olivenöl|eis|gewürze",
  finishes:
    "guss|guß|zuckerguss|zuckerguß|glasur|füllung|soße|sauce|sirup|belag|creme|buttercreme|ganache|streusel|dressing|baiser",
  served:
    "zum servieren|dazu|außerdem|ausserdem|zum garnieren|zum bestreuen|zum bestäuben|zum anrichten|zum verzieren|zum dekorieren|zum abschmecken|nach belieben|nach geschmack|optional",
  compoundEnds:
    "teig|belag|füllung|guss|creme|boden|streusel|glasur|marinade|dressing|kruste|haube|masse|salat",
};

// German words that say where a food is kept when bought. Folded: no accents.

export const STORAGE: Partial<StorageWords> = {
  perishable: `
    milch vollmilch sahne schlagsahne rahm schmand quark joghurt butter kase frischkase mozzarella parmesan schinken speck wurst salami hackfleisch hack
    rindfleisch schweinefleisch hahnchen huhn pute lamm kalbfleisch fisch lachs thunfischsteak garnelen ei eier eigelb eiweiss petersilie schnittlauch
    basilikum dill minze koriander spinat salat gurke karotte karotten mohre mohren sellerie lauch brokkoli blumenkohl zucchini aubergine paprika
    champignons pilze erdbeeren himbeeren blaubeeren blatterteig hefeteig frischhefe tofu
  `,
  perishableEnds: `
    sahne milch joghurt quark kase fleisch filet wurst schinken lachs garnelen eier hack beeren
  `,
  keeps: `
    kokosmilch kondensmilch erdnussbutter dose dosen getrocknet getrocknete getrockneter pulver gemahlen gemahlener bruhe fond essig ol olivenol
  `,
  keepsEnds: "pulver bruhe",
};
