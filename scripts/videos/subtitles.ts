/** What a film says, for who reads another language than the one that is drawn in: a WebVTT file beside the film. */
import { GERMAN } from "@/lib/messages/de.data";
import type { MessageLanguage } from "@/lib/messages/languages";
import type { Said } from "./recorder";

type Words = Readonly<Record<string, string>>;

export const TRANSLATED = { de: GERMAN } as const satisfies Partial<Record<MessageLanguage, Words>>;

/** "00:01:02.500" */
const clock = (seconds: number): string => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);

/** Each sentence stands until the next one; the last one to the end of the film. */
export const subtitles = (said: readonly Said[], seconds: number, words: Words): string =>
  [
    "WEBVTT",
    ...said.map(
      (each, at) =>
        `${clock(each.from)} --> ${clock(said[at + 1]?.from ?? seconds)}\n${words[each.words] ?? each.words}`,
    ),
  ].join("\n\n") + "\n";
