/**
 * English words of preparation: what a list hides behind a comma, what a method does before it cooks, and ways to do the same work. Data
 * only.
 */
import type { WayWords } from "@/lib/engine/language/pack/headings";
import type { ListWorkWords, ReadyingWords } from "@/lib/engine/language/pack/lines";

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Pairs "participle:imperative", for those that are not made by rule. */
const pairs = (list: string): Readonly<Record<string, string>> =>
  Object.fromEntries(list.split(/\s+/).map((pair) => pair.split(":") as [string, string]));

/** What a list hides behind a comma, and how it is said to the cook. */
export const LIST_WORK: ListWorkWords = {
  handWork: pairs(
    `chopped:chop sliced:slice diced:dice cubed:cube minced:mince crushed:crush grated:grate zested:zest juiced:juice peeled:peel cored:core
  deseeded:deseed de-seeded:deseed seeded:seed pitted:pit stoned:stone trimmed:trim halved:halve quartered:quarter cut:cut torn:tear picked:pick
  shredded:shred beaten:beat whisked:whisk sifted:sift sieved:sieve rinsed:rinse washed:wash drained:drain soaked:soak toasted:toast melted:melt
  mashed:mash separated:separate smashed:smash bruised:bruise slit:slit split:split scored:score hulled:hull shelled:shell podded:pod husked:husk
  shucked:shuck stemmed:stem destemmed:destem de-stemmed:destem julienned:julienne slivered:sliver shaved:shave snipped:snip crumbled:crumble
  flaked:flake pounded:pound flattened:flatten scrubbed:scrub squeezed:squeeze deveined:devein de-veined:devein skinned:skin scraped:scrape
  broken:break ripped:rip spiralized:spiralize spiralised:spiralise segmented:segment topped:top tailed:tail debearded:debeard
  blanched:blanch strained:strain warmed:warm cooled:cool removed:remove discarded:discard reserved:reserve roasted:roast finely-chopped:chop halved-lengthwise:halve
  patted:pat blitzed:blitz pulverized:pulverize blotted:blot fanned:fan wedged:wedge matchsticked:matchstick dissolved:dissolve proofed:proof
  thinned:thin tied:tie unwrapped:unwrap lightly-beaten:beat well-beaten:beat thinly-sliced:slice pureed:puree puréed:purée ground:grind chunked:chunk
  pressed:press butterflied:butterfly dried:dry spatchcocked:spatchcock boned:bone cleaned:clean gutted:gut stirred:stir scooped:scoop stripped:strip
  deboned:debone filleted:fillet wiped:wipe brushed:brush whipped:whip unrolled:unroll cracked:crack destoned:destone bashed:bash pricked:prick
  sectioned:section rehydrated:rehydrate heated:heat tenderized:tenderize portioned:portion plucked:pluck blended:blend pulled:pull drizzled:drizzle frothed:froth jointed:joint whizzed:whizz
  studded:stud pierced:pierce wilted:wilt wrung:wring mixed:mix stuffed:stuff tossed:toss marinated:marinate loosened:loosen
  riced:rice fried:fry dry-fried:dry-fry salted:salt choped:chop shreded:shred crushd:crush meltd:melt gratd:grate mincd:mince peeld:peel dicd:dice`,
  ),
  butchered: words("boned deboned gutted filleted jointed plucked drawn"),
  splits: words("split separated divided"),
  onlyAfterOthers: words(
    "dried salted removed discarded reserved roasted ground blanched cracked blended pulled mixed stuffed tossed marinated",
  ),
  how: words(
    "finely roughly coarsely thinly thickly lightly very freshly well gently carefully loosely neatly evenly diagonally slightly fairly quite super dry",
  ),
  howContinues: words(
    `into in lightly lengthwise lengthways crosswise crossways thin thinly thick thickly fine finely small roughly coarsely diagonally with to until for on
       through from off up down by over under as across against between dry well large medium horizontally vertically at coarse very smooth overnight of out clean
       separately together all well slightly gently loosely carefully evenly neatly vigorously thoroughly yourself paper-thin wafer-thin`,
  ),
  particles: words("out off up down"),
  cut: {
    said: "cut",
    saidInto: "cut into",
    into: words("in into"),
    pieces: words("piece pieces"),
    slices: words("slice slices"),
    boughtSliced: words("bacon ham pancetta prosciutto salami cheese gouda emmental cheddar edam gruyere"),
    fractions: words("quarters halves"),
    shapes: words(
      "chunks cubes wedges strips slices rounds rings matchsticks batons florets pieces dice halves quarters ribbons sticks coins half-moons moons",
    ),
    /** "large dice", "fine julienne": a size and the name of a cut. */
    sizes: words("large small medium thin thick fine very chunky big bite-size bite-sized"),
    sized: words(
      "dice cubes chunks julienne brunoise batons matchsticks rings rounds ribbons strips wedges coins half-moons",
    ),
  },
  oneOfIt: {
    article: "a",
    before: words("small large big good generous thumb-sized"),
    measures: words("bunch handful knob piece thumb sprig stick head wedge chunk lump"),
  },
  manages: words(
    "divided plus optional to for or about approximately such see if as not preferably extra more including total weight note but",
  ),
  weights: words("weight"),
  ends: words("plus extra more to for or"),
  counts: {
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
  },
  half: {
    words: words("half"),
    of: (name: string): string => `half ${/^[aeiou]/i.test(name) ? "an" : "a"} ${name}`,
    ofThe: (name: string): string => `half of the ${name}`,
    amount: "1/2",
  },
  removed: words("removed discarded"),
  parts: words(
    `leaf leaves stalk stalks stem stems top tops tip tips end ends root roots seed seeds skin skins core cores rind rinds casing casings stone stones
  pit pits pith zest peel peels flesh meat bone bones fat sinew sinews membrane membranes gills shell shells head heads tail tails vein veins string
  strings crust crusts rib ribs spine spines green greens white whites frond fronds floret florets needles neck giblets beard beards silverskin
  juice juices kernels pulp cap caps hull hulls husk husks eyes wings legs claws roe clove cloves outer-leaves
  part parts bulb bulbs sac sacs`,
  ),
  partWords: words(
    "and & or the any all dark light pale tough tender outer inner woody thick thin white green hard soft top bottom excess wilted pin",
  ),
  keptParts: words("leaf leaves meat flesh zest florets fronds needles kernels greens pulp"),
  kept: words("reserved saved kept left"),
  toldApart: words("separated divided"),
  ofEach: words("each both all well"),
  fruitParts: {
    zest: "zest",
    juice: "juice",
    of: "of",
    whole: words("both all each"),
    fill: words("and & plus only grated finely strained freshly squeezed of the"),
  },
  separators: words("and & then +"),
  saying: {
    and: "and",
    /** "Pat dry": the verb whose state stands with it, before its object. */
    withState: { verb: "pat", state: "dry" },
    /** "Finely grate the zest of 1 lemon and juice it." */
    thenJuice: "and juice it",
    /** "Pick the leaves of the thyme", "Remove the casings from the sausages". */
    onPart: (work: string, part: string, food: string, isRemoved: boolean) =>
      `${work} the ${part} ${isRemoved ? "from" : "of"} ${food}`,
    ofPart: (work: string, part: string) => `${work} the ${part}`,
  },
  asides: words("or about approx approx. see each such"),
  secondAmount: "plus",
  waitingStates: [
    {
      state: [
        "softened",
        "very soft",
        "very softened",
        "soft",
        "well softened",
        "softened slightly",
        "slightly softened",
        "softened at room temperature",
        "softened to room temperature",
        "left out to soften",
      ],
      say: (food) => `Take ${food} out of the fridge to soften.`,
    },
    {
      state: [
        "at room temperature",
        "room temperature",
        "room temp",
        "at room temp",
        "brought to room temperature",
        "come to room temperature",
        "brought to room temp",
        "left at room temperature",
      ],
      say: (food) => `Take ${food} out of the fridge to come to room temperature.`,
    },
    {
      state: [
        "thawed",
        "defrosted",
        "thawed overnight",
        "completely thawed",
        "thawed completely",
        "thawed if frozen",
      ],
      say: (food) => `Take ${food} out of the freezer to thaw.`,
    },
  ],
  fruitOpenings: [
    { before: "zest and juice of", said: "Zest and juice", verbs: ["zest", "juice"] },
    { before: "juice and zest of", said: "Zest and juice", verbs: ["zest", "juice"] },
    { before: "grated zest and juice of", said: "Zest and juice", verbs: ["zest", "juice"] },
    { before: "finely grated zest and juice of", said: "Zest and juice", verbs: ["zest", "juice"] },
    { before: "juice of", said: "Juice", verbs: ["juice"] },
    { before: "zest of", said: "Zest", verbs: ["zest"] },
    { before: "grated zest of", said: "Zest", verbs: ["zest"] },
    { before: "finely grated zest of", said: "Finely zest", verbs: ["finely zest"] },
  ],
  fan: "fan",
  heatTheOven: (temperature: string) => `Heat the oven to ${temperature}.`,
  beforeImperative: words("and then , ; & meanwhile first next or"),
  notTheWork: words("in into side sides through back out"),
  takesTime: words("soak thaw overnight defrost"),
  overnight: words("overnight night evening"),
};

