/** Units of measure as recipes write them, each with what is said for one and for several. English. */

const UNITS: { names: string; one: string; many?: string }[] = [
  { names: "tbsp tbsps tbs tbl tblsp tablespoon tablespoons", one: "tablespoon" },
  { names: "tsp tsps teaspoon teaspoons", one: "teaspoon" },
  { names: "cup cups", one: "cup" },
  { names: "fl.oz fl.~oz fl~oz floz fluid~ounce fluid~ounces", one: "fluid ounce" },
  { names: "oz ozs ounce ounces", one: "ounce" },
  { names: "lb lbs pound pounds", one: "pound" },
  { names: "pt pts pint pints", one: "pint" },
  { names: "qt qts quart quarts", one: "quart" },
  { names: "gal gals gallon gallons", one: "gallon" },
  { names: "kg kgs kilo kilos kilogram kilograms", one: "kilogram" },
  { names: "mg", one: "milligram" },
  { names: "g gr grs gram grams", one: "gram" },
  { names: "ml mls millilitre millilitres milliliter milliliters", one: "millilitre" },
  { names: "cl", one: "centilitre" },
  { names: "dl", one: "decilitre" },
  { names: "l litre litres liter liters", one: "litre" },
  { names: "cm cms centimetre centimetres centimeter centimeters", one: "centimetre" },
  { names: "mm millimetre millimetres millimeter millimeters", one: "millimetre" },
  { names: "inch inches", one: "inch", many: "inches" },
  { names: "sec secs second seconds", one: "second" },
  { names: "min mins minute minutes", one: "minute" },
  { names: "hr hrs hour hours", one: "hour" },
];
/** Single letters whose case tells them apart. */
const LETTERS: Record<string, string> = { T: "tablespoon", t: "teaspoon", c: "cup", C: "cup" };

const SAID = new Map<string, { one: string; many: string }>(
  UNITS.flatMap(({ names, one, many = `${one}s` }) =>
    names.split(" ").map((name) => [name.replace(/~/g, " "), { one, many }] as const),
  ),
);

/** As written in a sentence, at its start, and in capitals. */
const spellings = (name: string): string[] => [
  name,
  name.charAt(0).toUpperCase() + name.slice(1),
  name.toUpperCase(),
];

/** Matches any unit; the longest first, so that "tbsp" is not read as "t". */
export const UNIT = [...[...SAID.keys()].flatMap(spellings), ...Object.keys(LETTERS)]
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replace(/\./g, "\\."))
  .join("|");

/** What is said for a unit as it was written. */
export function unitInWords(written: string, isPlural: boolean): string {
  const letter = LETTERS[written];
  if (letter !== undefined) return isPlural ? `${letter}s` : letter;
  const said = SAID.get(written.toLowerCase());
  if (!said) return written;
  return isPlural ? said.many : said.one;
}
