/** Where the food's name stands in an ingredient line, and which words before it only say how it is prepared. */
import { isDash, isSlash } from "@/lib/engine/language/amount";
import { measuredAt, parenthesized } from "@/lib/engine/language/quantities";
import {
  closing,
  endsInFood,
  endsName,
  isModifier,
  isShortening,
  isWord,
  listGoesOn,
  passPreparing,
  qualifies,
} from "./line-phrases";
import {
  ALWAYS_ENDS,
  BEFORE_NUMBERS,
  CONJUNCTIONS,
  NO_SECOND_FOOD,
  OF_WORDS,
  PREPARED,
  SIZES,
  STAYS_IN_NAME,
} from "@/lib/engine/language/line-words";
import { wordsIn } from "@/lib/engine/language/registry";
import type { Token } from "@/lib/engine/language/characters";

/** "a", "an". */
const ARTICLES = wordsIn(({ numbers }) => numbers.articles);

export type NameSpan = {
  /** indexes of the tokens that make up the name */
  kept: number[];
  /** indexes of words around the name that say how it is prepared */
  dropped: number[];
  /** index of the first token after the name's region */
  end: number;
};

const MOST_WORDS = 60;

/** Reads a name word by word; each method looks at the token at `at` and answers whether the name goes on. */
class NameReader {
  readonly kept: number[] = [];
  readonly dropped: number[] = [];
  at: number;
  /** the name has a word that can be the food, not only adjectives */
  private noun = false;
  /** a comma of a list of foods has been passed */
  private inList = false;

  constructor(
    private readonly tokens: readonly Token[],
    start: number,
    private readonly inCan: boolean,
  ) {
    this.at = start;
  }

  read(): NameSpan {
    while (this.at < this.tokens.length && this.kept.length < MOST_WORDS) {
      const token = this.tokens[this.at];
      if (!token || !this.step(token)) break;
    }
    this.dropTail();
    return { kept: this.kept, dropped: this.dropped, end: this.at };
  }

  private step(token: Token): boolean {
    if ("([{".includes(token.text)) return this.bracket();
    if (CONJUNCTIONS.has(token.lower) && this.kept.length > 0) return this.conjunction();
    if (token.kind === "sign") return this.sign(token);
    if (token.kind !== "word") return this.number();
    return this.noun ? this.afterNoun(token) : this.beforeNoun(token);
  }

  private keep(): true {
    this.kept.push(this.at);
    this.at += 1;
    return true;
  }

  private skip(to = this.at + 1): true {
    this.at = to;
    return true;
  }

  /** A bracket is passed over when the name goes on behind it; one that qualifies the food and ends the name belongs to it. */
  private bracket(): boolean {
    const close = closing(this.tokens, this.at);
    const next = this.tokens[close + 1];
    if (!this.noun) return isWord(next) || this.kept.length === 0 ? this.skip(close + 1) : false;
    const goesOn =
      isWord(next) &&
      (!CONJUNCTIONS.has(next.lower) || parenthesized(this.tokens, this.at) !== null) &&
      !endsName(this.tokens, close + 1, this.inCan, true) &&
      !measuredAt(this.tokens, close + 1);
    const listed = next?.text === "," && listGoesOn(this.tokens, close + 1, this.inList);
    if (goesOn || listed) return this.skip(close + 1);
    if (qualifies(this.tokens, this.at, close)) {
      for (let i = this.at; i <= close; i += 1) this.kept.push(i);
      this.at = close + 1;
    }
    return false;
  }

  /** "Waxy, small potatoes": one word before the comma, which is no food, and behind it how they are and what they are. */
  private isQuality(): boolean {
    const [first, second, third] = [
      this.tokens[this.kept[0] ?? -1],
      this.tokens[this.at + 1],
      this.tokens[this.at + 2],
    ];
    if (this.kept.length !== 1 || first === undefined || second === undefined || !isWord(third)) return false;
    const goesOn = isModifier(second.lower) || SIZES.has(second.lower);
    return goesOn && !endsInFood(this.tokens, this.kept) && endsInFood(this.tokens, [this.at + 2]);
  }

