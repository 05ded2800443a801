/** English words as they are written: one and several, misspelt, and shortened as on a card. */

/** Foods as English cooks misspell them, and how they are looked up; what a cook reads keeps the writer's letters. Lower case. Data only. */
const MISSPELT: ReadonlyMap<string, string> = new Map(
  (
    "sause sauce,sauses sauce,tumeric turmeric,parmasean parmesan,parmesean parmesan,parmesian parmesan,parmasan parmesan,parmessan parmesan," +
    "mozarella mozzarella,mozzerella mozzarella,mozerella mozzarella,brocolli broccoli,broccolli broccoli,brocoli broccoli," +
    "cinammon cinnamon,cinamon cinnamon,cinnamin cinnamon,cinnimon cinnamon,sriacha sriracha,siracha sriracha,srirachi sriracha," +
    "worchestershire worcestershire,worcestshire worcestershire,worstershire worcestershire,zuchini zucchini,zuccini zucchini,zucchinni zucchini," +
    "tomatoe tomato,potatoe potato,jalepeno jalapeno,jalapano jalapeno,avacado avocado,avacados avocado,avocadoe avocado,spagetti spaghetti,spaghetii spaghetti," +
    "mayonaise mayonnaise,mayonase mayonnaise,mayonnaisse mayonnaise,vinager vinegar,vineger vinegar,vinagar vinegar,oregeno oregano," +
    "chedder cheddar,ricota ricotta,riccotta ricotta,mascapone mascarpone,marscapone mascarpone,expresso espresso," +
    "tortila tortilla,tortillia tortilla,tortilas tortilla,lettice lettuce,carrotts carrot,onoin onion,onoins onion,garlick garlic," +
    "cilanto cilantro,cilatro cilantro,parsely parsley,parsly parsley,rosemarry rosemary,nutmag nutmeg,vanila vanilla,vannila vanilla,vanillia vanilla," +
    "buter butter,suger sugar,chiken chicken,chickin chicken,musturd mustard," +
    "corriander coriander,coreander coriander,cummin cumin,paprica paprika,boullion bouillon,bouillion bouillon," +
    "shallotts shallot,scallons scallion,letuce lettuce,strawberrys strawberry,blueberrys blueberry,rasberries raspberry,rasberry raspberry"
  )
    .split(",")
    .map((pair) => pair.split(" ") as [string, string]),
);

// English nouns, one and several: by rule, and by a short list of irregular ones.

/** The plural of a noun by rule. */
export function regularPlural(word: string): string {
  if (/(?:[sxz]|ch|sh)$/.test(word)) return `${word}es`;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return `${word}s`;
}

const IRREGULAR = new Map<string, string>(
  (
    "leaves leaf,loaves loaf,halves half,knives knife,calves calf,wolves wolf,shelves shelf,hooves hoof,mice mouse," +
    "geese goose,feet foot,teeth tooth,children child,men man,women woman,people person,dice dice,fungi fungus," +
    "potatoes potato,tomatoes tomato,mangoes mango,avocadoes avocado,buffaloes buffalo,tomatillos tomatillo," +
    "radishes radish,squashes squash,peaches peach,quiches quiche,brioches brioche,ceviches ceviche,ganaches ganache," +
    "chillies chili,chilies chili,chiles chili,chilli chili,chile chili,chilis chili,cookies cookie,brownies brownie," +
    "smoothies smoothie,pies pie,veggies veggie,panini panino,linguini linguine,zucchinis zucchini,courgettes courgette," +
    "cherries cherry,berries berry,anchovies anchovy,candies candy,pastries pastry,jellies jelly,axes axe,cloves clove," +
    "chives chive,olives olive,endives endive,sleeves sleeve,glaces glace,juices juice,sauces sauce,spices spice,slices slice," +
    "pieces piece,ices ice,rices rice,lettuces lettuce,sausages sausage,oranges orange,cabbages cabbage,packages package," +
    "cakes cake,pancakes pancake,steaks steak,noodles noodle,pickles pickle,apples apple,legumes legume,limes lime,dates date," +
    "grapes grape,prunes prune,shallots shallot,yolks yolk,whites white,greens green,grits grits,oats oat,series series," +
    "species species,swiss swiss,brussels brussels,hummus hummus,couscous couscous,asparagus asparagus,molasses molasses," +
    "watercress watercress,cress cress,bass bass,schnapps schnapps,citrus citrus,octopus octopus,cactus cactus,hibiscus hibiscus," +
    "swordfish swordfish,haggis haggis,cassis cassis,anis anis,pastis pastis,chassis chassis,raita raita,bus bus,gas gas," +
    "plus plus,this this,its its,as as,is is,was was,has has,us us,less less,address address,mess mess,lens lens," +
    "tapas tapa,peas pea,teas tea,kiwis kiwi,rotis roti,chapatis chapati,blinis blini,paninis panino,salamis salami,spaghettis spaghetti,broccolis broccoli,taxis taxi,quinoas quinoa,vermicelli vermicelli,gnocchi gnocchi,ribs rib"
  )
    .split(",")
    .map((pair) => pair.split(" ") as [string, string]),
);

