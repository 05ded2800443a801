/** Work on the list's foods, in a pack's forms as they are looked up; and what a bracket in a line of the list says of itself. */
import type { GlossWords, ListWorkForms } from "@/lib/engine/language/pack/gloss";
import { LANGUAGES } from "@/lib/engine/language/packs";
import { wordsOfForm } from "./entries";
import { type GlossToken, listed, withMarks } from "./forms";
import type { Gloss } from "./index";

/** One order in the ways that recipes of its language write it. */
export type OwnOrder = { said: (column: number) => string; columns: readonly string[] };

/** A stated work has no more words: "droog gedept". */
const LONGEST_WORK = 2;

type Part = { words: readonly string[]; order: OwnOrder };

const orderBy = (written: string): OwnOrder => {
  const columns = written.split("/").map((form) => form.trim());
  return { columns, said: (column) => columns[column] ?? columns[0] ?? "" };
};

/** The entries of a list: forms before the sign, the order behind it. */
function entriesOf(list: string): { forms: string[]; order: string }[] {
  return list.split("\n").flatMap((line) => {
    const sign = line.lastIndexOf("=");
    if (sign < 0) return [];
    const forms = line
      .slice(0, sign)
      .split("/")
      .map((form) => form.trim());
    return [{ forms: forms.filter((form) => form !== ""), order: line.slice(sign + 1).trim() }];
  });
}

export class OwnListWork {
  private readonly work = new Map<string, OwnOrder>();
  private readonly states = new Map<string, OwnOrder>();
  private readonly parts: Part[];
  private readonly openers: ReadonlySet<string>;
  private readonly turned: ReadonlyMap<string, string>;
  /** Every way of writing an order, by its column. */
  private readonly columns = new Map<string, Set<number>>();
  /** Every word of the orders, as they are told: what a line need not say for its work to be the line's. */
  private readonly orderWords: ReadonlySet<string>;
  /** "de", and as it is said before a vowel: "d'". */
  readonly ofWords: readonly string[] | undefined;
  readonly cut: OwnOrder;
  readonly oven: OwnOrder;

  constructor(
    private readonly forms: ListWorkForms,
    private readonly words: GlossWords,
  ) {
    for (const { forms: done, order } of entriesOf(forms.work)) {
      order.split("/").forEach((form, column) => {
        const first = wordsOfForm(form.toLowerCase())[0] ?? "";
        const known = this.columns.get(first) ?? new Set<number>();
        this.columns.set(first, known.add(column));
      });
      for (const form of done) this.work.set(form.toLowerCase(), orderBy(order));
    }
    for (const { forms: named, order } of entriesOf(forms.states))
      for (const form of named) this.states.set(form.toLowerCase(), orderBy(order));
    this.parts = entriesOf(forms.parts)
      .flatMap(({ forms: named, order }) =>
        named.map((form): Part => ({ words: wordsOfForm(form.toLowerCase()), order: orderBy(order) })),
      )
      .sort((a, b) => b.words.length - a.words.length);
    this.openers = new Set(forms.shapes.openers.split(/\s+/));
    this.turned = new Map(
      listed(forms.shapes.turned ?? "").map((pair) => pair.split("=") as [string, string]),
    );
    this.ofWords = forms.of?.split("/");
    this.cut = orderBy(forms.shapes.cut);
    this.oven = orderBy(forms.oven);
    const orders = [forms.work, forms.states, forms.parts].flatMap(entriesOf).map(({ order }) => order);
    this.orderWords = new Set(wordsOfForm([...orders, forms.shapes.cut].join(" ").toLowerCase()));
  }

  /** Whether a word is one of those that list work is said with; "qu'il" is two of them. */
  saysWork(word: string): boolean {
    const words = wordsOfForm(word.toLowerCase());
    return words.length > 0 && words.every((each) => this.orderWords.has(each));
  }

  /** Whether an order of this column stands behind its object, in a language where orders may. */
  standsBehind(column: number): boolean {
    return this.forms.behind?.includes(column) ?? true;
  }

  private formIn(forms: ReadonlyMap<string, OwnOrder>, form: string): OwnOrder | null {
    const small = form.toLowerCase();
    return forms.get(small) ?? forms.get(withMarks(small, this.words)) ?? null;
  }

