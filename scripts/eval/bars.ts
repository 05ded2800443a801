/** What the engine has to reach, and what the best other programs reach on the same kind of cases ("–": none was measured). */
export type Report = Record<string, Record<string, number | null>>;

export type Bar = {
  what: string;
  others: string;
  /** At least this, or at most with `atMost`. */
  ours: number;
  atMost?: boolean;
  /** Reads the figure out of the scorer's report. */
  of: (report: Report) => number | null | undefined;
};

const at =
  (group: string, field: string) =>
  (report: Report): number | null | undefined =>
    report[group]?.[field];

export const BARS = {
  url: [
    { what: "whole recipe right", others: ".690", ours: 0.93, of: at("all", "good") },
    { what: "ingredient F1", others: ".715", ours: 0.965, of: at("all", "ingF1") },
    { what: "failed", others: ".225", ours: 0.01, atMost: true, of: at("all", "failed") },
    { what: "pages with JSON-LD, good", others: ".929", ours: 0.975, of: at("en/json-ld", "good") },
    { what: "pages with microdata, good", others: ".640", ours: 0.85, of: at("en/microdata", "good") },
    { what: "pages with neither, good", others: "0", ours: 0.8, of: at("en/none", "good") },
    { what: "ms to read a page, median", others: "27", ours: 3, atMost: true, of: at("all", "msMedian") },
    { what: "ms to read a page, p95", others: "70", ours: 15, atMost: true, of: at("all", "msP95") },
  ],
  linking: [
    { what: "pairs of step and line, F1", others: ".875", ours: 0.98, of: at("cookdial", "F1") },
    { what: "step sets exactly right", others: ".690", ours: 0.93, of: at("cookdial", "exactSet") },
    {
      what: "shown where none is used",
      others: ".030",
      ours: 0.01,
      atMost: true,
      of: at("cookdial", "falseListing"),
    },
    { what: "mention spans F1", others: ".874", ours: 0.95, of: at("cookdial", "mentionF1") },
    { what: "timers F1", others: ".966", ours: 0.99, of: at("all", "timerF1") },
  ],
  ingredients: [
    { what: "name, quantity and unit all right", others: ".686", ours: 0.945, of: at("all", "all") },
  ],
  storage: [{ what: "balanced accuracy", others: ".840", ours: 0.95, of: at("all", "balanced") }],
  plain: [
    { what: "actions, F1", others: "–", ours: 0.9, of: at("lang:en", "actionsF1") },
    { what: "preparation, F1", others: "–", ours: 0.88, of: at("lang:en", "prepF1") },
    { what: "links, F1", others: "–", ours: 0.96, of: at("lang:en", "linksF1") },
    { what: "uses, F1", others: "–", ours: 0.92, of: at("lang:en", "usesF1") },
    { what: "amounts, F1", others: "–", ours: 0.9, of: at("lang:en", "amountsF1") },
    { what: "wrong uses", others: "–", ours: 0.03, atMost: true, of: at("lang:en", "wrongUse") },
    { what: "timers, F1", others: "–", ours: 0.96, of: at("lang:en", "timersF1") },
    { what: "recipes whose every use is right", others: "–", ours: 0.55, of: at("lang:en", "usesPerfect") },
    { what: "wrong uses that the receipt names", others: "–", ours: 0.8, of: at("lang:en", "warned") },
    {
      what: "alarms on right recipes",
      others: "–",
      ours: 0.1,
      atMost: true,
      of: at("lang:en", "falseAlarms"),
    },
  ],
  text: [
    { what: "score overall", others: ".710", ours: 0.98, of: at("all", "score") },
    { what: "score of messy pages as imported", others: ".460", ours: 0.85, of: at("import", "score") },
  ],
  photo: [
    { what: "ingredient F1", others: ".650", ours: 0.89, of: at("all", "ingF1") },
    { what: "score overall", others: "–", ours: 0.9, of: at("all", "score") },
    { what: "ingredient F1 of easy ones", others: "–", ours: 0.94, of: at("easy", "ingF1") },
    { what: "ingredient F1 of hard ones", others: "–", ours: 0.8, of: at("hard", "ingF1") },
  ],
  pdf: [{ what: "score overall", others: "–", ours: 0.98, of: at("all", "score") }],
} as const satisfies Record<string, readonly Bar[]>;

export type Kind = keyof typeof BARS;
export const KINDS = Object.keys(BARS) as Kind[];
