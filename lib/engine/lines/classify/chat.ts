/** A chat that was copied: what a messenger sets before every message, on its line or above it, and the names of who speaks. */
import { headingOf } from "@/lib/engine/language/headings";
import { namesPreparation } from "@/lib/engine/language/part-names";

/** "[14/02, 17:46] Nadia: ", "[19:31, 12/05/2023] Ben: " */
const STAMP =
  /^\s{0,4}\[?(?:\d{1,4}[./-]\d{1,2}(?:[./-]\d{2,4})?,?\s\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?)?|\d{1,2}[:.]\d{2}(?:\s?[ap]\.?m\.?)?,\s\d{1,4}[./-]\d{1,2}(?:[./-]\d{2,4})?)\]?\s?(?:[-–]\s)?[^:\n]{1,40}:\s/iu;
/** "Sofia, [12 May 2023 at 19:20]", "14:02", "Jo — Today at 4:12 PM": a line above a message. */
const HEAD =
  /^\s{0,4}(?:(?:[^[\]\n]{1,40},\s)?\[[^[\]\n]{0,24}\d{1,2}[:.]\d{2}[^[\]\n]{0,12}\]|\d{1,2}:\d{2}(?:\s?[ap]\.?m\.?)?|\p{Lu}[^\n—–]{0,30}\s[—–]\s[^\n]{0,20}\d{1,2}:\d{2}(?:\s?[ap]m)?)\s*$/iu;
/** "Jo: slice the halloumi": a speaker's name before a message. */
const SPEAKER = /^\s{0,4}(\p{Lu}[\p{L}’'-]{0,19}(?:\s\p{Lu}[\p{L}.’'-]{0,19})?):\s+(?=\S)/u;
const FEWEST_STAMPS = 2;
const FEWEST_SPOKEN = 4;
const FEWEST_BY_ONE = 3;

/** The names of who speaks, where the text is a talk of two or more; none otherwise. */
function speakersIn(rows: readonly string[]): ReadonlySet<string> {
  const said = new Map<string, number>();
  for (const row of rows) {
    const name = SPEAKER.exec(row)?.[1];
    if (name !== undefined) said.set(name, (said.get(name) ?? 0) + 1);
  }
  const first = SPEAKER.exec(rows.find((row) => row.trim() !== "") ?? "")?.[1];
  const names = [...said.keys()];
  const counts = [...said.values()];
  const isTalk =
    first !== undefined &&
    names.length >= 2 &&
    counts.reduce((sum, count) => sum + count, 0) >= FEWEST_SPOKEN &&
    Math.max(...counts) >= FEWEST_BY_ONE &&
    names.every((name) => headingOf(name) === null && !namesPreparation(name));
  return new Set(isTalk ? names : []);
}

/** The rows of a chat without its frame, and which of them open a message; as they are where the text is none. Linear in the length of the text. */
export function withoutChat(rows: readonly string[]): { rows: string[]; opens: ReadonlySet<number> } {
  const opens = new Set<number>();
  const stamped = rows.filter((row) => STAMP.test(row)).length >= FEWEST_STAMPS;
  const headed = !stamped && rows.filter((row) => HEAD.test(row)).length >= FEWEST_STAMPS;
  const speakers = stamped || headed ? new Set<string>() : speakersIn(rows);
  const bare = rows.map((row, at) => {
    const mark = stamped ? STAMP.exec(row) : speakers.size > 0 ? SPEAKER.exec(row) : null;
    if (mark !== null && (stamped || speakers.has(mark[1] ?? ""))) {
      opens.add(at);
      return row.slice(mark[0].length);
    }
    return headed && HEAD.test(row) ? "" : row;
  });
  return { rows: bare, opens };
}
