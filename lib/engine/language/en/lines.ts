/** English words of the list: around a food in its line, of the parts that a list is divided into, and of where a food is kept. */
import type { LineWords, StorageWords } from "@/lib/engine/language/pack/lines";
import type { PartWords } from "@/lib/engine/language/pack/pages";
import type { ServingWords } from "@/lib/engine/language/pack/portions";

export const LINES: LineWords = {
  sizes: `
    small medium large big mini miniature extra-large extra-small jumbo medium-size medium-sized large-size large-sized small-size small-sized good-size
    good-sized lg med md sm xl lge fat-size average average-sized medium-large small-medium bite-size bite-sized
  `,
  qualifiers: `
    heaped heaping rounded level scant generous good big full packed loosely lightly firmly well thick thin thinly thickly generously overflowing short
    large small medium medium-size medium-sized extra-large lg sm md med unpeeled peeled whole fat fresh half jumbo thumb-size thumb-sized walnut-sized
    finger-size finger-sized tightly long leafy
  `,
  approximately: `
    about approximately approx around roughly circa scant generous nearly almost just over under at least up
  `,
  leads: "some the few little bit bits couple several plenty lots optional another additional",
  prepared: `
    chopped diced minced sliced grated shredded crumbled crushed mashed melted softened sifted packed peeled halved quartered cubed julienned snipped torn
    beaten thawed drained rinsed cooked uncooked toasted shaved slivered trimmed seeded deseeded cored hulled shelled husked cracked squeezed pressed
    pureed puréed scalded shaken zested separated cut washed scrubbed deveined stemmed destemmed blanched chilled-down flattened pounded sieved strained
    segmented bruised smashed flaked balled skinned de-seeded thinly-sliced finely-chopped fresh-squeezed freshly-squeezed freshly-ground fresh-ground
    freshly-grated finely-grated well-stirred well-shaken well-beaten softly-whipped ripped shucked debearded picked stripped spiralized zest-grated
    stoned defrosted prepared cleaned good-quality best-quality unpeeled cooled warmed heated dissolved soaked desalted reconstituted rehydrated hard-cooked
    chunked wedged pulverized pulsed processed blended whisked lightly-beaten
  `,
  afterName: `
    removed divided reserved discarded split boned sliced warmed shredded brought left kept made tied rolled-up weighed measured broken folded scored
    reduced crumbled seasoned quartered sprinkled browned sautéed preferably ideally approximately approx about each only more less see such including if
    until depending minus without per which that optional cut then measuring weighing available using use plus either lengthwise lengthways crosswise
    unwrapped any follow follows well inch-thick boiled fried pan-fried poached steamed grilled baked roasted parboiled butterflied scaled gutted filleted
    frenched pitted trussed caramelized caramelised blitzed rolled skewered wrapped marinated ready room-temperature recommended suggested instead rather
    also but needed desired total worth over above below since so when while because unless not note enough according bone
  `,
  adverbs: `
    finely freshly roughly coarsely thinly lightly thickly very firmly loosely well medium-finely tightly evenly neatly gently fine newly partially
    slightly crosswise lengthwise diagonally softly hard
  `,
  modifiers: `
    fresh ripe raw whole boneless skinless skin-on bone-in lean dry dried frozen cold hot warm firm soft sweet sour unsalted salted large small medium
    plain extra light dark red green yellow white black brown purple golden pink young baby mature good best quality fine coarse thick thin long short
    hard mild spicy strong unbleached organic natural pure low-fat lowfat nonfat non-fat reduced-fat full-fat fat-free low-sodium sodium-free gluten-free
    free-range unsweetened sweetened canned tinned bottled jarred smoked cured roasted toasted pitted stale leftover store-bought homemade store
    shop-bought ready-made ready-rolled all-purpose your favorite favourite live very flat big heavy tender crisp crusty clear runny boiling lukewarm
    instant active quick quick-cooking old-fashioned flaky medium-sized skinned boned stemless tri-color multicolored mixed assorted crystallized
    thick-cut center-cut high-quality good-quality day-old heirloom wild bittersweet semisweet semi-sweet soft-boiled hard-boiled unflavored unsulphured
    low-salt reduced-salt no-salt salt-free reduced-sodium lower-sodium no-sodium low-sugar reduced-sugar no-sugar sugar-free dairy-free egg-free
    nut-free milk-free wheat-free alcohol-free low-calorie low-carb half-fat
    waxy floury unwaxed seedless vine-ripened sun-dried sundried freeze-dried air-dried blanched scented
  `,
  takenOf: `
    juice zest rind peel kernels grated finely freshly squeezed and & the thinly pared strained coarsely seeds pulp flesh leaves yolk yolks white whites
    cut strips strip of from fresh florets flowers petals heads
  `,
  takenNouns:
    "kernels juice zest rind peel seeds pulp flesh leaves yolk yolks white whites florets flowers petals",
  alwaysEnds: "for to plus such preferably from at if as until see into like per where minus",
  noSecondFood: "more less until optional any see use using to for as if another so whatever substitute",
  either: "or",
  further: "plus and + &",
  less: "minus less",
  staysInName: "packed",
  of: "of",
  shortened: "veg choc",
  conjunctions: "and or &",
  noteStarts: `
    for to plus or such preferably see about if as from optional approx* until and with like per recipe note notes we i you any no not learn recommend*
    alternative* depending available homemade
  `,
  notBeforeAmount: `
    into in for to at of with than from each per cut minimum or and plus by within after x × over under type no
  `,
  labels: `
    optional accompaniment accompaniments equipment ingredients garnish garnishes topping toppings serving serve for to also additional additionally moreover decoration assembly note extra extras
  `,
  each: "each unit units a an",
  loose: "few little bit",
  boughtInCans: "crushed diced chopped peeled sliced stewed minced",
  describingEnds: "ed less -in -on -free -style -fat -cut -added",
  adverbEnd: "ly",
  noAdverbs: "jelly barley",
  preparingAfterAdverb: "ground",
  preparingAfter: "fresh",
  inWords: "in with",
  afterIn: "their its half wedges a an pieces thin small large bite-size",
  optional: ["optional", "if desired", "if you like", "if using"],
  toTaste: ["to taste", "to your taste", "as needed"],
  boughtSo:
    "crushed red,crushed pineapple,crushed ice,whipped cream,whipped topping,cracked wheat,mashed potato,shredded wheat,prepared pizza,blanched almond,flaked almond,flaked coconut,flaked salt,slivered almond",
  endPhrases:
    "room temp,room temperature,mixed with,mixed together,mixed to,mixed into,thinned with,loosened with",
  notEndPhrases: "packed in",
  countedBy: {
    clove: "clove",
    cloves: "clove",
    sprig: "sprig",
    sprigs: "sprig",
    stalk: "stalk",
    stalks: "stalk",
    bulb: "bulb",
    bulbs: "bulb",
    slice: "slice",
    slices: "slice",
    spear: "spear",
    spears: "spear",
    strand: "strand",
    strands: "strand",
    threads: "strand",
    rasher: "rasher",
    rashers: "rasher",
    rib: "rib",
    ribs: "rib",
  },
  countedOnly: { rib: "celery", clove: "garlic", strand: "saffron" },
  alternatives: "or",
  noAlternatives: "more less as to so until if extra",
  manages: `
    divided plus extra more for to if as optional about approx approximately such preferably ideally
    see from depending per note notes each total reserved or and with according available homemade store-bought shop-bought
  `,
  extras: "plus extra more",
  beforeNumbers: "plus about approx approximately roughly circa",
};

