/** Which languages are put into words for a voice; in all others it reads what is written. */
import { SPEAKER as DE } from "./de/speech";
import { SPEAKER as EN } from "./en/speech";
import { SPEAKER as ES } from "./es/speech";
import { SPEAKER as FR } from "./fr/speech";
import { SPEAKER as IT } from "./it/speech";
import { SPEAKER as NL } from "./nl/speech";
import { SPEAKER as PT } from "./pt/speech";
import { SPEAKER as SV } from "./sv/speech";
import type { Speaker } from "./pack";
import { listed } from "./registry";

const SPEAKERS: Readonly<Record<string, Speaker>> = {
  en: EN,
  de: DE,
  es: ES,
  fr: FR,
  it: IT,
  nl: NL,
  pt: PT,
  sv: SV,
};

/** The speaker of an ISO 639-1 code, or null. */
export const speakerOf = (language: string): Speaker | null => SPEAKERS[language] ?? null;

/** Words of all speakers: text is cut into sentences before anybody asks for its language. */
export const spokenWords = (pick: (speaker: Speaker) => string): string[] =>
  Object.values(SPEAKERS).flatMap((speaker) => listed(pick(speaker)));