/** What a method does first to make ready. */
export const READYING: ReadyingWords = {
  energy: words("calories kcal"),
  openers: words("first then next now just meanwhile lightly generously well begin start by"),
  appliances: words("oven grill broiler barbecue bbq smoker griddle air-fryer fryer waffle circulator"),
  ovens: words("oven"),
  openFires: words("coals charcoal embers campfire"),
  fryers: words("fryer air-fryer airfryer fryers airfryers air-fry airfry air-frying air-fried microwave"),
  heatLeads: words("at"),
  foodHeats: words("thermometer internal reads read registers register reaches reach hits inside core"),
  bareHeatLeads: words("at to on"),
  unlit: "cold",
  lights: words("heat heating preheat preheating pre-heat turn set warm light fire start"),
  bakes: words("bake roast baking roasting baked blind"),
  litAlready: words("meanwhile while again increase reduce raise lower turn back down up after"),
  turns: words("turn"),
  turned: words("down up off"),
  stoves: words("burner burners hob stove stovetop flame element"),
  to: words("to"),
  beforehand: ["pre"],
  readiesTin: words(
    "grease butter oil line flour spray dust brush coat position adjust place put arrange rub set wrap",
  ),
  uses: words("use"),
  tins: words(
    `tin tins pan pans dish dishes sheet sheets tray trays rack racks mold molds mould moulds ramekin ramekins cases liners crockpot cooker
    casserole muffin loaf bundt springform paper parchment foil griddle`,
  ),
  tinParts: words("base bottom sides it them"),
  putReady: words("cases liners paper parchment foil rack racks shelf"),
  puts: words("put place arrange rub set"),
  putsOnTins: words("rub"),
  putsOn: words("on onto over upon"),
  stands: words("batter dough custard"),
  liningFood: words("pastry dough crust bacon biscuits tortillas ladyfingers crumbs batter mixture"),
  ahead: words("advance beforehand"),
  dayBefore: words("before"),
  days: words("day night evening"),
  early: words("before first"),
  leadVerbs: words("soak marinate brine defrost thaw dry-brine"),
  restVerbs: words("aside sit rest stand refrigerate chill marinate leave steep soak keep brine dry-brine"),
  lasting: words("overnight marinate night"),
  soaks: words("soak"),
  steeps: words("soak steep"),
  salts: words("salt"),
  named: words("it them"),
  drains: words("colander strainer"),
  saltedClasses: ["vegetable"],
  shapeVerbs: words("shape form roll knead stuff skewer thread mould mold"),
  heatVerbs: words(
    `cook bake boil fry sauté saute simmer roast grill broil brown sear toast melt heat warm steam bring poach scald stew braise char deep-fry
    stir-fry microwave sweat preheat light caramelize caramelise reduce render`,
  ),
  and: words("and"),
  marinades: words("marinade marinate marinating marinated brine brining dry-brine dry-brining"),
  marinatedFoods: words("paneer halloumi"),
  marinatedClasses: ["meat", "poultry", "fish", "seafood", "plant-protein", "shellfish"],
  takesOut: words("take get remove bring let allow set leave"),
  softening: { verbs: words("soften soft softened"), toward: words("to until"), foods: ["fat", "dairy"] },
  coldPlaces: words("fridge refrigerator freezer temperature temp"),
};

// English words for ways to do the same work. Data only.

/** Phrases between strokes. */
const list = (phrases: string): readonly string[] => phrases.split("|").map((phrase) => phrase.trim());

export const WAYS: WayWords = {
  things: list(`
    oven | dutch oven | conventional oven | stove | stovetop | stove top | hob | pot | pan | saucepan | frying pan | skillet | wok | casserole |
    slow cooker | crockpot | crock pot | instant pot | instapot | pressure cooker | electric pressure cooker | multicooker | multi cooker |
    rice cooker | air fryer | airfryer | fryer | deep fryer | thermomix | bimby | microwave | grill | barbecue | bbq | smoker | steamer | sous vide |
    mixer | stand mixer | electric mixer | hand mixer | food processor | processor | blender | bread machine | bread maker | machine | hand
  `),
  usual: words(
    "traditional traditionally ordinary common normal usual regular classic conventional manual manually",
  ),
  around: words(
    `the a an in on with by using use for to at of from your our my or and if you have cook cooking cooked make making made bake baking method methods instructions
    instruction directions direction version way ways style option variation preparation recipe without electric traditional traditionally
    ordinary common normal usual regular classic conventional manual manually no not it this one two 1 2 3`,
  ),
};
