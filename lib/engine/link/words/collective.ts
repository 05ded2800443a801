/** A word that means several lines at once: what the readers of such words hand on. */
import type { Word } from "./words";

/** Words for several lines, at words `[from, to)` of an action: of which kind, how many, called what. */
export type Collective = {
  from: number;
  to: number;
  kind: "all" | "rest" | "first" | "next" | "last" | "dry" | "wet" | "class" | "section" | "both" | "serving";
  count: number;
  noun: string;
  /** Only together with the name of a part does the word mean its lines: "the salad things". */
  loose?: true;
  /** The noun with the word before it, which a part of the list may be called by: "whole spices". */
  called?: string;
  /** All of the kind, whatever names one of them later: "cut all the vegetables … crush some of the potatoes". */
  every?: true;
  /** "Put all the vegetables in a bowl": said of every one of the kind, whatever is done with them. */
  whole?: true;
  /** "Combine the ingredients", "knead everything": without a word for how many or of which part. */
  bare?: true;
  /** Those that were made ready before: "the soaked seeds". */
  readied?: true;
  /** The words name herbs besides, which are no spices then: "the herbs and spices". */
  beside?: true;
  /** Words after "except" or "but", whose lines are left out. */
  except: readonly Word[];
};
