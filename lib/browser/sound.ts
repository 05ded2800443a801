/** The chime of a finished timer, made with Web Audio: nothing to load, and the four notes are exact (cooking.md#timer-rings). */
import { CHIME_MS, chimeNotes } from "@/lib/engine/cook/countdown";

let context: AudioContext | null = null;
/** When the chime that was asked for last is over, on the context's clock: the next one follows it. */
let busyUntil = 0;

const canSound = (): boolean => typeof AudioContext !== "undefined";

/** Call in a gesture: browsers keep an audio context silent until the visitor has touched or typed something. */
export function unlockSound(): void {
  if (!canSound()) return;
  context ??= new AudioContext();
  if (context.state !== "running") void context.resume().catch(() => undefined);
}

/** Plays the chime once, after any that still plays; `loudness` is 0 to 1. Answers how to stop it. */
export function playChime({ loudness }: { loudness: number }): () => void {
  unlockSound();
  const audio = context;
  if (!audio || loudness <= 0) return () => undefined;
  const start = Math.max(audio.currentTime, busyUntil);
  busyUntil = start + CHIME_MS / 1000;
  const gain = audio.createGain();
  gain.connect(audio.destination);
  gain.gain.value = loudness;
  const notes = chimeNotes().map(({ hertz, fromMs, toMs }) => {
    const note = audio.createOscillator();
    const envelope = audio.createGain();
    const from = start + fromMs / 1000;
    const to = start + toMs / 1000;
    note.type = "sine";
    note.frequency.value = hertz;
    envelope.gain.setValueAtTime(0, from);
    envelope.gain.linearRampToValueAtTime(0.5, from + 0.02);
    envelope.gain.exponentialRampToValueAtTime(0.001, to);
    note.connect(envelope);
    envelope.connect(gain);
    note.start(from);
    note.stop(to);
    return note;
  });
  return () => {
    busyUntil = 0;
    gain.disconnect();
    for (const note of notes) note.disconnect();
  };
}
