/** A text read word by word in the engine's words, each with its place in the text. */
import { keepingRecent } from "@/lib/engine/language/memory";
import { ARTICLES, BEFORE_NOUNS, keptRanges, MEANWHILE, PRONOUNS } from "./amounts-and-articles";
import { endsShortForm, isInPlace, isOfShort } from "./places";
import { asSpices, byLetters, withoutNames, withSecondKinds } from "./foods";
import { addsFood, hasItsPlace, isBeside, endsOrOrders, joinsOrder } from "./clauses";
import { OPENERS, Phrases, rawWords, type Range, type Raw } from "./phrases";
import type { Entries } from "./entries";
import type { Entry, GlossToken } from "./forms";

/** No text of a recipe that decides anything is longer. */
const LONGEST = 4000;
/** What a word for where to says where its order is left out. */
const ADDED = "add";
const ENDS = /^[.!?;:]$/;
/** Before "na" of "op 2 el na". */
const COUNTED = new Set<string | undefined>(["kept", "thing"]);
class Reader {
  readonly tokens: GlossToken[] = [];
  private readonly raw: Raw[];
  private readonly kept: readonly Range[];
  private readonly phrases: Phrases;
  private at = 0;
  /** Where the sentence that is read begins in `tokens`; whether it has had an order. */
  private sentence = 0;
  private ordered = false;
  constructor(
    private readonly text: string,
    private readonly entries: Entries,
  ) {
    this.raw = rawWords(text.slice(0, LONGEST));
    this.kept = keptRanges(text, entries, LONGEST);
    this.phrases = new Phrases(text, this.raw, this.kept, entries);
  }
  read(): GlossToken[] {
    let range = 0;
    while (this.at < this.raw.length) {
      const word = this.raw[this.at];
      if (word === undefined) break;
      while ((this.kept[range]?.end ?? Infinity) <= word.start) range += 1;
      if (this.kept[range]?.start === word.start && word.isWord && isInPlace(this.tokens)) range += 1;
      const inside = this.kept[range];
      if (inside !== undefined && word.start >= inside.start && word.end <= inside.end) this.keep(inside.end);
      else if (this.leans() || this.isShortStop(word)) this.at += 1;
      else if (!word.isWord)
        this.push(word.text, /^\p{N}/u.test(word.text) ? "kept" : "mark", this.at + 1, null);
      else this.word(word);
    }
    const { spices, letters } = this.entries.words;
    const named = letters === undefined ? this.tokens : byLetters(this.tokens, this.text, letters);
    const spiced = spices === undefined ? named : asSpices(named, this.text, spices);
    return withSecondKinds(withoutNames(spiced), this.text, (text) => new Reader(text, this.entries).read());
  }

  /** One token to the end of an amount with its unit. */
  private keep(end: number): void {
    const start = this.raw[this.at]?.start ?? end;
    let to = this.at;
    while ((this.raw[to]?.end ?? Infinity) <= end && !this.phrases.opensLonger(to, end)) to += 1;
    const first = this.raw[this.at];
    if (to === this.at && first?.isWord === true) return this.word(first);
    const last = this.raw[Math.max(to, this.at + 1) - 1]?.end ?? end;
    // "2 colheres (sopa)": the bracket is part of the unit's name; as long as before, for places are counted in it.
    const amount = this.text.slice(start, last).replace(/\((\p{L}+)\)/gu, "$1  ");
    // "unos 10 minutos": so many, more or less, and no part of anything.
    const before = this.tokens.at(-1);
    if (before?.kind === "grammar" && before.means === "some")
      this.tokens[this.tokens.length - 1] = { ...before, means: "about" };
    this.push(amount, "kept", Math.max(to, this.at + 1), null);
  }

  private isShortStop(word: Raw): boolean {
    if (isOfShort(this.raw, this.at)) return true;
    return this.entries.words.verbLast && endsShortForm(this.text, word, this.tokens);
  }

  /** The hyphen between a verb and its pronoun: "mélangez-les". */
  private leans(): boolean {
    const [before, mark, next] = [this.raw[this.at - 1], this.raw[this.at], this.raw[this.at + 1]];
    return (
      mark?.text === "-" &&
      before?.end === mark.start &&
      next?.start === mark.end &&
      this.tokens.at(-1)?.kind === "verb" &&
      this.entries.pronounOf(next.text) !== null
    );
  }

  private push(means: string, kind: GlossToken["kind"], to: number, entry: Entry | null): void {
    const start = this.raw[this.at]?.start ?? 0;
    const end = this.raw[to - 1]?.end ?? start;
    const form = this.text.slice(start, end);
    const leads = entry?.kind === "verb" && this.entries.orderForms.isInfinitive(form) === false;
    const preposed = kind === "grammar" && this.entries.orderForms.isPreposition(form);
    const forms = { ...(leads && { leads }), ...(preposed && { preposed }) };
    this.tokens.push({ means, kind, start, end, entry, ...forms });
    this.at = to;
    this.ordered ||= kind === "verb";
    if (kind !== "mark" || !ENDS.test(means)) return;
    this.sentence = this.tokens.length;
    this.ordered = false;
  }

