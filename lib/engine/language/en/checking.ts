/** English words of the receipt's readers. Data only; lower case, without diacritics, in the singular. */
import type { CheckingWords } from "@/lib/engine/language/pack/checking";

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

export const CHECKING: CheckingWords = {
  joiners: words("and n then & or but also so"),
  objects: words("it them"),
  goingOn: ["ing"],
  fillers: words("of the a an your about some each more another additional good generous heaped level scant"),
  stops: words(
    `and & or to in into on onto over for with until if when while then at from by as that until plus but per under through around between
    before after so using till together aside well gently briefly evenly is are off up down out back`,
  ),
  describing: words(
    `fresh freshly dried dry ground large medium small big extra baby young ripe raw cooked whole half halved quartered chopped minced sliced
    diced grated shredded crushed crumbled mashed melted softened soft beaten peeled pitted cored seeded deseeded trimmed rinsed drained thawed
    frozen chilled cold hot warm lukewarm boiling boiled room temperature packed firmly lightly slightly loosely heaping heaped level scant generous finely
    coarsely thinly thickly roughly very low reduced fat free full organic boneless skinless lean thick thin fine coarse good quality optional
    divided plus more new old long short handful toasted roasted cut bite size sized piece chunk cube slice strip leaf clove sprig stalk stick
    head bunch can tin jar packet package bag bottle cup tablespoon teaspoon about approximately each inch x needed taste serving garnish
    little unsalted salted sea kosher black freshly cracked picked torn cubed deveined uncooked cooled ready made store bought`,
  ),
  telling: words(
    `brown white red green yellow black dark light powdered icing granulated caster confectioner demerara muscovado wild smoked sweet hot spring
    coconut olive sesame vegetable peanut self raising rising plain bread almond sour double single heavy whipping condensed evaporated
    balsamic cider rice wine soy fish oyster chicken beef cream cottage goat spicy mild baking`,
  ),
  betweenFoods: words("or and & /"),
  sums: words("+ plus and &"),
  times: words("x × ( of"),
  managed: words("divided separated plus extra more + separately"),
  extra: words("extra more little bit"),
  sharedAmong: words("in into among between on onto over"),
  counters: words("surface counter worktop countertop board bench rolling dusting"),
  rolls: words("roll knead stretch flatten spread open"),
  doughs: words("dough pastry pasta ball crust"),
  table: words("serving serve top taste garnish needed topping sprinkling"),
  divided: words("divided saved save reserved"),
  halves: words("half one"),
  single: words("a an one"),
  tasting: words("taste adjust"),
  asking: words("if whether"),
  potWaters: words("cooking pasta potato"),
  scattering: words("dust sprinkle scatter"),
  covering: words("dip dredge roll coat dust"),
  handWork: words(
    `chopped sliced diced cubed minced crushed grated zested juiced peeled cored deseeded seeded pitted trimmed halved quartered shredded beaten
    sifted rinsed drained mashed julienned softened melted torn picked whisked soaked toasted separated`,
  ),
  perEach: words("each every per"),
  standsFor: {
    yolk: ["egg"],
    white: ["egg"],
    grease: ["butter", "oil", "lard", "shortening", "margarine", "ghee"],
    meat: ["steak", "beef", "pork", "lamb", "chicken", "turkey", "mince", "brisket", "roast", "rib"],
    zest: ["lemon", "lime", "orange"],
    juice: ["lemon", "lime", "orange"],
    spud: ["potato"],
    acv: ["vinegar"],
    evoo: ["oil"],
    chili: ["pepper"],
  },
  rest: words("remaining rest remainder leftover"),
  open: words(
    "enough almost nearly little bit some few touch hint splash drizzle glug more most pinch handful dusting skim spoonful dollop knob ladle ladleful",
  ),
  more: words("another additional extra more further"),
  collective: words(
    `lot everything all whatever ingredient both spice herb seasoning aromatic vegetable veg veggie fruit dry wet liquid topping garnish
    filling dressing sauce marinade rub mixture rest remaining other these those them dough batter salad topped syrup glaze
    icing frosting crumble crust base paste stock broth seafood green`,
  ),
  seasons: words("season seasoning"),
  seasonings: words("salt pepper seasoning"),
  leaves: words("leave let keep but less"),
  atHand: words("water ice salt pepper"),
  ofThe: ["of", "the"],
  irregular: {
    tear: "torn",
    fry: "fried",
    break: "broken",
    freeze: "frozen",
    grind: "ground",
    split: "split",
    defrost: "thawed",
    thaw: "defrosted",
    deseed: "seeded",
    devein: "veined",
    destem: "stemmed",
    debone: "boned",
  },
  listWork: words(
    `cut half it a an take out of the fridge to soften come room temperature bring at let it them and into in from for up cool warm make hot very refrigerator
    freezer chill on with each until`,
  ),
  surfaces: words(
    "pan tin dish tray sheet surface board counter worktop bowl rack grill plate mold mould ramekin side bottom parchment plastic",
  ),
  numbering: words("step"),
  partNames: words(
    `marinade sauce dough cake frosting glaze icing filling topping rub dressing crust pastry batter brine syrup garnish salad base assembly
    crumble crumb streusel meringue vinaigrette gravy ragu slaw salsa drizzle stuffing coating breading soup stew broth custard ganache`,
  ),
  facts: words("make yield serve serving portion prep preparation total ready start adapted"),
  kitchenThings: words("toothpick twine string skewer needle foil paper parchment thermometer"),
  bringsIn: words("with over in on onto into w"),
  atWill: words("optional optionally want like"),
  furniture: words(
    `print ago share save pin rate rating review comment subscribe follow jump video nutrition calorie calories kcal protein carbohydrate sodium
    cholesterol author course cuisine keyword photo advertisement sponsored newsletter email copyright posted updated login facebook instagram
    pinterest twitter reply sign leave click shop equipment you'll`,
  ),
  partOpeners: words("for"),
  keepsBack: words("but except reserving reserve saving save keeping keep minus holding"),
  waits: words("until when while as once if before after so without"),
  howMuch: words("much many little"),
  happens: words("until till when once while"),
  conditions: words("if needed necessary"),
  most: words("most"),
  foodParts: [
    ["zest", "juice"],
    ["white", "green"],
    ["yolk", "white"],
    ["leaf", "stalk", "stem", "floret"],
  ],
  juicing: words("squeeze press juice"),
  partFrom: words("from off"),
  everything: words("everything all ingredient other remaining rest"),
  kinds: words("vegetable veg veggie nut fruit pulse noodle"),
  rawKinds: words("meat vegetable veg veggie nut fruit fish"),
  dustings: ["sugar", "flour"],
  washes: words("wash clean rinse scrub"),
  soaks: words("soak steep"),
  pinches: ["herb", "spice"],
  plainKinds: ["egg"],
  boughtKinds: [
    ...[
      "vegetable",
      "fruit",
      "mushroom",
      "grain",
      "pasta",
      "noodle",
      "legume",
      "nut",
      "seed",
      "cheese",
      "cream",
      "yogurt",
      "milk",
    ],
    ...[
      "butter",
      "oil",
      "fat",
      "sugar",
      "flour",
      "chocolate",
      "bread",
      "vinegar",
      "alcohol",
      "dessert",
      "seafood",
    ],
  ],
  apartKinds: words("vegetable fruit nut seed mushroom seafood"),
  broadKinds: words("dry liquid dairy baking sweetener condiment preserved aromatic drink frozen"),
  eatenSoaked: ["fruit", "nut", "legume", "grain", "bread"],
  last: words("last final"),
  left: words("left"),
  canned: words("canned tinned jarred bottled"),
  flesh: words("meat poultry fish seafood"),
  softLetters: words("a e i o u y h"),
  doneEndings: words("ed"),
};
