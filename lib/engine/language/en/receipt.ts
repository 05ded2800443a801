/** English sentences of the receipt, as a cook reads them: the only place where they are worded. */

/** A line of the shopping list, as it is quoted. */
const quoted = (text: string): string => `“${text}”`;
const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const RECEIPT = {
  // The receipt in one line.
  emptyList: "The shopping list is empty. Please compare this recipe with the original.",
  placed: (placed: number, total: number) =>
    `${placed} of ${counted(total, "ingredient", "ingredients")} placed.`,
  worthALook: (count: number) => `Please check ${counted(count, "thing", "things")}.`,
  allMatch: "All amounts match the original.",

  // The shopping list.
  noList: "The shopping list is empty.",
  lineChanged: (now: string) => `This ingredient reads otherwise now: ${quoted(now)}.`,
  lineGone: "This ingredient is not in the shopping list.",
  lineTooOften: (text: string) => `The shopping list has this too often: ${quoted(text)}.`,
  lineInvented: (text: string) => `The original has no such ingredient: ${quoted(text)}.`,
  headingListed: (text: string) => `${quoted(text)} looks like a heading, and stands on the shopping list.`,
  unreadable: "Some characters here could not be read.",

  // What stands around the steps.
  titleChanged: (now: string) => `The title reads otherwise now: ${quoted(now)}.`,
  descriptionGone: "The description is missing.",
  descriptionInvented: "The original has no description.",
  descriptionChanged: "The description is not the original's.",
  servingsNotStated: (servings: number) => `The original does not say that it serves ${servings}.`,
  totalNotStated: "The total time is not the original's.",
  noteGone: "A note of the original is missing.",

  // The words of the steps.
  noWords: (step: number) => `Step ${step} has no words.`,
  saysOther: (step: number, words: string) =>
    `The original does not say this in step ${step}: ${quoted(words)}.`,
  hasOtherWords: (step: number, words: string) =>
    `Step ${step} has words that the original does not have there: ${quoted(words)}.`,
  saysAgain: (step: number) => `Step ${step} says again what another step says.`,
  standsElsewhere: (step: number) => `Step ${step} stands elsewhere in the original.`,
  sentenceGone: "A sentence of the original is in no step.",
  wordsGone: (words: string) => `Words of the original are in no step: ${quoted(words)}.`,
  oursNotStated: (step: number) => `The original does not state what step ${step} says.`,
  timerNotStated: (step: number) => `The timer of step ${step} rings at a time that the step does not state.`,

  // The original and what was read of it.
  otherNumber: (row: string) => `The original has another number here: ${quoted(row)}.`,
  onceInOriginal: "This stands once in the original and twice in the recipe.",
  twoLinesInOne: "Two lines of the original stand on one line.",
  noteAmongSteps: "A note of the original stands among the steps.",
  lineLost: "A line of the original is in no part of this recipe.",
  wordsLost: (words: string) => `Words of the original are in no part of this recipe: ${quoted(words)}.`,
  unclaimed: "Nothing was made of this line of the original.",
  claimedTwice: "This line of the original was taken twice.",

  // Amounts.
  asksForMore: (step: number) => `Step ${step} asks for more of this than the list has.`,
  otherAmount: (step: number) => `Step ${step} states another amount of this than is shown.`,
  otherPart: (step: number) => `Step ${step} says a part of this that is not the amount shown.`,
  otherRest: (step: number) => `Step ${step} uses the rest of this, and that is not the amount shown.`,
  keepsBack: (step: number) => `Step ${step} keeps some of this back, and that is not the amount shown.`,
  partOfFood: (step: number, line: string) =>
    `Step ${step} uses a part of ${quoted(line)}, and it is not shown so.`,
  someLeft: (step: number, line: string) =>
    `Step ${step} leaves some of ${quoted(line)}, and no step uses that.`,
  maybeMore: (step: number, line: string) => `Step ${step} may take more of ${quoted(line)}.`,
  goesInTwice: (line: string) => `All of ${quoted(line)} goes in twice.`,
  usedTooMuch: (line: string) => `The steps use more of ${quoted(line)} than the list has.`,
  notUsedUp: (line: string) => `The steps do not use all of ${quoted(line)}.`,
  restOfNothing: (step: number, line: string) =>
    `Step ${step} takes the rest of ${quoted(line)}, and no step takes any before.`,
  openAmount: (step: number, line: string) =>
    `Step ${step} does not say how much of ${quoted(line)} goes in.`,
  nothingLeft: (step: number, line: string) =>
    `Step ${step} takes the rest of ${quoted(line)}, and all of it went in before.`,
  dividedSomehow: (line: string) => `The list divides ${quoted(line)}, and the steps do not say how.`,

  // Which line is meant.
  mayNotMean: (step: number, line: string) => `Step ${step} may not mean ${quoted(line)}.`,
  mayMeanEither: (step: number, line: string, other: string) =>
    `Step ${step} may mean ${quoted(line)} or ${quoted(other)}.`,
  seemsToMean: (step: number, other: string, line: string) =>
    `Step ${step} seems to mean ${quoted(other)}, not ${quoted(line)}.`,
  mayMeanOfPart: (step: number, other: string, part: string) =>
    `Step ${step} may mean ${quoted(other)} of ${quoted(part)}.`,
  manyThings: (step: number) =>
    `Step ${step} says many things at once. Please look when each of them goes in.`,
  notNamed: (step: number, line: string) =>
    `Step ${step} uses ${quoted(line)}, and its words do not name it.`,
  namedElsewhere: (step: number, line: string, other: number) =>
    `Step ${step} uses ${quoted(line)}; step ${other} names it.`,

  // Lines that do not go in.
  unused: (line: string) => `No step uses ${quoted(line)}.`,
  unusedNamed: (line: string, step: number) => `No step uses ${quoted(line)}; step ${step} may.`,
  extraUnused: (line: string) => `No step shows where the extra of ${quoted(line)} goes.`,
  namedNotShown: (step: number, line: string) => `Step ${step} names ${quoted(line)} and does not show it.`,
  mayUseToo: (step: number, line: string) => `Step ${step} may use some of ${quoted(line)} too.`,
  notReadied: (line: string) => `No step says to get ${quoted(line)} ready.`,
  notListed: (food: string) => `The steps need ${quoted(food)}, which is not on the list.`,
};
