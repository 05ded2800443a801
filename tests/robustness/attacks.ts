/** Texts that are hard for a pattern, made of the pattern's own parts: what may repeat is repeated, after what stands before it, and then nothing fits. */
import { RegExpParser, type AST } from "@eslint-community/regexpp";

/** `before` + `pump` many times + `after`. */
export type Attack = { before: string; pump: string; after: string };

/** Characters of all kinds that a class may hold, the usual ones first. */
const CANDIDATES = [..."a1 ,.-(/½A\"'|:;*=_&#@%+)[]{}<>!?°×•–—’“”é\n\t\r½⅓¼\u00a0\u0301\u200b漢ßZz09"];
const MOST_VARIANTS = 6;
const MOST_ATTACKS = 48;
/** A repetition with fewer rounds than this cannot grow. */
const FEW_ROUNDS = 12;
/** Where nothing of any pattern goes on. */
const NOWHERE = "\u0001";
const COMMON_PUMPS = [" ", ".", "1", "a", "(", '"', ",", "-", "½", " |", "and ", "1 ", "a ", "\n"];

type Node = AST.Element | AST.Alternative | AST.Quantifier;

class Sampler {
  private readonly candidates: string[];
  private readonly flags: string;

  /** What the pattern itself says comes first: two parts that take the same character are what backtracks. */
  constructor(source: string, flags: string) {
    this.flags = flags.replace(/[gy]/g, "");
    this.candidates = [...CANDIDATES].sort((a, b) => Number(source.includes(b)) - Number(source.includes(a)));
  }

  private matching(raw: string): string[] {
    const one = new RegExp(`^(?:${raw})$`, this.flags);
    const fitting = this.candidates.filter((char) => one.test(char));
    return one.test(" ") ? [...new Set([" ", ...fitting])].slice(0, 3) : fitting.slice(0, 3);
  }

  /** Up to a few different strings that the node takes. */
  of(node: Node): string[] {
    switch (node.type) {
      case "Character":
        return [String.fromCodePoint(node.value)];
      case "CharacterClass":
      case "CharacterSet":
      case "ExpressionCharacterClass":
        return this.matching(node.raw);
      case "Alternative":
        return this.sequence(node.elements);
      case "Group":
      case "CapturingGroup":
        return node.alternatives.flatMap((one) => this.sequence(one.elements)).slice(0, MOST_VARIANTS);
      case "Quantifier": {
        const inside = this.of(node.element);
        const rounds = inside.map((one) => one.repeat(Math.max(1, Math.min(node.min, 4))));
        return node.min === 0 ? ["", ...rounds].slice(0, MOST_VARIANTS) : rounds;
      }
      default:
        return [""];
    }
  }

  /** The first way through `elements`, and ways that differ from it in one place. */
  sequence(elements: readonly AST.Element[]): string[] {
    const ways = elements.map((element) => this.of(element));
    const first = ways.map((way) => way[0] ?? "");
    const others = ways.flatMap((way, at) =>
      way.slice(1, 3).map((other) => [...first.slice(0, at), other, ...first.slice(at + 1)].join("")),
    );
    const full = ways.map((way) => way.at(-1) ?? "").join("");
    return [...new Set([first.join(""), full, ...others])].slice(0, MOST_VARIANTS);
  }
}

/** Every repetition without a small bound, with the elements before and behind it in its own alternative and around that. */
function repetitions(
  pattern: AST.Pattern,
): { node: AST.Quantifier; before: AST.Element[]; behind: AST.Element[] }[] {
  const found: { node: AST.Quantifier; before: AST.Element[]; behind: AST.Element[] }[] = [];
  const walk = (
    alternatives: readonly AST.Alternative[],
    before: AST.Element[],
    behind: AST.Element[],
  ): void => {
    for (const { elements } of alternatives) {
      elements.forEach((element, at) => {
        const [left, right] = [
          [...before, ...elements.slice(0, at)],
          [...elements.slice(at + 1), ...behind],
        ];
        const inside = element.type === "Quantifier" ? element.element : element;
        if (element.type === "Quantifier" && element.max >= FEW_ROUNDS)
          found.push({ node: element, before: left, behind: right });
        if ("alternatives" in inside) walk(inside.alternatives, left, right);
      });
    }
  };
  walk(pattern.alternatives, [], []);
  return found;
}

/** The attacks on a pattern, the most telling first; bounded in number. */
export function attacksOn(source: string, flags: string): Attack[] {
  const parser = new RegExpParser({ ecmaVersion: 2025 });
  const unicodeSets = flags.includes("v");
  const pattern = parser.parsePattern(source, 0, source.length, {
    unicode: flags.includes("u"),
    unicodeSets,
  });
  const sampler = new Sampler(source, flags);
  const attacks = new Map<string, Attack>();
  const add = (before: string, pump: string, after: string): void => {
    if (pump !== "" && attacks.size < MOST_ATTACKS)
      attacks.set([before, pump, after].join("\0"), { before, pump, after });
  };
  const found = repetitions(pattern).map(({ node, before, behind }) => {
    const [left = "", other = left] = sampler.sequence(before);
    return {
      left,
      other,
      inside: sampler.of(node.element).filter((one) => one !== ""),
      next: sampler.sequence(behind.slice(0, 1))[0] ?? "",
    };
  });
  for (const { left, inside } of found) for (const one of inside.slice(0, 2)) add(left, one, NOWHERE);
  for (const { left, inside } of found) if (inside[0]) add("", left + inside[0], NOWHERE);
  for (const { left, inside, next } of found)
    for (const one of inside.slice(0, 3)) add(left, one + next, NOWHERE);
  for (const { left, other, inside } of found) {
    add("", left, NOWHERE);
    add("", other + (inside[0] ?? ""), NOWHERE);
    for (const [at, one] of inside.entries()) {
      add(left, one, NOWHERE);
      add(other, one + (inside[at + 1] ?? inside[0]), `${NOWHERE}x`);
    }
  }
  const whole = sampler.sequence(pattern.alternatives[0]?.elements ?? []);
  for (const one of whole.slice(0, 2)) add("", one.slice(0, -1), NOWHERE);
  if (found.length > 0) for (const pump of COMMON_PUMPS) add("", pump, "x");
  return [...attacks.values()];
}

/** The text of about `chars` characters. */
export const textOf = ({ before, pump, after }: Attack, chars: number): string =>
  before + pump.repeat(Math.ceil(chars / pump.length)) + after;
