/** Lists are of one kind: an item of a bulleted or numbered list that the line model left out follows the others. */
import type { LineShape } from "./features";
import type { Label } from "./model";
import type { TextLine } from "./text-lines";

const AGREEING_SHARE = 0.6;

function sameList(a: TextLine, b: TextLine): boolean {
  if (b.gap > 1 || b.level > 0) return false;
  if (a.marker === "bullet") return b.marker === "bullet" && a.indent === b.indent;
  return a.marker !== "none" && b.marker === a.marker && (b.number ?? 0) === (a.number ?? 0) + 1;
}

const heads = (label: Label | undefined): Label =>
  label === "i" ? "I" : label === "s" ? "S" : (label ?? "O");

/** The labels, with lines that disagree with three fifths of their list brought into line. Headings, facts and lines that end with a colon stay as they are. */
export function agreeInLists(
  lines: readonly TextLine[],
  shapes: readonly LineShape[],
  labels: readonly Label[],
): Label[] {
  const result = [...labels];
  let members: number[] = [];
  const steps = labels.filter((label) => label === "S").length;
  const settle = (): void => {
    const count = (label: Label): number => members.filter((i) => heads(result[i]) === label).length;
    const major = count("I") >= count("S") ? "I" : "S";
    // The only list with steps in it, and nothing but steps and unknown lines: it is the method.
    const onlyMethod = major === "S" && count("I") === 0 && count("S") === steps && steps >= 2;
    const share = onlyMethod ? AGREEING_SHARE / 2 : AGREEING_SHARE;
    if (members.length >= 3 && count(major) >= share * members.length && count(major) < members.length) {
      for (const i of members) {
        const shape = shapes[i];
        const fixed = shape?.meta === true || shape?.heading !== null || /:$/.test(lines[i]?.text ?? "");
        if (heads(result[i]) !== major && (!fixed || result[i] !== "O")) result[i] = major;
      }
    }
    members = [];
  };
  let previous: TextLine | undefined;
  lines.forEach((line, i) => {
    const goesOn = line.marker === "none" && (labels[i] === "i" || labels[i] === "s");
    if (goesOn && members.length > 0) return;
    if (!previous || !sameList(previous, line)) settle();
    if (line.marker !== "none") members.push(i);
    previous = line;
  });
  settle();
  return result.map((label, i) => {
    const before = heads(result[i - 1]);
    if (label === "i" && before !== "I") return "I";
    return label === "s" && before !== "S" ? "S" : label;
  });
}
