/** Which things to cook with a recipe's steps name: what is got out before one begins. */

/** What is got out. Longer names are found first, so that a "roasting tin" is not also a "tin". */
const TOOLS = [
  "air fryer",
  "aluminium foil",
  "aluminum foil",
  "baking dish",
  "baking paper",
  "baking sheet",
  "baking stone",
  "baking tin",
  "baking tray",
  "barbecue",
  "blender",
  "bowl",
  "bundt pan",
  "bundt tin",
  "cake pan",
  "cake tin",
  "casserole",
  "casserole dish",
  "chopping board",
  "cling film",
  "colander",
  "cookie cutter",
  "cookie sheet",
  "cooling rack",
  "cutting board",
  "double boiler",
  "dutch oven",
  "electric mixer",
  "fish slice",
  "foil",
  "food processor",
  "frying pan",
  "grater",
  "griddle",
  "griddle pan",
  "grill pan",
  "hand mixer",
  "immersion blender",
  "instant pot",
  "kettle",
  "knife",
  "ladle",
  "lid",
  "loaf pan",
  "loaf tin",
  "mandoline",
  "measuring cup",
  "measuring jug",
  "meat thermometer",
  "microwave",
  "mixing bowl",
  "mortar",
  "muffin pan",
  "muffin tin",
  "muffin tray",
  "oven",
  "pan",
  "paper towel",
  "parchment paper",
  "pastry brush",
  "peeler",
  "pestle and mortar",
  "pie dish",
  "pie plate",
  "pie tin",
  "piping bag",
  "pizza stone",
  "plastic wrap",
  "pot",
  "potato masher",
  "pressure cooker",
  "ramekin",
  "rice cooker",
  "roasting dish",
  "roasting pan",
  "roasting tin",
  "rolling pin",
  "saucepan",
  "sauté pan",
  "saute pan",
  "serving dish",
  "sheet pan",
  "sieve",
  "skewer",
  "skillet",
  "slotted spoon",
  "slow cooker",
  "spatula",
  "springform pan",
  "springform tin",
  "stand mixer",
  "steamer",
  "stick blender",
  "stockpot",
  "strainer",
  "tart pan",
  "tart tin",
  "thermometer",
  "tongs",
  "waffle iron",
  "wire rack",
  "wok",
  "wooden spoon",
  "zester",
] as const;
/** Words that say which one: two bowls of two sizes are two things to get out. */
const WHICH =
  "(?:(extra[ -]large|large|small|medium|big|deep|shallow|wide|heavy|non-?stick|ovenproof|heatproof|cast[ -]iron),?[ -](?:sized[ -])?)?";

const TOOL = new RegExp(
  `(?<![\\p{L}-])${WHICH}(${[...TOOLS]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/ /g, "[ -]"))
    .join("|")})(s|es)?(?![\\p{L}-])`,
  "giu",
);
/** "pot roast", "oven mitts", "a pan-fried …": food and other things that begin like a tool. */
const NOT_A_TOOL = /^ (?:roast|pie|sticker|cake|mitts?|glove|sauce|juices|drippings)\b/i;

/** The tools that the texts name, in the order of their first use, each once: "large bowl", "small bowl", "oven". */
export function toolsIn(texts: readonly string[]): string[] {
  const found: { which: string; name: string }[] = [];
  for (const text of texts) {
    for (const match of text.matchAll(TOOL)) {
      if (NOT_A_TOOL.test(text.slice(match.index + match[0].length))) continue;
      const which = (match[1] ?? "").toLowerCase().replace(/-/g, " ");
      const name = (match[2] ?? "").toLowerCase().replace(/-/g, " ");
      const same = found.filter((other) => other.name === name);
      const known = which === "" ? same.length > 0 : same.some((other) => other.which === which);
      if (!known) found.push({ which, name });
    }
  }
  return found.map(({ which, name }) => (which === "" ? name : `${which} ${name}`));
}
