/**
 * Perishable foods in German, French, Spanish and Italian, for the shopping list of recipes that are not in English. Kept apart from the
 * lexicon: "pan", "sale" or "burro" mean something else in an English step.
 */
import { fold } from "./fold";
import { NAME_CHARS } from "./lexicon";

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter(Boolean));

const PERISHABLE = words(`
milch vollmilch sahne schlagsahne rahm schmand quark joghurt butter kase frischkase mozzarella parmesan schinken speck wurst salami hackfleisch hack rindfleisch schweinefleisch
hahnchen huhn pute lamm kalbfleisch fisch lachs thunfischsteak garnelen ei eier eigelb eiweiss petersilie schnittlauch basilikum dill minze koriander spinat salat gurke karotte karotten mohre mohren
sellerie lauch brokkoli blumenkohl zucchini aubergine paprika champignons pilze erdbeeren himbeeren blaubeeren blatterteig hefeteig frischhefe tofu
lait creme beurre fromage yaourt yogourt jambon lardons lard poulet boeuf porc veau agneau dinde saumon poisson crevettes oeuf oeufs jaune jaunes blanc blancs persil ciboulette basilic coriandre menthe
aneth epinards salade concombre carotte carottes celeri poireau poireaux brocoli chou courgette courgettes poivron poivrons champignon champignons fraises framboises myrtilles pate feuilletee comte gruyere
leche nata mantequilla queso yogur jamon tocino pollo ternera cerdo cordero pavo pescado salmon merluza bacalao gambas camarones huevo huevos yema yemas clara claras perejil cilantro albahaca hierbabuena
espinacas lechuga pepino zanahoria zanahorias apio puerro puerros brocoli coliflor calabacin berenjena pimiento pimientos champinones setas fresas frambuesas arandanos carne requeson
latte panna burro formaggio parmigiano pecorino ricotta mascarpone prosciutto pancetta guanciale salsiccia pollo manzo maiale vitello agnello tacchino pesce salmone gamberi gamberetti vongole cozze uovo uova
tuorlo tuorli albume albumi prezzemolo basilico menta salvia spinaci lattuga cetriolo carota carote sedano porro porri broccoli cavolfiore zucchina zucchine melanzana melanzane peperone peperoni funghi fragole lamponi mirtilli carne`);
/** Ends of German compounds: "Hähnchenbrustfilet", "Naturjoghurt". */
const PERISHABLE_ENDS = [
  "sahne",
  "milch",
  "joghurt",
  "quark",
  "kase",
  "fleisch",
  "filet",
  "wurst",
  "schinken",
  "lachs",
  "garnelen",
  "eier",
  "hack",
  "beeren",
];
const SHELF = words(`
kokosmilch kondensmilch erdnussbutter dose dosen getrocknet getrocknete getrockneter pulver gemahlen gemahlener bruhe fond essig ol olivenol
coco concentre boite conserve seche sechee sechees poudre moulu moulue bouillon vinaigre huile noix
coco lata secas seco seca secos polvo molido molida caldo vinagre aceite condensada evaporada conserva
cocco cacao scatola secchi secco secca secche polvere brodo aceto olio pepe`);

/** True when the name has a word for a perishable food in one of the four languages and none that says it keeps on a shelf. */
export function isPerishableAbroad(name: string): boolean {
  const all = fold(name.slice(0, NAME_CHARS)).split(" ").slice(0, 24);
  if (all.some((word) => SHELF.has(word) || word.endsWith("pulver") || word.endsWith("bruhe"))) return false;
  return all.some(
    (word) =>
      PERISHABLE.has(word) || PERISHABLE_ENDS.some((end) => word.length > end.length && word.endsWith(end)),
  );
}
