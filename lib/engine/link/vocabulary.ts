/** Word lists of the linker: what is a measure, a mere description, a shape, a thing made in an earlier step, a tool. Lemmas, lower case. Data only. */

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter((word) => word !== ""));

/** Measures and containers: they stand before a food's name and never name it. */
export const MEASURES = set(`
  cup c tablespoon tbsp tbs tb tbl teaspoon tsp ounce oz fluid fl pound lb lbs pint pt quart qt gallon gram g gr kilogram kg kilo milligram mg milliliter millilitre ml
  liter litre l deciliter dl centiliter cl inch in cm mm pinch dash drop handful bunch sprig stalk rib stick slice piece can tin jar package packet pkg pack bag box
  bottle carton container envelope tub tube sachet head clove ear knob loaf sheet square bar cube jigger shot splash drizzle glug sprinkle sprinkling dollop scoop
  spoonful teaspoonful tablespoonful cupful unit part serving portion dozen fillet leaf pod spear strip wedge ring round bulb link rack side block wheel thumb
  el tl stuck prise bund dose becher esloffel teeloffel zehe gousse cuillere soupe cafe tasse pincee sachet cucharada cucharadita taza diente pizca cucchiaio cucchiaino spicchio pizzico
`);

/** Words of grammar: never part of a name. */
export const FUNCTION_WORDS = set(
  "of the a an and or with without in to for from such as about approximately each on at by into over per no not is be it its this that off up your my etc",
);

/** Describing words: alone they never identify a line, but they tell two lines of one food apart. */
export const DESCRIPTIONS = set(`
  fresh freshly dried dry ground large medium small extra big jumbo mini baby young ripe overripe raw cooked uncooked whole half halved quartered chopped minced sliced diced
  grated shredded crushed crumbled mashed melted softened soft hard boiled beaten peeled pitted cored seeded deseeded trimmed rinsed drained undrained thawed frozen
  chilled cold hot warm lukewarm boiling cool room temperature packed firmly lightly loosely heaping level scant generous finely coarsely thinly thickly roughly very
  light dark red green yellow white black brown blue purple golden pink low reduced fat free lowfat nonfat full unsalted salted sweet unsweetened sweetened bitter plain
  natural organic free range boneless skinless skin bone lean thick thin fine coarse kosher sea table pure good quality best store bought homemade prepared ready made
  quick instant active regular strong mild spicy hot smoked toasted roasted washed dry sifted divided optional additional more favorite favourite
  plus new old day long short grain all purpose self rising rolled heavy double single thickened
  assorted mixed various choice desired needed garnish serving taste preferably cut bite size sized pressurized individually wrapped unwrapped miniature
  seedless stemmed removed split unbleached bleached style flavored flavoured granulated superfine caster powdered
  english french italian greek thai chinese japanese mexican spanish german indian asian oriental hungarian american canadian california american swiss danish dutch irish
  other any some few several one two three four five six eight ten twelve first next last remaining reserved rest cooking frying
`);

/** Shapes and cuts at the end of a name: "chicken breast halves", "coconut flakes". They name nothing by themselves. */
export const SHAPES = set(`
  half piece chunk cube slice strip wedge flake granule leaf floret crown stick shaving curl ring round kernel stalk sprig spear rib head bulb bunch fillet filet steak chop
  cutlet loin breast thigh drumstick wing leg shoulder tenderloin meat part top tip stem skin seed segment quarter square bar bit crumb clove pod blend mix
`);

/** Heads that make something else of the food before them: garlic powder is no garlic, chicken broth no chicken. */
export const TRANSFORMING = set(`
  powder broth stock bouillon sauce juice zest rind peel paste puree oil vinegar extract essence syrup jam jelly jellies marmalade salt butter milk cream flour meal cornmeal starch
  sugar bread cake cracker chip soup mix seasoning seasonings dressing dip spread topping filling pie crust pastry cookie biscuit noodle pasta sausage ham jerky
  liqueur wine beer ale water soda tea coffee candy ketchup mustard mayonnaise relish pesto salsa chutney glaze frosting icing gravy curry concentrate cube food coloring
  pickle brandy rum cider ice sherbet sorbet yogurt cheese tofu wrapper tortilla chowder stew salad pudding yolk white seed dumpling roll bun wafer nectar honey lard schmaltz
`);

