/** What the words of one action say of a line: that they name it, or wait for a state of it. */
import { isExcluded, isState } from "./context";
import type { LineModel } from "./line-names";
import type { ReadAction } from "./read-action";

/** The words of an action name the line. */
export const namesLine = (action: ReadAction | undefined, { index }: LineModel): boolean =>
  action?.phrases.some(({ options }) => options.some(({ line, weak }) => line === index && !weak)) ?? false;

/** "Mix everything until the chicken is coated": the action waits for a state of the line, so it is in there. */
export const isWaitedFor = (action: ReadAction | undefined, { index }: LineModel): boolean =>
  action?.phrases.some(
    ({ from, to, options }) =>
      options[0]?.line === index && isState(action.words, from, to) && !isExcluded(action.words, from),
  ) ?? false;
