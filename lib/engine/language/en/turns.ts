/**
 * How English steps speak of food: turns of phrase that name a line or none, parts and kinds of food, what work makes of it, and how warm
 * it is to be. Lemmas, lower case. Data only.
 */
import type { LinkingWords } from "@/lib/engine/language/pack/linking";
import type { FoodPartWords, KindWords, TurnWords } from "@/lib/engine/language/pack/turns";

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

export const ENGLISH_TURNS: TurnWords = {
  benches: set("surface worktop workbench countertop counter bench benchtop"),
  foretelling: {
    openers: set("you youll youd this it that theres there"),
    likely: set("should will may might ought youll"),
    comes: set("get have end make give yield be look makes gives yields"),
  },
  keptIn: { adobo: "sauce" },
  standsInFor: { margarine: "butter" },
  pouredAsSauce: { passata: ["tomato", "sauce"], "chopped tomato": ["tomato", "sauce"] },
  because: set("because"),
  purposeNames: { dipping: "dip", dunking: "dip" },
  seasoningLetters: [
    ["s", "salt"],
    ["p", "pepper"],
  ],
  byTurns: ["at", "a", "time"],
  sprays: set("spray mist spritz"),
  glazing: {
    verbs: set("glaze"),
    brushes: set("glaze brush paint"),
    wash: ["egg", "wash"],
    food: "egg",
    thinners: ["milk", "cream", "water"],
  },
  laidOn: set("filling topping"),
  reaching: { way: set("way halfway half-way"), along: set("up down along around across") },
  pointers: set("below follows following overleaf"),
  edges: set("edge edges rim rims border borders seam seams"),
  namingUnits: set("fillet slice"),
  grownKinds: ["vegetable", "fruit"],
  panFat: set("heat warm brush spread grease oil fry saute sear"),
  frying: { purposes: set("frying fry"), verbs: set("fry deep-fry"), classes: ["oil", "fat"] },
  takenAnew: set("ice"),
  goesOn: set("then"),
  dusting: { verbs: set("dust sprinkle cover scatter"), foods: ["powdered sugar", "cocoa powder"] },
  dipped: { verbs: set("dip"), tools: set("cutter scoop knife glass cup fork spoon finger hand mold mould") },
  runningOff: {
    verbs: set("squeeze press pour drain wring tip strain push throw empty"),
    away: set("out off away"),
  },
  returning: { alone: set("return"), with: set("add put pop tip stir slide"), back: set("back") },
  lastKinds: set("bird"),
  readiesRest: set("prepare preparing make making"),
  ownMixtures: set("mixture"),
  mixing: set("mix combine whisk blend stir"),
  mixesAll: set("mix combine whisk blend stir beat knead process blitz"),
  under: { words: set("under"), listed: set("listed given mentioned shown") },
  lacking: set("no non"),
  withoutWords: set("without"),
  remarks: set(
    "is are was will can may might should burns burn scorches catches sticks splits curdles makes gives adds helps keeps needs has have works tastes goes",
  ),
  drains: set("drain rinse"),
  pulls: set("pull"),
  sears: set("sear brown fry sauté saute grill pan-fry"),
  canned: set("liquid"),
  hot: set("hot warm cooked drained cooled"),
  washing: set("wash rinse scrub"),
  handWork: set(
    "peel chop slice dice mince grate shred cube halve quarter core trim pit stone seed deseed cut tear julienne snip hull clean",
  ),
  spoonedFoods: { soda: "baking soda", ginger: "ground ginger" },
  moist: ["liquid", "egg", "dairy", "fat", "oil", "vegetable", "fruit", "meat"],
};

// English words for parts of a food that a step speaks of by themselves. Lemmas, lower case. Data only.

export const ENGLISH_FOOD_PARTS: FoodPartWords = {
  takenFrom: set("juice zest peel seed yolk white green top wedge slice frond leaf stalk stem"),
  plantParts: set("frond leaf stalk stem"),
  inside: {
    parts: set("seed"),
    alone: set("scrape remove discard"),
    withOut: set("scoop take spoon dig pick cut pull"),
  },
  colours: set("white green"),
  twoColoured: set("scallion leek"),
  partNouns: set("part bit"),
  keptParts: set("reserved saved kept left separated whole"),
  takenBy: set("zest juice"),
  neverMade: ["dried-fruit"],
};

// English words for kinds of food, and what tells that they mean no line or all of a part. Lemmas, lower case. Data only.

export const ENGLISH_KINDS: KindWords = {
  herbWord: "herb",
  hotSpices: set("cayenne chili chile chilli flake jalapeno"),
  comesTo: set("equal make total measure get reach yield"),
  usesPart: { marinate: "marinade", brine: "brine" },
  praises: set(
    "delicious great good wonderful tasty lovely nice excellent fantastic perfect yummy amazing superb",
  ),
  copulas: set("is are tastes taste"),
  tellers: set("i we"),
  likes: set("like love prefer enjoy adore"),
  alsoWords: set("also especially particularly very"),
  thisWords: set("this these"),
  wideClasses: set("dry liquid spice"),
  wholeWords: set("whole entire"),
  onlyWords: set("only alone"),
};

// What work makes of food, under another name: toasted bread is toast, minced beef is mince, and what was mixed is a mixture. Lower case.
// Data only.

export const MADE: LinkingWords["made"] = [
  { by: set("toasted"), from: ["bread"], name: "toast" },
  { by: set("minced"), from: ["meat", "poultry"], name: "mince" },
  { by: set("crushed blitzed crumb crumbs"), from: ["bread", "biscuit"], name: "crumb" },
  { by: set("zest zested rind"), from: ["citrus"], name: "zest" },
  { by: set("juice juiced"), from: ["citrus"], name: "juice" },
  { by: set("beaten whisked mixed wash brushing brush glaze glazing"), from: ["egg"], name: "egg wash" },
];

export const MIXED: Pick<LinkingWords, "stirred" | "mixtures"> = {
  stirred: set("mixture mix slurry paste solution"),
  mixtures: set("sauce marinade dressing glaze paste rub filling topping mixture mix dip batter dough"),
};

/** "Make sure that all is at room temperature", "All the ingredients should be at …": what opens it, says it, and of what. */
export const WARMTH = {
  checks: set("make check ensure have see"),
  shouldBe: set("should must are is need have"),
  warmths: set("temperature temp"),
  /** Beside those they say of which: of the room and not of what is cooked ("until the inner temperature is 75 °C"). */
  ofWhich: set("room ambient same"),
};