  /** The order behind a participle. */
  orderOf(form: string): OwnOrder | null {
    return this.formIn(this.work, form);
  }

  /** How a state is waited for. */
  stateOf(form: string): OwnOrder | null {
    return this.formIn(this.states, form);
  }

  /** Whether `text` orders all work that `line` states, in any of the ways that recipes write it: "Hak 1 ui fijn" for "1 ui, fijngehakt"; or waits for what it is to be. */
  ordersWorkOf(line: string, text: string): boolean {
    const words = wordsOfForm(line.toLowerCase());
    const said = new Set(wordsOfForm(text.toLowerCase()));
    const stated = words.flatMap((word, at) => {
      const whole = words.slice(at, at + LONGEST_WORK).join(" ");
      const order = this.orderOf(whole) ?? this.orderOf(word) ?? this.stateOf(whole) ?? this.stateOf(word);
      return order === null ? [] : [order];
    });
    const isSaid = ({ columns }: OwnOrder): boolean =>
      columns.some((column) => wordsOfForm(column).every((word) => word === "food" || said.has(word)));
    return stated.length > 0 && stated.every(isSaid);
  }

  opensShape(form: string): boolean {
    return this.openers.has(form.toLowerCase());
  }

  /** The words of a shape as an order has them: "in kleine Röschen" of "in kleinen Röschen". */
  intoShape(text: string): string {
    return text
      .split(" ")
      .map((word) => this.turned.get(word) ?? word)
      .join(" ");
  }

  /** A part that is taken of the food, behind its comma or bracket; the longest name of one. */
  partIn(text: string): { order: OwnOrder; start: number } | null {
    const mark = /[,(]/u.exec(text);
    if (mark === null) return null;
    const behind = wordsOfForm(text.slice(mark.index).toLowerCase());
    const found = this.parts.find(
      ({ words }) => words.length === behind.length && words.every((word, at) => word === behind[at]),
    );
    return found === undefined ? null : { order: found.order, start: mark.index };
  }

  /** The column in which most of a recipe's orders are written; the first where nothing tells. */
  columnOf(texts: readonly string[]): number {
    const votes = new Map<number, number>();
    for (const text of texts) {
      for (const word of wordsOfForm(text.toLowerCase().slice(0, 200))) {
        const columns = this.columns.get(word);
        if (columns?.size !== 1) continue;
        for (const column of columns) votes.set(column, (votes.get(column) ?? 0) + 1);
      }
    }
    return [...votes].sort(([a, x], [b, y]) => y - x || a - b)[0]?.[0] ?? 0;
  }
}

const KNOWN = new WeakMap<Gloss, OwnListWork>();

/** The forms of a gloss's language; null for one that says none. */
export function workBy(gloss: Gloss): OwnListWork | null {
  const known = KNOWN.get(gloss);
  if (known !== undefined) return known;
  const forms = LANGUAGES.find(({ gloss: words }) => words === gloss.words)?.listWork;
  if (forms === undefined) return null;
  const work = new OwnListWork(forms, gloss.words);
  KNOWN.set(gloss, work);
  return work;
}

// What a bracket in a line of the list says of itself, and not of the line's food.

/**
 * Whether the word at `at` stands in a bracket of its own matter: right behind a figure it tells how that was weighed ("1 bote (400 g escurridos)"),
 * and behind a food it tells of that one ("pâtes (coquillettes ou vermicelles coupés)"). What a comma parts from a figure is of the line:
 * "1 molho de couve (300 g, cortada fininha)".
 */
export function isOfBracket(tokens: readonly GlossToken[], at: number): boolean {
  let open = at - 1;
  while (open >= 0 && !(tokens[open]?.kind === "mark" && /[()]/.test(tokens[open]?.means ?? ""))) open -= 1;
  if (open < 0 || !tokens[open]?.means.endsWith("(")) return false;
  const inside = tokens.slice(open + 1, at);
  if (inside.some(({ kind }) => kind === "food")) return true;
  if (inside[0]?.kind !== "kept") return false;
  const mark = inside.findLastIndex(({ kind }) => kind === "mark");
  // "(400 g, 265 égouttés)": a second weight.
  return mark < 0 || (inside.length === mark + 2 && inside[mark + 1]?.kind === "kept");
}
