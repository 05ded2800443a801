/** A text in the engine's words and order, with the way back: which words of the cook's own text each stretch of it stands for. */
import type { GlossWords } from "@/lib/engine/language/pack/gloss";
import { keepingRecent } from "@/lib/engine/language/memory";
import { tokenize } from "@/lib/engine/language/tokens";
import { formWritten, unitAt, unitForms } from "@/lib/engine/language/units";
import { ARTICLES } from "./amounts-and-articles";
import { partLast, OF, qualitiesFirst, asOrders } from "./word-order";
import { asStrewn, summed } from "./small-words";
import type { GlossToken } from "./forms";

/** `[start, end)` of the glossed text stands for `[from, to)` of the cook's. */
type Span = { start: number; end: number; from: number; to: number; token: GlossToken };

export type Glossed = {
  text: string;
  /** In the order of the glossed text. */
  spans: readonly Span[];
};

/** Open a clause that says when, and whose verb stands where it is. */
const SUBORDINATE = new Set([
  "until",
  "when",
  "as soon as",
  "once",
  "while",
  "if",
  "because",
  "that",
  "so that",
  "before",
  "after",
]);
const AROUND = new Set(["before", "after"]);
const JOINS = new Set(["and", "then", "or"]);
const ENDS = /^[.!?;:]$/u;
const OPEN_MARKS = /^[([{“„«]$/u;

/** A stop behind which the sentence goes on in small letters or figures: "ca. 5 Min. anschwitzen". */
const isAbbreviated = (text: string, mark: GlossToken, next: GlossToken | undefined): boolean =>
  mark.means === "." && next !== undefined && /[\p{Ll}\p{N}]/u.test(text.charAt(next.start));

/**
 * The sentence at `at` opens with its order, though its language may have it last: "Snijd de ui", and not "Aufkochen und …". Words that
 * say nothing are passed over.
 */
export function opensWithOrder(tokens: readonly GlossToken[], at = 0): boolean {
  let first = at;
  while (tokens[first]?.means === "") first += 1;
  let behind = first + 1;
  while (tokens[behind]?.means === "") behind += 1;
  const [order, next] = [tokens[first], tokens[behind]];
  if (order?.leads === true) return true;
  return order?.kind === "verb" && next !== undefined && next.kind !== "mark" && !JOINS.has(next.means);
}

const FOR = /^for(?: |$)/;

/** Words from `at` on that only name the part: "für den Guss" of "für den Guss alles verquirlen", where everything goes in. */
function partLength(region: readonly GlossToken[], at: number): number {
  const [opens, part, next] = region.slice(Math.max(0, at), Math.max(0, at) + 3);
  const names = opens?.kind === "grammar" && FOR.test(opens.means) && part?.kind === "thing";
  return at >= 0 && names && next?.kind === "grammar" && EVERYTHING.test(next.means) ? 2 : 0;
}
const EVERYTHING = /^(?:everything|all)(?: |$)/;

/** The bracket that closes the one at `open`, where an order or an end stands between them, "(30 cm; 2 l)"; -1 where none does. Brackets do not stand in one another. */
function closeOf(tokens: readonly GlossToken[], open: number): number {
  let orders = false;
  for (let at = open + 1; at < tokens.length; at += 1) {
    const { kind, means } = tokens[at]!;
    if (means === ")") return orders ? at : -1;
    if (means === "(") return -1;
    orders ||= kind === "verb" || (kind === "mark" && ENDS.test(means));
  }
  return -1;
}

/** Where a list of the language would have its verb last, every verb stands before what it is done to. */
function verbsFirst(text: string, tokens: readonly GlossToken[]): GlossToken[] {
  const ordered: GlossToken[] = [];
  let region: GlossToken[] = [];
  let waits = false;
  let inOrder = opensWithOrder(tokens, 0);
  const flush = (): void => {
    ordered.push(...region);
    region = [];
  };
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    const close = token.kind === "mark" && token.means === "(" ? closeOf(tokens, at) : -1;
    if (close > 0) {
      // "Kokosmilch (2 EL für die Deko aufheben) angießen": a bracket is a clause of its own.
      region.push(token, ...verbsFirst(text, tokens.slice(at + 1, close)), tokens[close]!);
      at = close;
      continue;
    }
    const ends = ENDS.test(token.means) && !isAbbreviated(text, token, tokens[at + 1]);
    if (token.kind === "mark" && (ends || (waits && token.means === ","))) {
      flush();
      ordered.push(token);
      waits = false;
      if (ends) inOrder = opensWithOrder(tokens, at + 1);
    } else if (inOrder) {
      ordered.push(token);
    } else if (
      !waits &&
      token.kind === "grammar" &&
      SUBORDINATE.has(token.means) &&
      token.preposed !== true &&
      // "Nach 30 Minuten mit Käse bestreuen": a time, and no clause.
      !(AROUND.has(token.means) && tokens[at + 1]?.kind === "kept")
    ) {
      flush();
      ordered.push(token);
      waits = true;
    } else if (token.kind === "verb" && !waits) {
      // Behind "and" or a comma it opens a clause: "Dann den Topf holen und gib die Butter hinein".
      const before = region.at(-1);
      if (before?.means === "," || (before !== undefined && JOINS.has(before.means))) flush();
      const verbs = [token];
      while (tokens[at + 1]?.kind === "verb") verbs.push(tokens[(at += 1)]!);
      const lead = region.findIndex((each) => each.kind !== "mark" && !JOINS.has(each.means));
      const leads = region.splice(0, (lead < 0 ? region.length : lead) + partLength(region, lead));
      ordered.push(...leads, ...verbs.reverse());
      flush();
    } else region.push(token);
  }
  flush();
  return ordered;
}

const isMark = ({ kind, means }: GlossToken): boolean => kind === "mark" && !OPEN_MARKS.test(means);
const isTight = (token: GlossToken): boolean => token.kind === "kept" || isMark(token);

/** English names of the units that the engine tells from a food's name. */
const ENGLISH = new Map<string, string>();
for (const { language, unit, form } of unitForms())
  if (language === "en" && !ENGLISH.has(unit.id)) ENGLISH.set(unit.id, form);
const SPOONED: ReadonlySet<string> = new Set(["volume", "weight", "container"]);

/** "2 cucchiai" → "2 tbsp": a measure is told from the name behind it by its English word. */
const withEnglishUnit = keepingRecent((amount: string): string => {
  const tokens = tokenize(amount);
  for (let at = 1; at < tokens.length; at += 1) {
    const found = unitAt(tokens, at);
    const [first, last] = [tokens[at], tokens[(found?.end ?? 0) - 1]];
    if (found === null || first === undefined || last === undefined) continue;
    const written = formWritten(amount.slice(first.start, last.end).replace(/\s+/g, " ").trim());
    const said = ENGLISH.get(found.unit.id);
    if (said === undefined || written?.language === "en" || !SPOONED.has(found.unit.kind)) return amount;
    return (amount.slice(0, first.start) + said + amount.slice(last.end)).trimEnd();
  }
  return amount;
});

/** Behind these "of" takes nothing of anything: "avec des pommes", "et des oignons". */
const NO_WHOLE = /(?:^| )(?:and|or|with|without|in|into|on|as|for|to|from)$/;

/** "un vaso de leche": a measure without a figure, by its English word; any other word as it is. */
function measureOf(word: string): string {
  const written = formWritten(word);
  if (written === null || written.language === "en" || !SPOONED.has(written.unit.kind)) return word;
  return ENGLISH.get(written.unit.id) ?? word;
}

const A_HALF_MORE = "and a half";

/** Some languages say "of the" where English says nothing: "ajoutez du sel", "le reste des carottes et des oignons". */
function plainly({ means, kind }: GlossToken, last: GlossToken | null, next: GlossToken | undefined): string {
  // "Añade cucharada y media de sal": one and a half, without its article.
  const bare = kind === "unknown" && next?.means === A_HALF_MORE && !ARTICLES.has(last?.means ?? "");
  if (bare && measureOf(means) !== means) return `a ${measureOf(means)}`;
  // "een zakje vanillesuiker", behind its article, as "1 zakje"
  if (kind === "kept") return ARTICLES.has(last?.means ?? "") ? measureOf(means) : withEnglishUnit(means);
  if (kind === "unknown") return ARTICLES.has(last?.means ?? "") ? measureOf(means) : means;
  if (!OF.test(means) || last === null) return means;
  // "tous les ingrédients de la sauce", "los ingredientes del relleno": those for it.
  if (last.means.endsWith("ingredients")) return means.replace("of", "for");
  if (kind !== "grammar") return means;
  const takes = last.kind !== "verb" && last.means !== "," && !NO_WHOLE.test(last.means);
  return takes ? means : means.replace(OF, "").trim();
}

/** A longer word is written in full. */
const LONGEST_SHORT = 5;

/** The stop of "evtl. noch etwas Butter" ends nothing, and the hyphen of "un demi-citron" is a blank. */
function isSilentMark(text: string, tokens: readonly GlossToken[], at: number): boolean {
  const [last, mark, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (
    (last?.kind !== "grammar" && last?.kind !== "describing") ||
    mark?.kind !== "mark" ||
    last.end !== mark.start
  )
    return false;
  if (mark.means === "-")
    return last.means.endsWith("half") && (next?.kind === "food" || MEASURED.test(next?.means ?? ""));
  if (JOINS.has(last.means)) return next?.kind === "food";
  return last.end - last.start <= LONGEST_SHORT && isAbbreviated(text, mark, next);
}

/** "la demi-cuillère" */
const MEASURED = /^(?:spoon|tbsp|tsp)$/;

const OF_THE = /^of the$/;
const SHARE = /(?:half|third|thirds|quarter|quarters) of the$/;
/** The part that is said of foods from `token` on, where each of them has "of the" of its own. */
function shareFrom({ kind, means }: GlossToken, share: string | null): string | null {
  if (SHARE.test(means)) return means;
  const ends = kind === "verb" || kind === "kept" || (kind === "mark" && means !== ",");
  const others = kind === "grammar" && !OF_THE.test(means) && !JOINS.has(means) && means !== "";
  return ends || others ? null : share;
}

/** `tokens` of `text` as one text in the engine's words. Linear. */
export function translate(text: string, tokens: readonly GlossToken[], words: GlossWords): Glossed {
  let ordered = summed(words.verbLast ? asOrders(tokens, SUBORDINATE) : tokens);
  if (words.qualityLast) ordered = qualitiesFirst(asStrewn(ordered));
  if (words.verbLast) ordered = verbsFirst(text, ordered);
  ordered = partLast(ordered);
  let said = "";
  let last: GlossToken | null = null;
  const spans: Span[] = [];
  let share: string | null = null;
  for (const [at, token] of ordered.entries()) {
    // "metade das cebolas, do tomate e do pimentão": half of each.
    const goesOn =
      share !== null && OF_THE.test(token.means) && (last?.means === "," || JOINS.has(last?.means ?? ""));
    const means = goesOn && share !== null ? share : plainly(token, last, ordered[at + 1]);
    share = shareFrom(token, share);
    if (means === "" || isSilentMark(text, ordered, at)) continue;
    const spaced = /\s/.test(text.charAt(token.start - 1));
    const opened = last !== null && OPEN_MARKS.test(last.means) && last.end === token.start;
    // Marks and figures stand as close as in the cook's text; two words never touch.
    const follows = last?.end === token.start;
    const close =
      last !== null && !spaced && (isMark(token) || (follows && (isTight(token) || isTight(last))));
    if (said !== "" && !close && !opened) said += " ";
    spans.push({
      start: said.length,
      end: said.length + means.length,
      from: token.start,
      to: token.end,
      token,
    });
    said += means;
    last = token;
  }
  return { text: said, spans };
}

/** The place in the cook's text of `[start, end)` of the glossed one; null where no word of it stands there. */
export function placeOf(
  { spans }: Glossed,
  start: number,
  end: number,
): { start: number; end: number } | null {
  let from = Infinity;
  let to = -1;
  for (const span of spans) {
    if (span.end <= start || span.start >= end) continue;
    from = Math.min(from, span.from);
    to = Math.max(to, span.to);
  }
  return to < 0 ? null : { start: from, end: to };
}
