/** The words of ingredient lines that are neither amount nor food: sizes, ways of preparing, where a name ends. English and a little of DE, FR, ES, IT. */
const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

export const SIZES = words(
  `small medium large big mini miniature extra-large extra-small jumbo medium-size medium-sized large-size large-sized small-size small-sized good-size good-sized
  lg med md sm xl lge fat-size average average-sized medium-large small-medium bite-size bite-sized
  große großer großes großen kleine kleiner kleines kleinen mittelgroße mittelgroßer mittlere grande grandes grosse gros petit petite petits petites moyen moyenne moyens moyennes
  pequeño pequeña pequeños pequeñas mediano mediana medianos medianas grandi piccolo piccola piccoli piccole medi medie`,
);
/** Stand between an amount and its unit, and say how full or how big. */
export const UNIT_QUALIFIERS = words(
  `heaped heaping rounded level scant generous good big full packed loosely lightly firmly well thick thin thinly thickly generously overflowing short
  large small medium medium-size medium-sized extra-large lg sm md med unpeeled peeled whole fat fresh half jumbo thumb-size thumb-sized walnut-sized finger-size finger-sized tightly long leafy
  gestr geh gehäuft gehäufter gestrichen gestrichene gestrichener gehäufte gehäufter rase rases bonne bonnes colma colmada colmo colmi raso rasi`,
);
export const APPROXIMATELY = words(
  `about approximately approx around roughly circa ca ungefähr etwa environ aprox unos unas scant generous nearly almost just over under at least up`,
);
export const LEAD_WORDS = words(
  `some the few little bit bits couple several plenty lots optional another additional etwas ein-paar quelques unos unas algunos few`,
);

/** Ways of preparing that a cook does or buys: dropped before a name, ending it after one. */
export const PREPARED = words(
  `chopped diced minced sliced grated shredded crumbled crushed mashed melted softened sifted packed peeled halved quartered cubed julienned snipped torn
  beaten thawed drained rinsed cooked uncooked toasted shaved slivered trimmed seeded deseeded cored hulled shelled husked cracked squeezed pressed pureed puréed
  scalded shaken zested separated cut washed scrubbed deveined stemmed destemmed blanched chilled-down flattened pounded sieved strained segmented bruised
  smashed flaked balled skinned de-seeded thinly-sliced finely-chopped fresh-squeezed freshly-squeezed freshly-ground fresh-ground freshly-grated finely-grated well-stirred
  well-shaken well-beaten softly-whipped ripped shucked debearded picked stripped spiralized zest-grated stoned defrosted prepared cleaned good-quality best-quality
  unpeeled cooled warmed heated dissolved soaked reconstituted rehydrated hard-cooked chunked wedged pulverized pulsed processed blended whisked lightly-beaten
  gehackt gehackte gehackter gehacktes gerieben geriebene geriebener gewürfelt gewürfelte geschält geschälte
  haché hachée hachés hachées râpé râpée émincé émincée émincés épluché coupé coupée coupés coupées fondu picado picada picados picadas rallado rallada pelado pelada cortado cortada
  tritato tritata tritati grattugiato grattugiata sbucciato tagliato tagliata`,
);
/** Only after a name: they never begin one. */
export const AFTER_NAME = words(
  `removed divided reserved discarded split boned sliced warmed shredded brought left kept made tied rolled-up weighed measured broken folded scored reduced
  crumbled seasoned quartered sprinkled browned sautéed preferably ideally approximately approx about each only more less see such including if until depending
  minus without per which that optional cut then measuring weighing available using use plus until either lengthwise lengthways crosswise unwrapped
  any follow follows well inch-thick boiled fried pan-fried poached steamed grilled baked roasted parboiled butterflied scaled gutted filleted frenched pitted trussed tied caramelized caramelised blitzed rolled skewered wrapped marinated
  ready room-temperature recommended suggested instead rather also but needed desired total worth over above below follows that since so when while because unless but not note per enough according bone boned wenn zum zur für nach`,
);
/** Words after which "ground", "chopped" … is a way of preparing even where the bare word belongs to the name ("ground cumin"). */
export const ADVERBS = words(
  `finely freshly roughly coarsely thinly lightly thickly very firmly loosely well fresh-ly medium-finely tightly evenly neatly gently fine fein grob finement grossièrement finamente
  newly partially slightly crosswise lengthwise diagonally softly hard`,
);
/** Adjectives: a name that has only these so far goes on after a comma. */
export const MODIFIERS = words(
  `fresh ripe raw whole boneless skinless skin-on bone-in lean dry dried frozen cold hot warm firm soft sweet sour unsalted salted large small medium plain extra light dark
  red green yellow white black brown purple golden pink young baby mature good best quality fine coarse thick thin long short hard mild spicy strong
  unbleached organic natural pure low-fat lowfat nonfat non-fat reduced-fat full-fat fat-free low-sodium sodium-free gluten-free free-range unsweetened sweetened
  canned tinned bottled jarred smoked cured roasted salted toasted pitted stale leftover store-bought homemade store shop-bought ready-made ready-rolled all-purpose
  your favorite favourite live very flat big heavy tender crisp crusty clear runny boiling lukewarm instant active quick quick-cooking old-fashioned flaky
  medium-sized skinned boned stemless tri-color multicolored mixed assorted crystallized thick-cut center-cut high-quality good-quality day-old heirloom wild
  bittersweet semisweet semi-sweet soft-boiled hard-boiled unflavored unsulphured unwaxed seedless vine-ripened sun-dried sundried freeze-dried air-dried blanched scented`,
);

/** What is taken of a thing: "juice of 1 lemon" needs one lemon. */
export const TAKEN_OF = words(
  `juice zest rind peel kernels grated finely freshly squeezed and & the thinly pared strained coarsely seeds pulp flesh leaves yolk yolks white whites cut strips strip of from fresh
  saft schale abrieb jus zeste le la el il zumo jugo ralladura succo scorza buccia und et y e von vom de du di d' d’ l' l’ del della der des einer`,
);
export const TAKEN_NOUNS = words(
  `kernels juice zest rind peel seeds pulp flesh leaves yolk yolks white whites saft schale abrieb jus zeste zumo jugo ralladura succo scorza buccia`,
);

/** A name ends before these when the words after them say what to do or how, not what it is. */
export const ALWAYS_ENDS = words(
  `for to plus such preferably from at if as until see into like per where minus q qb`,
);
/** After "and" or "or" these do not begin a second food. */
export const NO_SECOND_FOOD = words(
  `more less until optional any see use using to for as if another so whatever substitute`,
);
export const OF_WORDS = words(`of de di du des del della dello d' d’ von`);

/** Last words of a name that say how the food is counted: "2 garlic cloves" is 2 cloves of garlic. */
export const COUNTED_BY = new Map<string, string>([
  ["clove", "clove"],
  ["cloves", "clove"],
  ["sprig", "sprig"],
  ["sprigs", "sprig"],
  ["stalk", "stalk"],
  ["stalks", "stalk"],
  ["bulb", "bulb"],
  ["bulbs", "bulb"],
  ["slice", "slice"],
  ["slices", "slice"],
  ["spear", "spear"],
  ["spears", "spear"],
  ["strand", "strand"],
  ["strands", "strand"],
  ["threads", "strand"],
  ["rasher", "rasher"],
  ["rashers", "rasher"],
  ["rib", "rib"],
  ["ribs", "rib"],
]);
/** A label before a colon that says what a line is for, not what it is. */
export const LABELS = words(
  `optional accompaniment accompaniments equipment ingredients garnish garnishes topping toppings serving serve for to assembly note extra extras`,
);
