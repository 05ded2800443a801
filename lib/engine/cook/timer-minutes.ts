/** The minutes of Cook Mode's timers, apart from what finds them in a step: the help knows them too. */

export const TIMER_PRESETS_MINUTES = [5, 10, 15, 20, 30, 60] as const;
/** Where a step states no time. */
export const DEFAULT_TIMER_MINUTES = 5;
export const CUSTOM_MAX_MINUTES = 120;
/** What "more minutes" gives a timer that runs or rings. */
export const MORE_MINUTES = 5;
export const LONGEST_TIMER_MINUTES = 7 * 24 * 60;
export const SHORTEST_TIMER_MINUTES = 1 / 60;
