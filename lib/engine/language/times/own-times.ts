/** Lengths of time in a recipe's own language, "12 Minuten", for what stands beside its own words: its timers. */
import { PACKS } from "@/lib/engine/language/registry";
import { readForms } from "@/lib/engine/language/units";
import { minutesInWords, statedInWords } from "./time-in-words";

/** What is said of a timer, in minutes of one, the longest first. */
const TOLD = [1440, 60, 1, 1 / 60] as const;
/** Between two ends of a range, in every language but English. */
const TO = "–";

type Names = ReadonlyMap<number, readonly [one: string, many: string]>;

const NAMES: ReadonlyMap<string, Names> = new Map(
  PACKS.map(({ code, durations }) => [
    code,
    new Map(
      durations.units.map(({ minutes, forms, spoken }) => {
        const [first] = readForms(forms);
        return [minutes, spoken ?? [first?.one ?? "", first?.many ?? ""]] as const;
      }),
    ),
  ]),
);

function partsOf(minutes: number): { unit: number; count: number }[] {
  let rest = Math.round(minutes * 60);
  return TOLD.flatMap((unit) => {
    const seconds = Math.round(unit * 60);
    const count = Math.floor(rest / seconds);
    rest -= count * seconds;
    return count > 0 ? [{ unit, count }] : [];
  });
}

const counted = ({ unit, count }: { unit: number; count: number }, names: Names): string =>
  `${count} ${names.get(unit)?.[count === 1 ? 0 : 1] ?? ""}`;

const said = (minutes: number, names: Names): string =>
  partsOf(minutes)
    .map((part) => counted(part, names))
    .join(" ");

/** A recipe's time in its own language: "1 Stunde 10 Minuten"; in English where no pack knows the language. At least a minute. */
export function minutesInOwnWords(minutes: number, language: string): string {
  const names = NAMES.get(language);
  const whole = Math.max(1, Math.round(minutes));
  if (names === undefined || language === "en") return minutesInWords(whole);
  return [
    { unit: 60, count: Math.floor(whole / 60) },
    { unit: 1, count: whole % 60 },
  ]
    .filter(({ count }) => count > 0)
    .map((part) => counted(part, names))
    .join(" ");
}

/** A stated time as its recipe would say it, its range too: "10–12 Minuten"; in English where no pack knows the language. */
export function statedInOwnWords(
  time: { minutes: number; minutesMax: number | null },
  language: string,
): string {
  const names = NAMES.get(language);
  if (names === undefined || language === "en") return statedInWords(time);
  const low = said(time.minutes, names);
  if (time.minutesMax === null) return low;
  const [first, ...more] = partsOf(time.minutes);
  const [upper, ...further] = partsOf(time.minutesMax);
  const oneUnit = first?.unit === upper?.unit && more.length === 0 && further.length === 0;
  const high = said(time.minutesMax, names);
  return oneUnit ? `${first?.count ?? 0}${TO}${high}` : `${low} ${TO} ${high}`;
}
