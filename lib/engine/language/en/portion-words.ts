/** English words for a part of a line. Lower case. Data only. */
import type { PortionWords } from "@/lib/engine/language/pack-portions";

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter((word) => word !== ""));

export const ENGLISH_PORTIONS: PortionWords = {
  restWords: set("remaining rest remainder leftover last other"),
  left: {
    words: set("left kept saved reserved"),
    before: set("is what's what’s"),
    towards: set("that that's that’s is are was were you you've you’ve still have"),
  },
  reservedWords: set("reserved kept saved"),
  keepingBack: set("reserving saving keeping leaving holding"),
  keptInBrackets: set("reserve save keep leave hold"),
  moreWords: set("another additional extra more further"),
  openWords: set(
    "enough little lil bit tad smidge smidgen some few touch hint splash drizzle glug pinch handful dollop knob ladle ladleful sprinkle sprinkling grating grind grinding most scraping dash squeeze spoonful swirl",
  ),
  toCover: ["to", "cover"],
  brought: { in: set("in"), to: set("to"), end: set("finish serve garnish") },
  skimmed: { verbs: set("skim scoop spoon"), cream: set("cream"), from: set("from off"), reach: 6 },
  goesInto: set("to into"),
  topOf: set("top"),
  pours: set("add stir squeeze pour drizzle splash"),
  poured: ["juice", "citrus", "sauce", "condiment", "spice", "vinegar", "sweetener"],
  cooksOn: set("steam cook simmer saute fry boil braise"),
  cookedFats: set("oil fat butter lard grease dripping drippings"),
  shouldBe: set("should"),
  givenOff: [
    {
      verbs: set("release releases released releasing draw draws"),
      what: set("water liquid juice moisture"),
    },
    { verbs: set("drain draining rinse reduce reducing evaporate"), what: set("water liquid") },
  ],
  halves: set("half"),
  kept: set("reserve keep save reserving keeping saving"),
  keptVerbs: set("set keep hold put setting keeping holding putting"),
  keptAway: set("aside back"),
  putsIn: set("add stir mix fold toss put place tip combine blend"),
  theRest: set("rest remainder remaining others"),
  theOther: set("other"),
  thatOne: set("that this"),
  afterElided: set(
    "on over onto into in at to for until when if only as with around under between alongside by through and top",
  ),
  addsMore: set("add adding use using"),
  leavesFood: set("zest peel oil water liquid brine"),
  whatever: set("whatever anything"),
  cured: set("bacon ham prosciutto pancetta speck salami chorizo lardon guanciale"),
  asNeeded: set("enough"),
  squeezed: { by: set("squeeze juice press"), out: set("juice") },
  starchy: set("potato"),
  announcing: set("prepare"),
  plenty: set("plenty abundant ample"),
  maybe: set("optionally possibly perhaps maybe"),
  flavouring: set("season flavor flavour"),
  spices: ["spice", "salt"],
  restAdders: set("add pour"),
  readied: set("soaked steeped softened toasted roasted drained"),
  thinness: set("thin thinly fine finely"),
  seasoningKinds: set("salt spice herb oil vinegar sugar"),
};
