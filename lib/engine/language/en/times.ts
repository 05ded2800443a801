/** How English recipes write times and temperatures. */
import type { DurationWords, TemperatureWords } from "@/lib/engine/language/pack";
import { TIME_CONTEXT } from "./time-context";

export const DURATIONS: DurationWords = {
  units: [
    { minutes: 1 / 60, forms: "second/seconds,sec<secs,s", spoken: ["second", "seconds"] },
    { minutes: 1, forms: "minute/minutes,min<mins,mn,m", spoken: ["minute", "minutes"] },
    { minutes: 60, forms: "hour/hours,hr<hrs,h", spoken: ["hour", "hours"] },
    { minutes: 1440, forms: "day/days" },
    { minutes: 10_080, forms: "week/weeks,wk<wks" },
    { minutes: 43_200, forms: "month/months" },
  ],
  fillers: "more additional extra further full whole good solid long",
  another: "another",
  between: "between",
  sums: "and &",
  ordinals: "second",
  context: TIME_CONTEXT,
  fixed: {},
  leadWork:
    "soak soaked soaking marinate marinated marinating marinade brine brining thaw thawed defrost defrosted overnight",
  nights: "overnight|over night|the night before",
};

export const TEMPERATURES: TemperatureWords = {
  degrees: "degree degrees deg",
  celsius: "c celsius centigrade",
  fahrenheit: "f fahrenheit",
  gas: "gas",
  marks: "mark",
  angles: "angle angles turn turns rotation rotations",
  differences: "by",
  minus: "minus",
};
