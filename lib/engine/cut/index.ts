/** Cuts a source's instructions into single things to do. */
import type { CuttingWords } from "@/lib/engine/language/cutting";
import { splitSentences } from "@/lib/engine/language/sentences";
import type { SourceLine } from "@/lib/engine/recipe/source";
import type { Action } from "@/lib/engine/recipe/stages";
import { cutSentence } from "./cut-sentence";
import { boldLabel, colonLabel, settled } from "./labels";
import { bareHeading, namedWork } from "./naming";
import { packOf } from "./pack";
import { markPreparation } from "./preparation";
import { asLine, withoutCounting, withoutNumbering, withoutShouting } from "./tidy";
import { waitsOf } from "./waits";

type Piece = { text: string; opensSentence: boolean; label: string | null };

const wordCount = (text: string): number => text.split(/\s+/).length;

/** One word, or two that forbid something: no line of its own. */
function isFragment(text: string, words: CuttingWords | null): boolean {
  const count = wordCount(text);
  if (count <= 3 && words?.fragments.has(text.toLowerCase().replace(/(?<![.!])[.!]+$/, ""))) return true;
  if (count === 1) return true;
  const first = /^[\p{L}'’]+/u.exec(text)?.[0].toLowerCase() ?? "";
  return count <= 3 && words !== null && words.negations.has(first);
}

function piecesOf(text: string, words: CuttingWords | null): Piece[] {
  const pieces: Piece[] = [];
  let label: string | null = null;
  let setting: string | null = null;
  const sentences = splitSentences(withoutCounting(text));
  for (const [place, sentence] of sentences.entries()) {
    const heading = words === null ? null : bareHeading(sentence, words);
    if (heading !== null) {
      label = heading;
      continue;
    }
    const named = words !== null && place === 0 && sentences.length > 1 ? namedWork(sentence, words) : null;
    if (named !== null) {
      ({ label, setting } = named);
      continue;
    }
    const labelled =
      words === null ? { label: null, text: sentence } : colonLabel(settled(setting, sentence), words);
    label = labelled.label ?? label;
    setting = null;
    cutSentence(labelled.text, words)
      .map((part) => asLine(part, words))
      .filter((line) => /\p{L}/u.test(line))
      .forEach((line, index) => pieces.push({ text: line, opensSentence: index === 0, label }));
  }
  return joinFragments(pieces, words);
}

/** One-word sentences join the line before them, or the one behind when they come first. */
function joinFragments(pieces: readonly Piece[], words: CuttingWords | null): Piece[] {
  const joined: Piece[] = [];
  let ahead: Piece | null = null;
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (ahead !== null) {
      joined.push({ ...ahead, text: `${ahead.text} ${piece.text}` });
      ahead = null;
    } else if (!piece.opensSentence || !isFragment(piece.text, words)) joined.push(piece);
    else if (last !== undefined) joined[joined.length - 1] = { ...last, text: `${last.text} ${piece.text}` };
    else ahead = piece;
  }
  if (ahead !== null) joined.push(ahead);
  return joined;
}

/**
 * The actions of all instructions, in the source's order and words: each one verb with what belongs to it, a capital first and a full stop last. Never throws;
 * linear in the text.
 */
export function cutActions(instructions: readonly SourceLine[]): Action[] {
  const words = packOf(instructions.map((line) => line.text));
  // A line that is a heading as a whole heads the lines below it, as far as its own section goes.
  let above: { name: string; section: string | undefined } | null = null;
  const actions = instructions.flatMap((line, instruction) => {
    const bold = boldLabel(withoutNumbering(line.text));
    const text = withoutShouting(withoutNumbering(bold.text));
    const heading = words === null ? null : bareHeading(text, words);
    if (heading !== null) above = { name: heading, section: line.section };
    else if (above !== null && above.section !== line.section) above = null;
    return piecesOf(text, words).map((piece): Action => {
      const part = piece.label ?? bold.label ?? above?.name ?? line.section;
      return {
        text: piece.text,
        ...(part === undefined ? {} : { part }),
        instruction,
        opensSentence: piece.opensSentence,
        preparation: false,
        seconds: waitsOf(piece.text),
      };
    });
  });
  return markPreparation(actions);
}
