/** From one day to the other is no day to wait for; a day is. */
import { findDurations } from "@/lib/engine/language/times/durations";

test.each([
  "Deixe de molho de um dia pro outro.",
  "Deixe de molho de um dia para o outro.",
  "Deja enfriar de un día para el otro.",
  "Lasciate riposare da un giorno all'altro.",
  "Von einem Tag auf den anderen ziehen lassen.",
  "Laisser mariner d'un jour à l'autre.",
])("%s", (text) => expect(findDurations(text).filter(({ isTimer }) => isTimer)).toEqual([]));

test.each([
  "Laat een dag staan.",
  "Laisser mariner un jour.",
  "Einen Tag ziehen lassen.",
  "Deixe um dia de molho.",
])("%s", (text) => expect(findDurations(text).filter(({ isTimer }) => isTimer)).toHaveLength(1));
