/** Words of English recipes that tell which ingredient a step means and how much of it. Lemmas, lower case, without diacritics. Data only. */
import { ENGLISH_FOOD_PARTS, ENGLISH_KINDS, MADE, MIXED, ENGLISH_TURNS } from "./turns";
import { ENGLISH_LEFT_OUT, ENGLISH_PORTIONS } from "./portions";
import { CARD_SHORTHAND, OTHER_FORMS } from "./spelling";
import type { LinkingWords } from "@/lib/engine/language/pack/linking";

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter((word) => word !== ""));
/** Phrases apart from each other by "|". */
const phrases = (list: string): readonly string[] => list.split("|").map((phrase) => phrase.trim());

export const ENGLISH_LINKING: LinkingWords = {
  ...ENGLISH_PORTIONS,
  ...ENGLISH_LEFT_OUT,
  ...ENGLISH_TURNS,
  ...ENGLISH_FOOD_PARTS,
  ...ENGLISH_KINDS,
  measures: set(`
    cup c tablespoon tbsp tbs tb tbl teaspoon tsp ounce oz fluid fl pound lb lbs pint pt quart qt gallon gram g gr kilogram kg kilo milligram mg
    milliliter millilitre ml liter litre l deciliter dl centiliter cl inch in cm mm pinch dash drop handful bunch sprig stalk rib stick slice piece
    can tin jar package packet pkg pack bag box bottle carton container envelope tub tube sachet head clove ear knob loaf sheet square bar cube jigger
    shot splash drizzle swirl glug sprinkle sprinkling dollop scoop ladle ladleful spoonful teaspoonful tablespoonful cupful unit part serving portion dozen fillet leaf
    pod spear strip wedge ring round rasher bundle branch pc strand thread bulb link rack side block wheel thumb el tl stuck prise bund dose becher esloffel teeloffel zehe gousse cuillere
    soupe cafe tasse pincee sachet cucharada cucharadita taza diente pizca cucchiaio cucchiaino spicchio pizzico
    cucharita vaso loncha rodaja punado chorrito colher colhere xicara chavena copo pitada dente fatia maco
  `),
  functionWords: set(`
    of the a an and or with without in to for from such as about approximately each on at by into over per no not is be it its this that off up your
    my etc de du des le la les en au aux et ou un une avec dans pour par sur del della dello dei degli delle di da il lo gli con alla nel nella em do
    os um uma com ao el los las una unos van het een met op te om der die das den dem ein eine und mit auf zu im & w
  `),
  descriptions: set(`
    fresh freshly dried dry ground large medium small extra big jumbo mini baby young ripe overripe raw cooked uncooked whole half halved quartered
    chopped minced sliced diced grated shredded crushed crumbled mashed melted softened soft hard boiled beaten peeled pitted cored seeded deseeded
    trimmed rinsed drained undrained thawed frozen chilled cold hot warm lukewarm boiling cool room temperature packed firmly lightly loosely heaping
    level scant generous finely coarsely thinly thickly roughly very well freshly evenly light dark red green yellow white black brown blue purple golden pink low reduced
    fat free lowfat nonfat full unsalted salted sweet unsweetened sweetened bitter plain natural organic free range boneless skinless skin bone lean
    thick thin fine coarse kosher sea table pure good quality best store bought homemade prepared ready made quick instant active regular strong mild
    spicy hot smoked toasted roasted washed dry sifted divided optional additional more favorite favourite plus new old day long short grain all
    purpose self rising rolled heavy double single thickened assorted mixed various choice desired needed garnish serving taste preferably cut bite
    size sized pressurized individually wrapped unwrapped miniature seedless stemmed removed split unbleached bleached style flavored flavoured
    granulated superfine caster powdered english french italian greek thai chinese japanese mexican spanish german indian asian oriental hungarian
    american canadian california american swiss danish dutch irish other any some few several one two three four five six eight ten twelve first next
    last remaining reserved rest cooking frying plenty lots generously abundant ample
  `),
  shapes: set(`
    half piece chunk cube slice strip wedge flake granule leaf floret crown stick shaving curl ring round kernel stalk sprig spear rib head bulb bunch
    fillet filet steak chop cutlet loin breast thigh drumstick wing leg shoulder tenderloin meat part top tip stem skin seed segment quarter square
    bar bit crumb clove pod blend mix cob
  `),
  cuts: set("rib wing thigh breast drumstick leg fillet filet steak chop cutlet shoulder loin tenderloin"),
  transforming: set(`
    powder broth stock bouillon sauce juice zest rind peel paste puree oil vinegar extract essence syrup jam jelly jellies marmalade salt butter milk
    cream flour meal cornmeal starch sugar bread cake cracker chip soup mix seasoning seasonings dressing dip spread topping filling pie crust pastry
    cookie biscuit noodle pasta sausage ham jerky liqueur wine beer ale water soda tea coffee candy ketchup mustard mayonnaise relish pesto salsa
    chutney glaze frosting icing gravy curry concentrate cube food coloring pickle brandy rum cider ice sherbet sorbet yogurt cheese tofu wrapper
    tortilla chowder stew salad pudding yolk white seed dumpling roll bun wafer nectar honey lard schmaltz liquor
  `),
  extracts: set(`
    broth stock bouillon powder sauce juice zest paste oil vinegar extract essence salt butter milk flour starch concentrate soup gravy seasoning jam
    jelly wine liqueur
  `),
  products: set(`
    ingredient risotto paella mixture mix batter dough sauce filling glaze dressing marinade frosting icing topping crust paste puree syrup custard
    gravy broth stock liquid juice dripping drippings patty pattie meatball burger ball layer base stuffing coating rub brine emulsion roux slurry
    crumb crumble streusel meringue ganache caramel curd compote salsa pesto soup stew chili curry casserole pie cake cookie brownie bread roll loaf
    pizza pancake crepe waffle muffin cupcake bun biscuit dumpling pasta salad slaw pot blend combination parcel roulade log rope disk disc wrap
    taco burrito enchilada quesadilla skewer kabob kebab medley assembly infusion jam jelly marmalade chutney
  `),
  ...MIXED,
  tools: set(`
    pan tin dish sheet plate platter bowl pot saucepan skillet cooker knife brush press spinner thermometer masher cutter board machine mill grinder
    towel rack mold mould case liner maker bag steamer fryer spatula fork spoon peeler grater sifter strainer sieve scoop mug glass jar pitcher tray
    dispenser beater slicer basket boat boiler funnel tongs tester ring stone paper parchment greaseproof wrap film foil can bottle carton holder cloth spray stick oven grate broiler smoker griddle side
  `),
  adding: set(`
    add stir mix combine blend whisk beat fold pour place put sprinkle top toss season garnish spread spoon layer arrange drizzle brush rub coat dip
    dredge roll stuff fill melt heat cream sift dissolve sprinkle dust knead cut press serve scatter drop crumble squeeze float tuck dot baste cover
    mash finish pile saute fry brown cook simmer boil bring grill roast toast bake marinate soak drain rinse wash peel chop slice dice mince grate
    shred cube halve quarter core trim measure sear steam poach scramble process pulse puree whip crush use using warm microwave thread grind wrap
    cook prepare swirl incorporate work massage scoop return tear zest juice crack separate grease wipe line stir-fry lay set shake scrape glaze flash
    sauté nestle tip chuck bung slosh lob dollop pipe ladle strain mount blitz slide drape dunk pack push smear slather sweat soften wilt render char blister crisp steep infuse macerate sit
  `),
  readying: set(`
    peel chop slice dice mince grate shred cube halve quarter core trim wash rinse drain thaw defrost soak pat dry crush zest juice crack separate
    measure pit stone seed deseed toast soften snip tear cut scrub clean hull stem slit julienne pick
  `),
  nounVerbs: set(`
    juice zest core cube dip rub press top roll pat mash fry grill roast toast brown cream float dust measure work cut whip crack dice slice half
    halve quarter mince steam stone seed finish season squeeze stem cover mix blend spread wrap scoop return dry pit shred grate crush puree coat layer warm boil stuff fill melt
  `),
  helping: set(`
    season add heat drizzle toss sprinkle melt stir rub brush coat mix combine whisk pour dust grease dissolve put fry saute cover spray bring boil
    rinse blend garnish finish top serve press pile dot decorate cook marinate dress squeeze grind scatter
  `),
  staples: set("salt pepper oil water butter seasoning"),
  variants: OTHER_FORMS,
  waiting: set("until till when once if while as after before because since so that"),
  states: set(
    "is are was were has have begin begins start starts become becomes turn turns look looks feel feels get gets come comes reach reaches will can should may melt melts soften softens flake flakes bubble bubbles boil boils brown browns run runs register registers smell smells cook cooks wilt wilts dissolve dissolves set sets burn burns catch catches stick sticks scorch scorches curdle curdles mellow mellows sizzle sizzles shimmer shimmers thicken thickens absorb absorbs cool cools bake bakes simmer simmers rest rests chill chills marinate marinates rise rises going",
  ),
  verbal: set(
    "oil butter flour salt pepper water cream sugar juice zest peel season dust core pit shell sauce crumb spice dice seed skin sprout",
  ),
  greases: set("butter oil flour salt pepper"),
  objectStarts: set(
    "the a an each your both it them generously inside bottom two one lightly surface pan dish grill tin sheet",
  ),
  orderOpeners: set("and then or to meanwhile lightly generously well liberally grease"),
  notUsed: set("than without except instead substitute skip omit unlike"),
  asideOpeners: set(
    "or if optional optionally you we see i not about use can alternatively leave save reserve keep note tip these this it they",
  ),
  discards: set("discard"),
  removing: { alone: set("remove discard"), withOut: set("fish pick lift take scoop pull"), out: set("out") },
  storePlaces: set("fridge refrigerator freezer packet packets pack package packaging wrapper wrapping"),
  laterVerbs: set("serving adding stirring mixing placing topping using before"),
  usedUp: set("hot same this that excess warm cooking browned melted"),
  freshly: set("add pour with and in"),
  waterPlaces: set("pot pan saucepan kettle bowl sink bath stockpot basin tin tray"),
  enough: set("enough sufficient"),
  fills: set("dip soak submerge fill refill rinse swish swill slosh"),
  measured: set("measured"),
  waterKinds: set("boiling salted simmering ice iced running tap pasta cooking soaking hot cold fresh"),
  greasing: set("dust grease brush rub coat sprinkle wipe oil butter mist"),
  surfaces: set(
    "pan tin dish tray sheet surface board counter countertop worktop workbench bench benchtop bowl rack grate grill plate mold mould ramekin hand pin peel banneton side bottom parchment foil muffin skillet griddle towel cloth",
  ),
  eachWords: set("each both"),
  ordinals: set("second third fourth fifth sixth"),
  lastWords: set("last"),
  ingredientsStop: set("list"),
  plainIngredients: set("ingredient ingredients ingred"),
  greased: {
    grease: ["fat", "oil", "butter"],
    greased: ["fat", "oil", "butter"],
    butter: ["butter"],
    buttered: ["butter"],
    buttering: ["butter"],
    oil: ["oil"],
    oiled: ["oil"],
    flour: ["flour"],
    floured: ["flour"],
    dust: ["flour"],
    dusted: ["flour"],
  },
  friedBases: set("trinity mirepoix soffritto sofrito"),
  massKinds: set("fruit veg meat spice seasoning trinity mirepoix soffritto sofrito"),
  indefinite: set("a an"),
  places: set("over on onto into around under atop to"),
  becoming: set("to into as form forms make makes"),
  beforePurpose: set("for to"),
  tinPurposes: set("greasing grease oiling"),
  greasePurposes: set(
    "greasing grease dusting dust rolling flouring oiling brushing working kneading shaping",
  ),
  greasedObjects: set("finger hand film knife work loaf"),
  aroundWords: set("before after"),
  stateOnly: set("as so that since"),
  pronouns: set("there it its they them you"),
  objectPronouns: set("it them"),
  cooks: set("you"),
  untilWords: set("until till"),
  ifWords: set("if"),
  becomes: set(
    "will may might is are do does don't doesn't begin begins start starts become becomes turn turns",
  ),
  beforeVerb: set("grease line lightly butter oil"),
  secondVerbs: set("flour season dust line pepper sugar"),
  sources: set("from of"),
  throughWords: set("through thru"),
  everything: set("everything"),
  ingredients: set("ingredient ingred ingredients ing stuff thing things bits item items"),
  determiners: set("the a an your some"),
  portionFillers: set(
    "of the a an your about each fresh chopped minced heaping level generous good so or roughly very finely freshly thick thin already",
  ),
  firstWords: set("first"),
  nextWords: set("next following"),
  dry: set("dry"),
  dryAlone: "dry",
  wetAlone: "wet",
  wet: set("wet liquid moist"),
  allWords: set("all"),
  both: set("both"),
  sorts: set("kind kinds type types sort sorts variety varieties"),
  servings: set("topping garnish accompaniment fixing trimming extra"),
  serving: set("serve serving optional top garnish"),
  finishing: set("serve serving garnish dust dusting sprinkling decorate decorating"),
  afterAll: set("together in into until till well up with for at on and to thoroughly"),
  collectiveFillers: set("the of these above listed your"),
  combining: set(
    `combine mix blend put place add whisk stir process shake beat simmer boil melt make cook toss prepare grind pulse warm heat bring blitz fold arrange layer pile assemble
      chop mince mash pound crush muddle puree whizz whiz tip throw chuck bung rub knead work massage cream sift dump`,
  ),
  together: set("together up"),
  inwards: set("in through"),
  partOpeners: set("for make prepare"),
  keptClasses: ["spice", "frozen"],
  plainKinds: ["herb", "vegetable", "fruit", "berry"],
  spiceWord: "spice",
  rawKinds: set("vegetable fruit meat poultry fish nut bean mushroom seafood"),
  cookedOut: set("fat"),
  takesFat: set("rub cream cut melt work beat heat warm"),
  sharedKinds: set("fish meat seafood poultry mince"),
  joining: set("add toss coat dip marinate soak"),
  wetStates: set("melted mashed pureed puree"),
  joinedKinds: set("cheese meat fish seafood poultry mince sugar flour chocolate pasta bread stock broth"),
  kinds: set(`
    liqueur booze spirit cheese meat joint fish poultry seafood pasta noodle bread nut bean herb oil stock broth vinegar sugar chocolate mushroom cracker flour milk sausage berry fat mince beef pork lamb steak alcohol liquor liquid
  `),
  repeating: set("repeat"),
  layering: set("layer alternate alternately alternating"),
  covering: set("cover top"),
  laysOn: set("add use cover top sprinkle scatter spread pour drizzle fold spoon arrange layer"),
  manyTimes: set("twice times more until"),
  times: set("times"),
  tasting: set("taste check"),
  tastedFor: set("for"),
  askedOfTaste: set("whether if how as enough see check"),
  seasoning: set("season"),
  seasoningNoun: set("seasoning"),
  seasoningBefore: set("adjust check correct"),
  seasonings: set("salt pepper"),
  withWords: set("with"),
  enclosing: set("in into"),
  distinctive: set(
    `
      sweet green spring brown powdered icing sour smoked red confectioner condensed evaporated almond whipping heavy cold purple baby
      colored coloured wild light dark white yellow granulated caster sesame peanut coconut olive plain self sea double single smoky hot mild
    `,
  ),
  scatteredKinds: set("coarse sparkling sanding pearl demerara turbinado decorating flaky"),
  flavours: set("sesame truffle chili walnut hazelnut"),
  juices: set("juices drippings"),
  drawing: set("draw release give lose leach run its their"),
  made: MADE,
  tails: ["crumb", "slaw"],
  separable: set("yolk white"),
  seasoningClasses: ["spice", "herb", "salt"],
  cookedEggs: set("boiled hard-boiled cooked hard"),
  halfDescribes: set(
    "packed free style flavored flavoured based fed cured infused coated reduced fried rich",
  ),
  alternatives: set("or oder ou o"),
  conjunctions: set("and und et y e en"),
  genitive: set("of"),
  definite: set("the"),
  intoEach: set("each every"),
  possessives: set("their its his her"),
  fluids: set("water liquid broth juice"),
  abbreviations: CARD_SHORTHAND,
  nameEnds: [" - ", " – ", " — ", ";", ":"],
  nameEndWords: phrases(`
    such as | for | to taste | or to taste | plus | as needed | if | cut | at room | without | with | either | approx | then | in water |
    in oil | in brine | in juice | in syrup | in adobo | in their | to serve | to finish | to decorate | to dust
  `),
  divided: phrases(`
    divided | in all | plus more | plus extra | plus additional | plus a little | plus a knob | plus a splash | plus a drizzle |
    plus a dash | plus a pinch | plus a handful | plus a glug | plus a few | plus a dollop | plus a spoonful | plus a squeeze
  `),
  extra: phrases(`
    plus more | plus extra | plus additional | plus a little | plus some | plus a knob | plus a splash | plus a drizzle | plus a dash | plus a pinch |
    plus a handful | plus a glug | plus a few | + more | + extra | and extra | and more | & extra | + a bit | + a little | + a drizzle | + a splash |
    + plenty | + lots | + a lot | + generous | + enough | plus plenty | plus lots | plus enough | and plenty | + a knob | + a pinch | + a dash | + a handful | + a glug | + a few | + some | + that | + those | + for | + the of | plus that | plus those | plus the of | and the of | more the of | more those | + the needed | + as needed | plus as needed | plus a bit | with extra | plus a dollop | plus a spoonful | plus a squeeze | extra for | extra to | more for | more to
  `),
  purposes: "for|to",
  separated: ["separated"],
  separating: set("separate separating"),
  egg: "egg",
  openLine: ["to taste", "as needed", "as required"],
  bracketSkips: set(
    "optional about see note such like or for not if to no keep save reserve i i’ve i've we you my our used same equal as that",
  ),
  stapleClasses: ["salt", "oil", "fat"],
  readiedClasses: [
    "meat",
    "poultry",
    "fish",
    "seafood",
    "shellfish",
    "plant-protein",
    "vegetable",
    "mushroom",
    "dried-fruit",
  ],
  water: "water",
  stateEnds: ["ing", "ed"],
  describingEnds: ["ed", "ly"],
  adverbEnd: "ly",
  sums: "plus",
  unparted: "half(?:[- ]and[- ]| ?[&+] ?)half",
  elided: "[dl]|dell|all|nell|sull|dall|qu",
};
