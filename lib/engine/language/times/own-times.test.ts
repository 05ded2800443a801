import { minutesInOwnWords, statedInOwnWords } from "./own-times";

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

test.each([
  ["de", 70, "1 Stunde 10 Minuten"],
  ["es", 40, "40 minutos"],
  ["fr", 120, "2 heures"],
  ["it", 0.2, "1 minuto"],
  ["nl", 1500, "25 uur"],
  ["en", 40, "40 minutes"],
])("in %s, a recipe of %d minutes takes %s", (language, minutes, words) => {
  expect(minutesInOwnWords(minutes, language)).toBe(words);
});