/** Heads of lines that the food before them alone never means: "chicken" is not the chicken stock while there is anything else to mean. */
export const EXTRACTS = set(`
  broth stock bouillon powder sauce juice zest paste oil vinegar extract essence salt butter milk flour starch concentrate soup gravy seasoning jam jelly wine liqueur
`);

/** What a step makes and a later step calls by this name: "egg mixture", "the dough". */
export const PRODUCTS = set(`
  ingredient risotto paella mixture mix batter dough sauce filling glaze dressing marinade frosting icing topping crust paste puree syrup custard gravy broth stock liquid juice dripping drippings
  patty pattie meatball burger ball layer base stuffing coating rub brine emulsion roux slurry crumb crumble streusel meringue ganache caramel curd compote salsa pesto
  soup stew chili curry casserole pie cake cookie brownie bread roll loaf pizza pancake crepe waffle muffin cupcake bun biscuit dumpling pasta salad slaw pot blend combination
  parcel roulade log rope disk disc wrap sandwich taco burrito enchilada quesadilla skewer kabob kebab medley assembly infusion
`);

/** Tools and places: "butter knife", "rice cooker", "bread pan" are no butter, rice or bread. */
export const TOOLS = set(`
  pan tin dish sheet plate platter bowl pot saucepan skillet cooker knife brush press spinner thermometer masher cutter board machine mill grinder towel rack mold mould
  case liner maker bag steamer fryer spatula fork spoon peeler grater sifter strainer sieve scoop mug glass jar pitcher tray dispenser beater slicer basket boat boiler tongs
  tester ring stone paper wrap film foil can bottle carton holder cloth spray stick oven grate
`);

/** Verbs that put something into the dish: what they name is being used now. */
export const ADDING = set(`
  add stir mix combine blend whisk beat fold pour place put sprinkle top toss season garnish spread spoon layer arrange drizzle brush rub coat dip dredge roll stuff fill melt heat
  cream sift dissolve sprinkle dust knead cut press serve scatter drop crumble squeeze float tuck dot baste cover mash finish pile saute fry brown cook simmer boil bring grill roast toast
  bake marinate soak drain rinse wash peel chop slice dice mince grate shred cube halve quarter core trim measure sear steam poach scramble process pulse puree whip crush use using
  warm microwave thread grind wrap cook prepare swirl incorporate work massage scoop return tear zest juice crack separate
`);

/** Verbs that only make a food ready: after them the food is still to be used. */
export const READYING = set(`
  peel chop slice dice mince grate shred cube halve quarter core trim wash rinse drain thaw defrost soak pat dry crush zest juice crack separate measure pit stone seed deseed
  toast soften snip tear cut scrub clean hull stem slit julienne pick
`);

/** Verbs that are as often nouns or describe: they count as verbs only where an order begins. */
export const NOUN_VERBS = set(`
  juice zest core cube dip rub press top roll pat mash fry grill roast toast brown cream float dust measure work cut whip crack dice slice half halve quarter mince steam stone seed
  finish season squeeze stem cover mix blend wrap scoop return dry pit shred grate crush puree coat layer warm boil stuff fill
`);

/** Verbs that take a fresh helping of a staple: "season with salt", "heat a drizzle of oil". */
export const HELPING = set(`
  season add heat drizzle toss sprinkle melt stir rub brush coat mix combine whisk pour dust grease dissolve put fry saute cover spray bring boil rinse blend garnish finish top
  serve cook marinate dress squeeze grind scatter
`);

/** Foods that a cook reaches for again and again; a list names them once. */
export const STAPLES = set("salt pepper oil water butter seasoning");

/** Spellings and names that mean one thing to a cook: left is read as right. */
export const VARIANTS: Readonly<Record<string, string>> = {
  creme: "cream",
  yoghurt: "yogurt",
  colour: "color",
  colouring: "coloring",
  flavour: "flavor",
  flavouring: "flavoring",
  whisky: "whiskey",
  catsup: "ketchup",
  mayo: "mayonnaise",
  chile: "chili",
  chilli: "chili",
  parmigiano: "parmesan",
  bicarb: "bicarbonate",
  rind: "zest",
  veg: "vegetable",
  veggie: "vegetable",
  icing: "frosting",
};
