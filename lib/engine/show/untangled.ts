/** A recipe beside its original: which words of the text each action comes from, as the receipt found them, and which action words became. */
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import { plainText } from "@/lib/engine/recipe/markup";

export type UntangledAction = {
  step: number;
  text: string;
  /** Added by Plainspoon: no words of the original stand behind it. */
  ours: boolean;
  /** Its words in the original; null where it does not say them so. */
  words: string | null;
};

/** A stretch of the original and the actions (places in `actions`) that come from it. */
export type OriginalStretch = { text: string; actions: number[] };

export type Untangled = { words: number; steps: number; actions: UntangledAction[]; text: OriginalStretch[] };

/** How many words a text has: what stands between blanks and is no mere sign. */
export const wordCount = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** True where `untangled` will have something to show: the recipe is as it was read, and was read from a text. */
export const canUntangle = ({ receipt }: Pick<FormattedContent, "receipt">): boolean =>
  receipt?.edited !== true &&
  receipt?.places?.steps.some((step) => step.some((place) => place !== null)) === true;

/** Null where the recipe was not read from this very text, or was changed since. */
export function untangled(content: FormattedContent, original: string): Untangled | null {
  const places = content.receipt?.places;
  if (!canUntangle(content) || places?.length !== original.length) return null;
  const spans: { start: number; end: number; action: number }[] = [];
  const actions = content.steps.flatMap((step, at) =>
    (step.actions ?? []).map(
      ({ text, ours }, nth): Omit<UntangledAction, "words"> & { at: number; nth: number } => ({
        step: step.number,
        text: plainText(text),
        ours: ours === true,
        at,
        nth,
      }),
    ),
  );
  const shown = actions.map(({ at, nth, ...action }, index): UntangledAction => {
    const [start = 0, end = 0] = places.steps[at]?.[nth] ?? [];
    if (end <= start || end > original.length) return { ...action, words: null };
    spans.push({ start, end, action: index });
    return { ...action, words: original.slice(start, end) };
  });
  return {
    words: wordCount(original),
    steps: content.steps.length,
    actions: shown,
    text: cutAt(original, spans),
  };
}

/** A saved receipt is what a browser sent: no more spans than this lie over each other, and the others mark nothing. */
const MOST_OVER_EACH_OTHER = 16;

/** The whole text in stretches, cut where a span begins or ends. Linear but for the sorting. */
function cutAt(
  original: string,
  spans: readonly { start: number; end: number; action: number }[],
): OriginalStretch[] {
  const cuts = [...new Set([0, original.length, ...spans.flatMap(({ start, end }) => [start, end])])].sort(
    (a, b) => a - b,
  );
  const ordered = [...spans].sort((a, b) => a.start - b.start);
  const stretches: OriginalStretch[] = [];
  let next = 0;
  let open: typeof ordered = [];
  cuts.slice(0, -1).forEach((from, index) => {
    open = open.filter(({ end }) => end > from);
    for (let span = ordered[next]; span !== undefined && span.start <= from; span = ordered[next]) {
      if (open.length < MOST_OVER_EACH_OTHER) open.push(span);
      next += 1;
    }
    stretches.push({
      text: original.slice(from, cuts[index + 1]),
      actions: open.map(({ action }) => action).sort((a, b) => a - b),
    });
  });
  return stretches;
}

/** How much fits on the picture, in letters of usual width; a wide one, as Chinese has, takes two. */
const BEFORE_LETTERS = 860;
const STEP_LETTERS = 104;
const LINE_LETTERS = 52;
const LINES = 15;
const WIDE =
  /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]|\p{Extended_Pictographic}/u;

/** The beginning of `text` that fits into so many letters, at a word's end where one is near. */
function fitting(text: string, letters: number): { text: string; width: number } {
  let width = 0;
  let end = 0;
  for (const char of text) {
    const wide = WIDE.test(char) ? 2 : 1;
    if (width + wide > letters) return { text: `${text.slice(0, end).replace(/\s+\S{0,20}$/u, "")}…`, width };
    width += wide;
    end += char.length;
  }
  return { text, width };
}

/** The words of the picture: the original as one block, and as many steps as fit, with how many more there are. */
export function shownBeforeAfter(
  { actions, steps }: Untangled,
  original: string,
): { before: string; after: { step: number; text: string }[]; more: number } {
  const before = fitting(original.replace(/\s+/g, " ").trim(), BEFORE_LETTERS).text;
  const texts = new Map<number, string[]>();
  for (const { step, text } of actions) texts.set(step, [...(texts.get(step) ?? []), text]);
  const after: { step: number; text: string }[] = [];
  let lines = 0;
  for (const [step, parts] of texts) {
    const { text, width } = fitting(parts.join(" "), STEP_LETTERS);
    lines += Math.max(1, Math.ceil(width / LINE_LETTERS));
    if (lines > LINES) break;
    after.push({ step, text });
  }
  return { before, after, more: steps - after.length };
}
