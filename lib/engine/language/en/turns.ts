/** English turns of phrase by which an action names a line, or does not. Lemmas, lower case. Data only. */
import type { TurnWords } from "@/lib/engine/language/pack/turns";

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

export const ENGLISH_TURNS: TurnWords = {
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
  namingUnits: set("slice"),
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
