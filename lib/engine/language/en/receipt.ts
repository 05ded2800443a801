/** English of the receipt: what it says to a cook, and what it reads by. */
import type { CheckingWords } from "@/lib/engine/language/pack/checking";

/** A line of the shopping list, as it is quoted. */
const quoted = (text: string): string => `“${text}”`;
const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const RECEIPT = {
  // The receipt in one line.
  emptyList: "The shopping list is empty. Please compare this recipe with the original.",
  placed: (placed: number, total: number) =>
    `${placed} of ${counted(total, "ingredient", "ingredients")} placed.`,
  worthALook: (count: number) => `Please check ${counted(count, "thing", "things")}.`,
  allMatch: "All amounts match the original.",

  // The shopping list.
  noList: "The shopping list is empty.",
  lineChanged: (now: string) => `This ingredient reads otherwise now: ${quoted(now)}.`,
  lineGone: "This ingredient is not in the shopping list.",
  lineTooOften: (text: string) => `The shopping list has this too often: ${quoted(text)}.`,
  lineInvented: (text: string) => `The original has no such ingredient: ${quoted(text)}.`,
  headingListed: (text: string) => `${quoted(text)} looks like a heading, and stands on the shopping list.`,
  unreadable: "Some characters here could not be read.",

  // What stands around the steps.
  titleChanged: (now: string) => `The title reads otherwise now: ${quoted(now)}.`,
  descriptionGone: "The description is missing.",
  descriptionInvented: "The original has no description.",
  descriptionChanged: "The description is not the original's.",
  servingsNotStated: (servings: number) => `The original does not say that it serves ${servings}.`,
  totalNotStated: "The total time is not the original's.",
  noteGone: "A note of the original is missing.",

  // The words of the steps.
  noWords: (step: number) => `Step ${step} has no words.`,
  saysOther: (step: number, words: string) =>
    `The original does not say this in step ${step}: ${quoted(words)}.`,
  hasOtherWords: (step: number, words: string) =>
    `Step ${step} has words that the original does not have there: ${quoted(words)}.`,
  saysAgain: (step: number) => `Step ${step} says again what another step says.`,
  standsElsewhere: (step: number) => `Step ${step} stands elsewhere in the original.`,
  sentenceGone: "A sentence of the original is in no step.",
  wordsGone: (words: string) => `Words of the original are in no step: ${quoted(words)}.`,
  oursNotStated: (step: number) => `The original does not state what step ${step} says.`,
  timerNotStated: (step: number) => `The timer of step ${step} rings at a time that the step does not state.`,

  // The original and what was read of it.
  otherNumber: (row: string) => `The original has another number here: ${quoted(row)}.`,
  onceInOriginal: "This stands once in the original and twice in the recipe.",
  twoLinesInOne: "Two lines of the original stand on one line.",
  noteAmongSteps: "A note of the original stands among the steps.",
  lineLost: "A line of the original is in no part of this recipe.",
  wordsLost: (words: string) => `Words of the original are in no part of this recipe: ${quoted(words)}.`,
  unclaimed: "Nothing was made of this line of the original.",
  claimedTwice: "This line of the original was taken twice.",

  // Amounts.
  asksForMore: (step: number) => `Step ${step} asks for more of this than the list has.`,
  otherAmount: (step: number) => `Step ${step} states another amount of this than is shown.`,
  otherPart: (step: number) => `Step ${step} says a part of this that is not the amount shown.`,
  otherRest: (step: number) => `Step ${step} uses the rest of this, and that is not the amount shown.`,
  keepsBack: (step: number) => `Step ${step} keeps some of this back, and that is not the amount shown.`,
  partOfFood: (step: number, line: string) =>
    `Step ${step} uses a part of ${quoted(line)}, and it is not shown so.`,
  someLeft: (step: number, line: string) =>
    `Step ${step} leaves some of ${quoted(line)}, and no step uses that.`,
  maybeMore: (step: number, line: string) => `Step ${step} may take more of ${quoted(line)}.`,
  goesInTwice: (line: string) => `All of ${quoted(line)} goes in twice.`,
  usedTooMuch: (line: string) => `The steps use more of ${quoted(line)} than the list has.`,
  notUsedUp: (line: string) => `The steps do not use all of ${quoted(line)}.`,
  restOfNothing: (step: number, line: string) =>
    `Step ${step} takes the rest of ${quoted(line)}, and no step takes any before.`,
  openAmount: (step: number, line: string) =>
    `Step ${step} does not say how much of ${quoted(line)} goes in.`,
  nothingLeft: (step: number, line: string) =>
    `Step ${step} takes the rest of ${quoted(line)}, and all of it went in before.`,
  dividedSomehow: (line: string) => `The list divides ${quoted(line)}, and the steps do not say how.`,

  // Which line is meant.
  mayNotMean: (step: number, line: string) => `Step ${step} may not mean ${quoted(line)}.`,
  mayMeanEither: (step: number, line: string, other: string) =>
    `Step ${step} may mean ${quoted(line)} or ${quoted(other)}.`,
  seemsToMean: (step: number, other: string, line: string) =>
    `Step ${step} seems to mean ${quoted(other)}, not ${quoted(line)}.`,
  mayMeanOfPart: (step: number, other: string, part: string) =>
    `Step ${step} may mean ${quoted(other)} of ${quoted(part)}.`,
  manyThings: (step: number) =>
    `Step ${step} says many things at once. Please look when each of them goes in.`,
  notNamed: (step: number, line: string) =>
    `Step ${step} uses ${quoted(line)}, and its words do not name it.`,
  namedElsewhere: (step: number, line: string, other: number) =>
    `Step ${step} uses ${quoted(line)}; step ${other} names it.`,

  // Lines that do not go in.
  unused: (line: string) => `No step uses ${quoted(line)}.`,
  unusedNamed: (line: string, step: number) => `No step uses ${quoted(line)}; step ${step} may.`,
  extraUnused: (line: string) => `No step shows where the extra of ${quoted(line)} goes.`,
  namedNotShown: (step: number, line: string) => `Step ${step} names ${quoted(line)} and does not show it.`,
  mayUseToo: (step: number, line: string) => `Step ${step} may use some of ${quoted(line)} too.`,
  notReadied: (line: string) => `No step says to get ${quoted(line)} ready.`,
  notListed: (food: string) => `The steps need ${quoted(food)}, which is not on the list.`,
};

// English words of the receipt's readers. Data only; lower case, without diacritics, in the singular.

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
  managed: words("divided separated plus extra additional more + separately"),
  extra: words("extra more little bit additional"),
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