/** English words that servings are told by. */
export const SERVINGS: ServingWords = {
  eaters:
    "serve serves serving servings servicings feeds people person persons portion portions pers adults guests covers",
  links: "about approximately approx around up to for from yields yield yield: makes make the a",
  notCounted: "kcal calories",
};

// What English recipes call the parts of a dish, and how they end a list. Data only, singular, lower case.

export const PARTS: PartWords = {
  preparations:
    "sauce|dough|filling|topping|marinade|glaze|frosting|icing|crust|rub|dressing|vinaigrette|batter|gravy|stuffing|syrup|streusel|crumble|crumb|garnish|base|broth|stock|brine|custard|cream|salsa|slaw|salad|pastry|meringue|ganache|buttercream|coating|breading|paste|pesto|dip|mash|cake|sponge|layer|ragu|ragout|bechamel|béchamel|curry|rice|noodle|meatball|patty|patties|kofta|koftas|dumpling|wrapper|drizzle|compote|jam|curd|mousse|caramel|relish|pickle|aioli|mayo|mayonnaise|yoghurt|yogurt|raita|tadka|tempering|seasoning|spice|spice mix|spice blend|finish|finishing|assembly|decoration|tart shell|pie shell|shell|biscuit|cookie|scone|loaf|levain|preferment|poolish|sponge cake|egg wash|crouton|croutons|biscuit top|crumb top|crumble top|streusel top|cobbler top|tuile|brittle|praline|poaching liquid|vegetables|toppings|fillings|extras|accompaniments",
  seasonings:
    "salt|pepper|s & p|s&p|s + p|s+p|s / p|s/p|s and p|s & p to taste|s&p to taste|salt and pepper|salt & pepper|salt and black pepper|salt and freshly ground black pepper|salt and white pepper|kosher salt|kosher salt and pepper|kosher salt and black pepper|sea salt|sea salt and black pepper|flaky salt|flaky sea salt|black pepper|freshly ground pepper|freshly ground black pepper|salt to taste|salt and pepper to taste|cooking oil|vegetable oil|water|oil|olive oil|ice|seasoning to taste",
  finishes:
    "frosting|icing|glaze|topping|syrup|drizzle|ganache|buttercream|filling|custard|dressing|gravy|sauce|meringue|streusel",
  served:
    "to serve|to garnish|to finish|to decorate|to top|to taste|for serving|for garnish|for garnishing|for the table|for topping|for sprinkling|for dusting|if you like|optional|also|also needed",
};

// English words that say where a food is kept when bought. Folded: no accents.

export const STORAGE: StorageWords = {
  shelf: `
    canned tinned tin jarred jar bottled bottle dried dehydrated powder powdered evaporated condensed uht candied crystallized crystallised instant
    extract essence flavoring flavouring bouillon seasoning freeze preserved jerky rind granule granulated cracker crouton
  `,
  shelfUnlessPerishable: "dry mix flake roasted stock broth soup packet pouch pickled can",
  cold: "frozen refrigerated fridge",
  herbFresh: "fresh sprig bunch leaf frond stem snipped handful",
  neverDried: "cilantro chive",
  notFreshHerb: "dried ground rubbed crushed powder powdered seed dry",
  cans: "can tin jar",
  states: "frozen thawed defrosted canned tinned jarred bottled dried",
  thawed: "thawed defrosted",
  dried: "dried bay",
  fresh: "fresh",
  cut: "cut",
  rind: "rind",
  cured: ["dry aged", "dry cured"],
  perishable: "",
  perishableEnds: "",
  keeps: "",
  keepsEnds: "",
};
