/** Words that name a day, in every language: "Sunday", "dimanche", "day 2", "Tag 2". */
import { TIME_FORMS } from "./durations";
import { keepingRecent } from "@/lib/engine/language/recent";
import { PACKS } from "@/lib/engine/language/registry";

const DAY_MINUTES = 1440;
/** Monday to Sunday of some week. */
const WEEK = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2024, 0, 1 + day)));

/** The weekdays as each language writes them, from Unicode's own tables. */
const WEEKDAYS: ReadonlySet<string> = new Set(
  PACKS.flatMap(({ code }) => {
    const names = new Intl.DateTimeFormat(code, { weekday: "long", timeZone: "UTC" });
    return WEEK.map((day) => names.format(day).toLowerCase());
  }),
);
const WORD = /\p{L}[\p{L}-]*/gu;
/** A heading, or what opens an order, says so in its first words. */
const MOST_WORDS = 8;

/** True when one of the first words names a day. Linear. */
export const namesDay = keepingRecent((text: string): boolean =>
  (text.slice(0, 120).toLowerCase().match(WORD) ?? [])
    .slice(0, MOST_WORDS)
    .some((word) => WEEKDAYS.has(word) || TIME_FORMS.get(word) === DAY_MINUTES),
);
