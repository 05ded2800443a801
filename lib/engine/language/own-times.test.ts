import { statedInOwnWords } from "./own-times";

test.each([
  ["de", 12, null, "12 Minuten"],
  ["de", 90, null, "1 Stunde 30 Minuten"],
  ["de", 10, 12, "10–12 Minuten"],
  ["fr", 60, 90, "1 heure – 1 heure 30 minutes"],
  ["es", 120, null, "2 horas"],
  ["it", 1, null, "1 minuto"],
  ["nl", 120, null, "2 uur"],
  ["pt", 45, null, "45 minutos"],
  ["sv", 60, null, "1 timme"],
  ["en", 10, 12, "10 to 12 minutes"],
  ["pl", 10, null, "10 minutes"],
])("in %s, %d to %s minutes are %s", (language, minutes, minutesMax, words) => {
  expect(statedInOwnWords({ minutes, minutesMax }, language)).toBe(words);
});
