/** The sound and the vibration of a finished timer (spec cooks §9): four notes upward. */
export const CHIME_NOTES_HZ = [523.25, 659.25, 783.99, 1046.5] as const;
export const VIBRATION_MS: readonly number[] = [200, 100, 200, 100, 200];

const NOTE_MS = 180;
/** How long the last note rings on. */
const TAIL_MS = 540;
/** One whole chime; another timer's chime follows after it. */
export const CHIME_MS = NOTE_MS * (CHIME_NOTES_HZ.length - 1) + TAIL_MS;
/** Until the chime comes again, where the cook wants it repeated. */
export const CHIME_AGAIN_MS = 4_000;

/** When each note starts and ends, in milliseconds from now. */
export const chimeNotes = (): { hertz: number; fromMs: number; toMs: number }[] =>
  CHIME_NOTES_HZ.map((hertz, index) => ({
    hertz,
    fromMs: index * NOTE_MS,
    toMs: index * NOTE_MS + (index === CHIME_NOTES_HZ.length - 1 ? TAIL_MS : NOTE_MS * 1.5),
  }));
