/** A pack's gloss as it is looked up: every form with the engine's word for it. */
import {
  type Entry,
  type GlossKind,
  type Meanings,
  Compounds,
  withMarks,
  listed,
  OrderForms,
  SHORTEST_STEM,
} from "./forms";
import { fold } from "@/lib/engine/language/food/singular";
import { keepingRecent } from "@/lib/engine/language/memory";
import type { GlossWords } from "@/lib/engine/language/pack/gloss";

export type Phrase = { words: readonly string[]; entry: Entry };

const LISTS: readonly (readonly [
  list: "foods" | "things" | "describing" | "verbs" | "participles" | "grammar",
  kind: GlossKind,
])[] = [
  ["grammar", "grammar"],
  ["foods", "food"],
  ["things", "thing"],
  ["verbs", "verb"],
  ["participles", "participle"],
  ["describing", "describing"],
];

/** A phrase as it is compared: its words, whatever joins them. */
export const wordsOfForm = (form: string): string[] => form.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Letters that one and several of a thing begin with: "ui", "uien". */
const FEWEST_SHARED = 2;
/** A recipe has fewer words than this. */
const WORDS = 512;

export class Entries {
  /** Every word of the engine that some form means. */
  readonly meanings = new Set<string>();
  private readonly forms = new Map<string, Meanings>();
  /** Names of foods and things of one meaning, where one of it and several are entries of their own. */
  private readonly named = new Map<string, string[]>();
  /** The same without accents, for a clitic moves them: "añádela" is "añade" and "la". */
  private readonly folded = new Map<string, Meanings>();
  /** By the first word, the longest first. */
  private readonly phrases = new Map<string, Phrase[]>();
  private readonly endings: readonly (readonly [kind: GlossKind, endings: readonly string[]])[];
  private readonly compounds: Compounds;
  private readonly clitics: readonly (readonly [form: string, means: string])[];
  private readonly pronouns: ReadonlyMap<string, string>;
  readonly orderForms: OrderForms;

  constructor(readonly words: GlossWords) {
    for (const [list, kind] of LISTS) this.readList(words[list], kind);
    for (const list of this.phrases.values()) list.sort((a, b) => b.words.length - a.words.length);
    this.endings = LISTS.flatMap(([list, kind]) => {
      const ends = list === "grammar" ? undefined : words.endings[list];
      return ends === undefined ? [] : [[kind, listed(ends)] as const];
    });
    this.compounds = new Compounds(words.compounds, this.forms);
    this.orderForms = new OrderForms(words);
    this.clitics = Object.entries(words.clitics)
      .map(([form, means]) => [form.replace(/^-/, ""), means] as const)
      .sort(([a], [b]) => b.length - a.length);
    this.pronouns = new Map(this.clitics);
  }

  private readList(list: string, kind: GlossKind): void {
    for (const line of list.split("\n")) {
      const sign = line.lastIndexOf("=");
      if (sign < 0) continue;
      const forms = line
        .slice(0, sign)
        .split("/")
        .map((form) => form.trim())
        .filter((form) => form !== "");
      const [one = "", many = one] = line
        .slice(sign + 1)
        .split("/")
        .map((word) => word.trim());
      const [first = "", second = first] = forms;
      const own =
        kind === "food" || kind === "thing" ? { [one]: first, [many]: one === many ? first : second } : {};
      forms.forEach((form, at) => this.note(form, { means: at === 0 ? one : many, kind, own, first }));
    }
  }

  private note(form: string, entry: Entry): void {
    this.meanings.add(entry.means);
    if (entry.kind === "food" || entry.kind === "thing")
      this.named.set(entry.means, [...(this.named.get(entry.means) ?? []), form]);
    const words = wordsOfForm(form);
    if (words.length > 1) {
      const key = (words[0] ?? "").toLowerCase();
      const known = this.phrases.get(key);
      const phrase = { words: words.map((word) => word.toLowerCase()), entry };
      if (known === undefined) this.phrases.set(key, [phrase]);
      else known.push(phrase);
      return;
    }
    const place = entry.kind === "verb" ? "order" : "other";
    for (const [map, key] of [
      [this.forms, form],
      [this.folded, fold(form)],
    ] as const) {
      const meanings = map.get(key) ?? { order: null, other: null };
      meanings[place] ??= entry;
      map.set(key, meanings);
    }
  }

  /** Phrases that may begin with this word, the longest first. */
  phrasesFrom(word: string): readonly Phrase[] {
    return this.phrases.get(word.toLowerCase()) ?? [];
  }

  /**
   * What a single word means; null when it is not known. `opens`: it opens a sentence or a clause, where an order stands and a capital
   * says nothing.
   */
  wordOf(word: string, opens: boolean): Entry | null {
    return opens ? this.opening(word) : this.within(word);
  }

  /** One recipe has most of its words many times, and each is looked up several times where it stands. */
  private readonly opening = keepingRecent((word) => this.readWord(word, true), WORDS);
  private readonly within = keepingRecent((word) => this.readWord(word, false), WORDS);