  /** The word opens a sentence, a clause or the second of two orders. */
  private opens(): boolean {
    const last = this.tokens.at(-1);
    return (
      last === undefined ||
      (last.kind === "mark" && !/["'’“„«(\-–]/u.test(last.means)) ||
      OPENERS.has(last.means)
    );
  }

  /**
   * A word inside a sentence that is an order and something else: an order where its object follows ("intanto tritate le carote"), and the
   * first one behind a setting ("in una ciotola mescolate bene"); what was done to a food stands behind the food.
   */
  private orders(word: Raw): boolean {
    const other = this.entries.besidesOrder(word.text);
    const last = this.tokens.at(-1);
    if (other === null || last === undefined) return false;
    const behind = last.means.slice(last.means.lastIndexOf(" ") + 1);
    if (last.kind === "grammar" && BEFORE_NOUNS.has(behind)) return false;
    if (this.hasObject()) return true;
    return (
      other === "participle" &&
      !this.ordered &&
      last.kind !== "food" &&
      last.kind !== "kept" &&
      this.tokens[this.sentence]?.kind === "grammar"
    );
  }

  /** "Teile den Teig": at the head of a sentence a capital is no noun's where an object follows. */
  private ordersFirst(word: Raw): Entry | null {
    if (!this.entries.words.capitals || !/^\p{Lu}/u.test(word.text) || !this.hasObject()) return null;
    return this.entries.toldOrder(word.text);
  }

  /** A phrase opens with its order: "breng aan de kook", "schuim af", but not "kalt stellen" or "kochen lassen". */
  private leadsBy(words: readonly string[]): boolean {
    const { orderForms } = this.entries;
    const [first = "", last = ""] = [words[0], words.at(-1)];
    if (orderForms.isInfinitive(first) === true) return false;
    return this.entries.orderAs(first) !== null || orderForms.isParticle(last);
  }

  /** An article stands behind the word: it is done to something. */
  private hasObject(): boolean {
    const next = this.raw[this.at + 1];
    if (next?.text === "-") return this.entries.pronounOf(this.raw[this.at + 2]?.text ?? "") !== null;
    if (next?.isWord !== true) return false;
    const meansAt = (at: number): string => {
      const word = this.raw[at]?.text ?? "";
      return this.entries.words.elided[word.toLowerCase()] ?? this.entries.wordOf(word, false)?.means ?? "";
    };
    const means = meansAt(this.at + 1);
    // "Schil intussen de appels"
    // "Fruit ze": what it is done to was named before.
    return (
      ARTICLES.has(means) || means === "them" || (MEANWHILE.has(means) && ARTICLES.has(meansAt(this.at + 2)))
    );
  }

  /** "Trita finemente", "trita aglio e cipolla": how it is done, or another food, stands behind the word. */
  private ordersNext(): boolean {
    const next = this.raw[this.at + 1];
    const entry = next?.isWord === true ? this.entries.wordOf(next.text, false) : null;
    return entry?.kind === "food" || (entry?.kind === "describing" && entry.means.endsWith("ly"));
  }

  /** A food's name that is an order too: one with an object ("beurre le moule") or the last of several ("sale et poivre"). */
  private namesFood(word: Raw): boolean {
    if (
      this.entries.besidesOrder(word.text) !== "food" ||
      this.hasObject() ||
      this.ordersNext() ||
      this.phrases.countsFood(this.at)
    )
      return false;
    const [before, last] = this.tokens.slice(-2);
    const joined = last !== undefined && (OPENERS.has(last.means) || last.means === ",");
    return !(joined && before?.kind === "verb" && /^[.!?;:,]?$/.test(this.raw[this.at + 1]?.text ?? ""));
  }

  private word(word: Raw): void {
    const elided = this.elided(word);
    if (elided !== null) {
      this.push(elided, "grammar", this.at + 1, null);
      // The apostrophe is no mark of its own.
      this.at += 1;
      return;
    }
    const leaning =
      this.tokens.at(-1)?.kind === "verb" && this.raw[this.at - 1]?.text === "-"
        ? this.entries.pronounOf(word.text)
        : null;
    if (leaning !== null) return this.push(leaning, "grammar", this.at + 1, null);
    const opens = this.opens();
    const phrase = this.phrases.from(this.at, opens);
    if (phrase === null && this.endsOrder(word)) return;
    if (phrase === null && this.standsForOrder(word)) return this.push(ADDED, "verb", this.at + 1, null);
    if (phrase !== null) {
      const to = this.at + phrase.words.length + this.phrases.hyphens(phrase, this.at);
      // A phrase that ends in a shortened word has its apostrophe too: "un peu d'".
      const shortened =
        /^['’]$/u.test(this.raw[to]?.text ?? "") && this.raw[to]?.start === this.raw[to - 1]?.end;
      this.known(word, phrase.entry, shortened ? to + 1 : to);
      const said = this.tokens.at(-1);
      if (said !== undefined && phrase.entry.kind === "verb")
        this.tokens[this.tokens.length - 1] = { ...said, leads: this.leadsBy(phrase.words) };
      return;
    }
    const { orderForms } = this.entries;
    const told =
      orderForms.isSubject(this.raw[this.at + 1]?.text ?? "") ||
      orderForms.isSubjectBefore(this.raw[this.at - 1]?.text ?? "");
    const first = opens ? this.ordersFirst(word) : told ? this.entries.toldOrder(word.text) : null;
    const orders = opens ? !this.namesFood(word) : this.orders(word);
    const entry = first ?? this.entries.wordOf(word.text, orders);
    if (entry !== null) return this.known(word, entry);
    // "Las cocinás": behind a pronoun stands an order, in whatever form it is spoken.
    const spoken =
      this.entries.pronounOf(this.raw[this.at - 1]?.text ?? "") !== null || isBeside(this.tokens)
        ? this.entries.toldOrder(word.text)
        : null;
    if (spoken !== null) return this.known(word, spoken);
    const order = this.raw[this.at + 1]?.text === "-" ? this.entries.orderOf(word.text.toLowerCase()) : null;
    if (order !== null) return this.push(order.means, "verb", this.at + 1, order);
    const both = this.entries.withClitic(word.text);
    if (both !== null) return this.push(`${both.verb.means} ${both.pronoun}`, "verb", this.at + 1, both.verb);
    this.push(word.text, "unknown", this.at + 1, null);
  }

  /** "auf" of "koche die Milch auf." belongs to its order, which the two of them may change: "bring to the boil". */
  private endsOrder(word: Raw): boolean {
    const { orderForms } = this.entries;
    if (!this.ordered || !orderForms.isParticle(word.text)) return false;
    // "op 2 el na" leaves something out.
    if (COUNTED.has(this.tokens.at(-1)?.kind) && orderForms.isPreposition(word.text)) return false;
    const at = this.tokens.findLastIndex(({ kind }, index) => kind === "verb" && index >= this.sentence);
    const order = this.tokens[at];
    if (
      order?.entry?.kind !== "verb" ||
      (this.standsForOrder(word) && hasItsPlace(this.text, this.tokens, at))
    )
      return false;
    const both = this.entries.joined(order.entry, this.text.slice(order.start, order.end), word.text);
    if (!this.phrases.endsClause(this.at) && (both === null || !this.phrases.isBeforePlace(this.at)))
      return false;
    if (both !== null) this.tokens[at] = { ...order, means: both.means, entry: both };
    if (both === null && this.entries.wordOf(word.text, false)?.means.includes(" ") === true) return false;
    this.push("", "grammar", this.at + 1, null);
    return true;
  }

  /** "Gehakt erbij, rul bakken.": a word for where to ends its clause, and no order was given in it; a list has no full stop. */
  private standsForOrder(word: Raw): boolean {
    if (!this.entries.orderForms.standsForOrder(word.text) || !this.phrases.endsClause(this.at)) return false;
    if (this.raw.at(-1)?.isWord !== false) return false;
    const isVerb = (text: string) => this.entries.wordOf(text, false)?.kind === "verb";
    return addsFood(this.tokens) || (joinsOrder(this.tokens) && endsOrOrders(this.raw, this.at + 1, isVerb));
  }

  /** A word or a phrase of the lists; an order takes the pronoun before it along: "los pochamos", "se pelan", "la dejamos reposar". */
  private known(word: Raw, entry: Entry, to = this.at + 1): void {
    const last = this.tokens.at(-1);
    const pronoun =
      entry.kind === "verb" && last?.kind === "grammar" && PRONOUNS.has(last.means)
        ? this.pronounBefore(last, word)
        : null;
    if (last === undefined || pronoun === null) return this.push(entry.means, entry.kind, to, entry);
    this.tokens.pop();
    const [verb = "", ...more] = entry.means.split(" ");
    this.push([verb, pronoun, ...more].join(" ").replace("  ", " ").trim(), entry.kind, to, entry);
    const token = this.tokens.at(-1);
    if (token !== undefined) this.tokens[this.tokens.length - 1] = { ...token, start: last.start };
  }

  /** What `last` stands for as a pronoun before an order; an article of one letter is none, and "y" of "et y ranger" is one. */
  private pronounBefore(last: GlossToken, word: Raw): string | null {
    const form = this.text.slice(last.start, last.end);
    const isNext = this.text.slice(last.end, word.start).trim() === "";
    return (form.length > 1 || last.means === "there") && isNext ? this.entries.pronounOf(form) : null;
  }

  /** "l'" of "l'ail". */
  private elided(word: Raw): string | null {
    const next = this.raw[this.at + 1];
    if (next === undefined || !/^['’]$/u.test(next.text) || next.start !== word.end) return null;
    const isOther = this.phrases.from(this.at, this.opens()) !== null;
    return isOther ? null : (this.entries.words.elided[word.text.toLowerCase()] ?? null);
  }
}

/** Reads texts by `entries`. Linear in the text but for its longest phrase; never throws. */
export const reader = (entries: Entries): ((text: string) => readonly GlossToken[]) =>
  keepingRecent((text: string): readonly GlossToken[] => new Reader(text, entries).read());
