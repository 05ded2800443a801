/** Finds the oven and core temperatures that a text states, with ranges and double forms ("180 °C (350 °F)", "gas mark 4", "325-350 degrees F"). */

export type Temperature = {
  /** Offsets of the stated temperature in the text, `[start, end)`. */
  start: number;
  end: number;
  value: number;
  /** The upper end of a range, else null. */
  valueMax: number | null;
  /** "?" where the text says only "degrees". */
  scale: "C" | "F" | "gas" | "?";
};

const STATED =
  /(?<![\p{L}\p{N}.,]|\d\/)(\d{2,3}(?:[.,]\d)?)(?:\s{0,2}(?:°|º|deg(?:rees)?\.?)?\s{0,2}[CF]?\s{0,2}(?:-|–|—|\bto\b|\bbis\b|(?<=\s)à(?=\s)|\ba\b)\s{0,2}(\d{2,3}(?:[.,]\d)?))?\s{0,2}(?:(?:(?:°|º|˚)\s?|-?\s?(?:degrees?|deg\.?|grad|degrés|grados|gradi)\s{1,2})(c(?:elsius|entigrade)?|f(?:ahrenheit)?)(?!\p{L})|([CF])(?![\p{L}\p{N}'’])|(?:°|º|˚)|(?:degrees?|deg\b|grad|degrés|grados|gradi)(?!\p{L}))/giu;
const GAS =
  /\bgas(?:\s{1,2}mark)?\s{1,2}(\d{1,2}|[½¼¾]|\d\/\d)(?:\s{0,2}(?:-|–|to)\s{0,2}(\d{1,2}))?(?!\d)/gi;
const GAS_FRACTIONS: Readonly<Record<string, number>> = {
  "½": 0.5,
  "1/2": 0.5,
  "¼": 0.25,
  "1/4": 0.25,
  "¾": 0.75,
  "3/4": 0.75,
};

const numberOf = (digits: string) => GAS_FRACTIONS[digits] ?? Number(digits.replace(",", "."));

/** All temperatures stated in `text`, in order; both forms of a double one. Angles ("45-degree angle") are not. Linear; never throws. */
export function findTemperatures(text: string): Temperature[] {
  const found: Temperature[] = [];
  for (const match of text.matchAll(STATED)) {
    const end = match.index + match[0].length;
    if (/^[\s-]*(?:angles?|turns?|winkel)\b/i.test(text.slice(end, end + 12))) continue;
    const letter = (match[3] ?? match[4])?.[0]?.toUpperCase();
    const scale = letter === "C" || letter === "F" ? letter : "?";
    const low = numberOf(match[1] ?? "");
    found.push({
      start: match.index,
      end,
      value: low,
      valueMax: match[2] === undefined ? null : numberOf(match[2]),
      scale,
    });
  }
  for (const match of text.matchAll(GAS)) {
    const max = match[2] === undefined ? null : numberOf(match[2]);
    found.push({
      start: match.index,
      end: match.index + match[0].length,
      value: numberOf(match[1] ?? ""),
      valueMax: max,
      scale: "gas",
    });
  }
  return found.sort((a, b) => a.start - b.start);
}