  private readWord(word: string, opens: boolean): Entry | null {
    const small = word.toLowerCase();
    const known =
      this.pick(this.forms.get(word), opens) ??
      (!this.words.capitals || opens ? this.pick(this.forms.get(small), opens) : null);
    if (known !== null) return known;
    const marked = withMarks(word, this.words);
    const written = marked === word ? null : this.readWord(marked, opens);
    if (written !== null) return written;
    // Typed without its accents: "creme", "epices"; but "warmen" is of "warm", and no order to warm.
    const plain = fold(word) === small ? this.pick(this.folded.get(small), opens) : null;
    return (
      this.shortened(word) ??
      (this.words.capitals ? this.shortened(small) : null) ??
      plain ??
      (opens ? this.spoken(small) : null) ??
      this.withParticle(word, opens) ??
      this.compounds.of(word)
    );
  }

  /** An order with the particle that ends its clause: "koche … auf" is "aufkochen", "giet … af" is "giet af". */
  joined(order: Entry, form: string, particle: string): Entry | null {
    const last = particle.toLowerCase();
    const apart = this.phrasesFrom(form).find(
      ({ words, entry }) => entry.kind === "verb" && words.length === 2 && words[1] === last,
    );
    return apart?.entry ?? this.forms.get(`${last}${order.first}`)?.order ?? null;
  }

  /** An order, or what was done, behind the word that says where to: "daruntermischen", "hochgezogen". */
  private withParticle(word: string, opens: boolean): Entry | null {
    const small = word.toLowerCase();
    if (this.words.capitals && !opens && word !== small) return null;
    for (const particle of this.orderForms.particles) {
      if (!small.startsWith(particle) || small.length - particle.length < SHORTEST_STEM) continue;
      const { order = null, other = null } = this.forms.get(small.slice(particle.length)) ?? {};
      if (order !== null) return order;
      if (other?.kind === "participle") return other;
    }
    return null;
  }

  /** What else a word is that can be an order: "tritate" is one, and chopped carrots are; null for any other word. */
  besidesOrder(word: string): GlossKind | null {
    const meanings = this.forms.get(word.toLowerCase());
    return meanings?.order === null || meanings?.other === null ? null : (meanings?.other.kind ?? null);
  }

  private pick(meanings: Meanings | undefined, opens: boolean): Entry | null {
    if (meanings === undefined) return null;
    return opens ? (meanings.order ?? meanings.other) : (meanings.other ?? meanings.order);
  }

  /** The word without an ending, where the rest is known in the same list. */
  private shortened(word: string): Entry | null {
    for (const [kind, endings] of this.endings) {
      for (const ending of endings) {
        if (!word.endsWith(ending) || word.length - ending.length < SHORTEST_STEM) continue;
        const meanings = this.forms.get(word.slice(0, -ending.length));
        const found = kind === "verb" ? meanings?.order : meanings?.other;
        if (found?.kind === kind) return found;
      }
    }
    return null;
  }

  /** An order to somebody: "hackst du", "hackt die Zwiebeln", "schneidet ihr das Fleisch klein". */
  private spoken(small: string): Entry | null {
    for (const form of this.orderForms.unspoken(small)) {
      const order = this.forms.get(form)?.order ?? this.withParticle(form, true);
      if (order?.kind === "verb") return order;
    }
    return null;
  }

  /** A verb with its pronoun: "añádelas", "aggiungerlo", "adicioná-los" without its hyphen. Null where it is none. */
  withClitic(word: string): { verb: Entry; pronoun: string } | null {
    const small = word.toLowerCase();
    for (const [form, means] of this.clitics) {
      if (!small.endsWith(form) || small.length - form.length < SHORTEST_STEM) continue;
      const verb = this.orderOf(small.slice(0, -form.length));
      if (verb !== null) return { verb, pronoun: means };
    }
    return null;
  }

  /** An order whose last letter its pronoun took away, or which lost an accent. */
  orderOf(stem: string): Entry | null {
    for (const form of [stem, `${stem}e`, `${stem}r`, `${stem}s`]) {
      const entry = this.forms.get(form)?.order ?? this.folded.get(fold(form))?.order;
      if (entry !== null && entry !== undefined) return entry;
    }
    return null;
  }

  /** The order that is written just so. */
  orderAs(form: string): Entry | null {
    return this.forms.get(form)?.order ?? null;
  }

  /** The order that is written or spoken so, whatever else the word is: "püriert die Suppe". */
  toldOrder(word: string): Entry | null {
    const small = word.toLowerCase();
    return this.orderAs(small) ?? this.spoken(small);
  }

  /** The name of `means` that is most like `word`: "ui" beside "uien"; null where none begins as it does. */
  nameLike(word: string, means: string): string | null {
    const small = word.toLowerCase();
    const shared = (name: string): number => {
      let same = 0;
      while (same < name.length && name.charAt(same).toLowerCase() === small.charAt(same)) same += 1;
      return same;
    };
    const [best] = [...(this.named.get(means) ?? [])].sort((a, b) => shared(b) - shared(a));
    return best !== undefined && shared(best) >= FEWEST_SHARED ? best : null;
  }

  /** The language's single words for any of `meanings`, in small letters; whole lists are gone through once for each set. */
  formsOf(meanings: ReadonlySet<string>): ReadonlySet<string> {
    const known = this.formsFor.get(meanings);
    if (known !== undefined) return known;
    const found = new Set<string>();
    for (const [form, { other }] of this.forms)
      if (other !== null && meanings.has(other.means)) found.add(form.toLowerCase());
    this.formsFor.set(meanings, found);
    return found;
  }
  private readonly formsFor = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>();

  /** The pronoun that is written behind a verb so. */
  pronounOf(form: string): string | null {
    return this.pronouns.get(form.toLowerCase()) ?? null;
  }
}