/** Foods of the lexicon of which several are another food of it. */
export const SEVERAL: Readonly<Record<string, { form: string; food: string }>> = {
  pepper: { form: "peppers", food: "bell pepper" },
};

/** What no rule says; a word that is in both is irregular. */
const KNOWN = new Map([...MISSPELT, ...IRREGULAR]);

/** Singular of one word, lower-cased: `"tomatoes"` → `"tomato"`, `"leaves"` → `"leaf"`, `"chillies"` → `"chili"`, `"asparagus"` unchanged. */
export function singular(word: string): string {
  const lower = word.toLowerCase();
  const known = KNOWN.get(lower);
  if (known !== undefined) return known;
  const n = lower.length;
  if (n < 4 || lower.charCodeAt(n - 1) !== 115) return lower;
  if (lower.endsWith("ss") || lower.endsWith("us") || lower.endsWith("is")) return lower;
  if (lower.endsWith("ies") && n > 4) return `${lower.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss|zz|o)es$/.test(lower) && n > 4) return lower.slice(0, -2);
  return lower.slice(0, -1);
}

const CHILLIES = new Map([
  ["chillies", "chilli"],
  ["chilies", "chili"],
  ["chiles", "chile"],
]);

/** One of what `text` names, as it is written: `"red chillies"` → `"red chilli"`, `"potatoes"` → `"potato"`. */
export function oneOf(text: string): string {
  const at = text.lastIndexOf(" ") + 1;
  const last = text.slice(at);
  // The lexicon has one spelling for all of them.
  const one = CHILLIES.get(last) ?? singular(last);
  return last === last.toLowerCase() && !MISSPELT.has(last) ? text.slice(0, at) + one : text;
}

/** Shortened words of English recipe cards, with or without a dot, and words of several forms: left is read as right. Data only. */
export const CARD_SHORTHAND: Readonly<Record<string, string>> = {
  w: "with",
  br: "brown",
  brn: "brown",
  powd: "powdered",
  pwd: "powdered",
  pwdr: "powdered",
  conf: "confectioners",
  cinn: "cinnamon",
  choc: "chocolate",
  marg: "margarine",
  oleo: "margarine",
  mayo: "mayonnaise",
  acv: "vinegar",
  evoo: "oil",
  parm: "parmesan",
  cond: "condensed",
  evap: "evaporated",
  worc: "worcestershire",
  worch: "worcestershire",
  cukes: "cucumbers",
  cuke: "cucumber",
  ched: "cheddar",
  mozz: "mozzarella",
  moz: "mozzarella",
  chix: "chicken",
  hamb: "hamburger",
  rasp: "raspberry",
  pnut: "peanut",
  swt: "sweet",
  shred: "shredded",
  pdr: "powder",
  ingred: "ingredients",
  ingr: "ingredients",
  seas: "seasoning",
  toms: "tomatoes",
  spag: "spaghetti",
  spuds: "potatoes",
  spud: "potato",
};

/** Words that are written in several ways, and the one they are read as. */
export const OTHER_FORMS: Readonly<Record<string, string>> = {
  creme: "cream",
  "half half": "half and half",
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