  private comma(): boolean {
    if (!this.noun || this.isQuality()) return this.skip();
    if (!listGoesOn(this.tokens, this.at, this.inList)) return false;
    this.inList = true;
    return this.skip();
  }

  private sign(token: Token): boolean {
    if (token.text === ",") return this.comma();
    if (token.text === "%") return this.keep();
    if (token.text === ";" || token.text === ":") return this.kept.length === 0 && this.skip();
    const next = this.tokens[this.at + 1];
    const ends =
      (isDash(token) && token.spaced) ||
      token.text === "+" ||
      (token.text === "." && next?.spaced === true && !isShortening(this.tokens, this.at, this.kept)) ||
      (isSlash(token) && !isWord(next));
    return !(this.noun && ends) && this.skip();
  }

  private number(): boolean {
    // "Farina 00", "type 00 flour": a grade, not an amount.
    const token = this.tokens[this.at];
    const last = this.at === this.tokens.length - 1 && !token?.text.startsWith("0");
    if (this.noun && (last || isDash(this.tokens[this.at + 1]) || measuredAt(this.tokens, this.at)))
      return false;
    return this.keep();
  }

  /** "salt and freshly ground pepper" goes on, "or to taste", "or 2 tsp dried" and "and chopped" do not. */
  private conjunction(): boolean {
    const next = this.tokens[this.at + 1];
    if (!next || next.kind === "sign" || next.kind === "glyph" || measuredAt(this.tokens, this.at + 1))
      return false;
    // "shallots or 1 onion" begins another amount, "plain or 00 flour" does not.
    if (next.kind === "digits" && !next.text.startsWith("0")) return false;
    if (ALWAYS_ENDS.has(next.lower) || NO_SECOND_FOOD.has(next.lower) || ARTICLES.has(next.lower))
      return false;
    const past = passPreparing(this.tokens, this.at + 1, this.inCan, []);
    if (this.noun && past > this.at + 1 && !isWord(this.tokens[past])) return false;
    this.kept.push(this.at);
    this.noun = false;
    return this.skip(passPreparing(this.tokens, this.at + 1, this.inCan, this.dropped));
  }

  private beforeNoun(token: Token): boolean {
    const past = passPreparing(this.tokens, this.at, this.inCan, this.dropped);
    if (past > this.at) {
      // A line of nothing but preparation ("Diced") is its own name.
      if (past >= this.tokens.length && this.kept.length === 0) this.kept.push(...this.dropped.splice(0));
      return this.skip(past);
    }
    if (SIZES.has(token.lower) && isWord(this.tokens[this.at + 1])) return this.skip();
    if (ALWAYS_ENDS.has(token.lower) && this.kept.length > 0) return false;
    this.noun = !isModifier(token.lower);
    return this.keep();
  }

  /** "4 Lachsfilets à 150 g", "je ca. 150 g": a further amount opens here. */
  private opensAmount(): boolean {
    let at = this.at;
    while (BEFORE_NUMBERS.has(this.tokens[at]?.lower ?? "")) at += this.tokens[at + 1]?.text === "." ? 2 : 1;
    return at > this.at && measuredAt(this.tokens, at) !== null;
  }

  private afterNoun(token: Token): boolean {
    if (this.opensAmount()) return false;
    if (endsName(this.tokens, this.at, this.inCan, endsInFood(this.tokens, this.kept))) return false;
    if (SIZES.has(token.lower)) return this.skip();
    if (!PREPARED.has(token.lower) || STAYS_IN_NAME.has(token.lower)) return this.keep();
    this.dropped.push(this.at);
    return this.skip();
  }

  private dropTail(): void {
    for (;;) {
      const last = this.tokens[this.kept[this.kept.length - 1] ?? -1];
      if (!last || !(CONJUNCTIONS.has(last.lower) || OF_WORDS.has(last.lower))) return;
      this.kept.pop();
    }
  }
}

/**
 * The name in `tokens` from `start`: words of preparing before it are dropped, brackets inside are passed over, and it ends at a comma,
 * a further amount, or a word that begins what is to be done. `inCan`: bought so ("can of chopped tomatoes").
 */
export function nameAt(tokens: readonly Token[], start: number, inCan: boolean): NameSpan {
  return new NameReader(tokens, start, inCan).read();
}
