/** The name of a dish that somebody tells: "ok this is the sticky sesame tofu i keep going on about" has it between words that no name holds. */
import { LANGUAGES } from "@/lib/engine/language/packs";
import { keepingRecent } from "@/lib/engine/language/recent";
import { dishName, isMessage, type Knows } from "./title-name";

/** What parts two stretches of talk. */
const STOPS = /[.,!?:;()…"“”«»|[\]\p{Extended_Pictographic}]+|\s[-–—]\s/u;
const ELIDED = /^\p{L}{1,4}['’](?=\p{L}{3})/u;
const MOST_WORDS = 7;
/** Characters of a line in which it would be told. */
const LONGEST_TALK = 400;

const listOf = (words: string | undefined): ReadonlySet<string> => new Set((words ?? "").split("|"));

type Walls = { walls: ReadonlySet<string>; joints: ReadonlySet<string> };
const wallsOf = keepingRecent((language: string): Walls => {
  const titles = LANGUAGES.find(({ code }) => code === language)?.titles;
  const walls = listOf(titles?.talked);
  return { walls, joints: new Set([...listOf(titles?.headEnds)].filter((word) => !walls.has(word))) };
});

/** `words` without what joins or is unknown behind a joint at its ends: "carrot hummus on Friday" is "carrot hummus". */
function trimmed(words: readonly string[], joints: ReadonlySet<string>, knows: Knows): string[] {
  const isJoint = (word = ""): boolean => joints.has(word.toLowerCase()) || !/\p{L}/u.test(word);
  let from = 0;
  let to = words.length;
  while (from < to && isJoint(words[from])) from += 1;
  while (to > from && (isJoint(words[to - 1]) || (isJoint(words[to - 2]) && !knows(words[to - 1] ?? ""))))
    to -= 1;
  return words.slice(from, to);
}

/** The stretches of `text` between words of talk that have a word of the recipe, best first, and how well each fits. */
export function nameTold(text: string, language: string, knows: Knows): { name: string; fit: number } | null {
  const { walls, joints } = wallsOf(language);
  let best: { name: string; fit: number } | null = null;
  const consider = (run: readonly string[]): void => {
    const words = trimmed(run, joints, knows);
    const known = words.filter(knows).length;
    if (known === 0 || words.length > MOST_WORDS) return;
    const shout = words.length > 1 && !/\p{Ll}/u.test(words.join("")) && /\p{Ll}/u.test(text) ? 2 : 0;
    const fit = known * 3 - (words.length - known) + shout + (words.length > 1 ? 2 : 0);
    const name = words.join(" ");
    if (best === null || fit > best.fit) best = { name: name.charAt(0).toUpperCase() + name.slice(1), fit };
  };
  for (const stretch of text.slice(0, LONGEST_TALK).split(STOPS)) {
    let run: string[] = [];
    for (const raw of stretch.split(/\s+/)) {
      const word = raw.replace(ELIDED, "");
      const behindJoint = run.length > 1 && joints.has((run.at(-1) ?? "").toLowerCase());
      const isWall = walls.has(word.toLowerCase().replace("’", "'"));
      if (word === "" || (isWall && !(behindJoint && /^\p{L}{2,3}$/u.test(word)))) {
        consider(run);
        run = [];
      } else run.push(run.length === 0 ? word : raw);
    }
    consider(run);
  }
  return best;
}

/** How well the stretch of a caption that names the dish fits, where its line has several. */
const CAPTION_FIT = 8;

/** The name that a line tells: of a caption the stretch between pictographs that is one, of others what stands between words of talk. */
export function nameInLine(
  { text, stretches = [] }: { text: string; stretches?: readonly string[] },
  language: string,
  knows: Knows,
): { name: string; fit: number } | null {
  const name = stretches.length > 1 ? dishName(text, stretches, knows) : text;
  const isName = name !== text && !isMessage(name) && name.split(" ").some(knows);
  return isName ? { name, fit: CAPTION_FIT } : nameTold(text, language, knows);
}
