import { formatText } from "@/lib/engine/format";
import type { FormattedContent, Step } from "@/lib/engine/recipe/formatted";
import { dayOf, planDay, timeOfDay, type DayPlan } from "./day-line";

const step = (number: number, ...lines: [text: string, ...minutes: number[]][]): Step => ({
  number,
  instruction: lines.map(([text]) => text).join(" "),
  ingredients: [],
  isPrep: false,
  actions: lines.map(([text, ...minutes]) => ({ text, uses: [], seconds: minutes.map((m) => m * 60) })),
});
const minutesOf = (eat: string): number => {
  const [hours = 0, minutes = 0] = eat.split(":").map(Number);
  return hours * 60 + minutes;
};
const clock = (at: number | null): string => {
  if (at === null) return "?";
  const minutes = timeOfDay(at);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${dayOf(at) === 0 ? "" : `${dayOf(at)} `}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
};
/** The line as it would be read aloud. */
const told = ({ entries }: DayPlan): string[] =>
  entries.map((entry) => {
    if (entry.kind === "night") return `night: ${entry.label}`;
    if (entry.kind === "unassigned") return `${clock(entry.from)} ${entry.minutes} for the rest`;
    const free = entry.freeMinutes === null ? "" : `, ${entry.freeMinutes} free`;
    return `${clock(entry.from)} ${entry.label}${free}`;
  });
const plan = (eat: string, steps: Step[], totalMinutes?: number): DayPlan =>
  planDay({ steps, totalMinutes }, minutesOf(eat));

const PIE = [
  step(1, ["Chop the onion."]),
  step(2, ["Brown the beef for 10 minutes.", 10], ["Stir in the ale."]),
  step(3, ["Cook in the oven for 2 hours.", 120]),
  step(4, ["Roll out the pastry."]),
  step(5, ["Bake the pie for 30 to 35 minutes.", 30], ["Leave to stand for 5 minutes.", 5]),
];

test("exact minutes back from the meal, with the waits that belong to the cook", () => {
  const made = plan("18:30", PIE);
  expect(told(made)).toEqual([
    "15:40 Brown the beef",
    "15:50 Cook in the oven, 120 free",
    "17:50 Bake the pie, 30 free",
    "18:25 Leave to stand",
  ]);
  expect(made).toMatchObject({ untimed: [1, 4], leads: [], shorterTotal: null });
  expect(clock(made.beginsAt)).toBe("15:40");
});

test("what is stirred or watched is no free time, nor what the words do not say", () => {
  const made = plan("12:00", [
    step(1, ["Simmer for 40 minutes, stirring often.", 40]),
    step(2, ["Cook for 30 minutes.", 30]),
  ]);
  expect(told(made)).toEqual(["10:50 Simmer", "11:30 Cook"]);
});

test("a long soak reaches into the day before, a longer one further", () => {
  const soak = (hours: number) => [
    step(1, [`Soak the beans for ${hours} hours.`, hours * 60]),
    step(2, ["Simmer for 1 hour.", 60]),
  ];
  expect(told(plan("12:30", soak(12)))).toEqual([
    "-1 23:30 Soak the beans, 720 free",
    "11:30 Simmer, 60 free",
  ]);
  expect(told(plan("00:30", soak(24)))[0]).toBe("-2 23:30 Soak the beans, 1440 free");
});

test("overnight is a night without a clock: what stands before it has none either", () => {
  const made = plan("19:00", [
    step(1, ["Boil the syrup for 5 minutes.", 5]),
    step(2, ["Leave in the fridge overnight."]),
    step(3, ["Bake for 1 hour.", 60]),
  ]);
  expect(told(made)).toEqual([
    "? Boil the syrup",
    "night: Leave in the fridge overnight",
    "18:00 Bake, 60 free",
  ]);
  expect(made).toMatchObject({ beginsAt: null, untimed: [] });
});

test("the stated total counts too: the rest of it stands first, and a total that is too short is told", () => {
  expect(told(plan("18:30", PIE, 200))).toEqual(["15:10 30 for the rest", ...told(plan("18:30", PIE))]);
  expect(plan("18:30", PIE, 60)).toMatchObject({ beginsAt: 18.5 * 60 - 170, shorterTotal: 60 });
  expect(plan("18:30", PIE, 170)).toMatchObject({ shorterTotal: null, entries: plan("18:30", PIE).entries });
});

test("without a stated time there is nothing to begin, and every step is named; a total alone is enough", () => {
  const silent = [step(1, ["Chop the onion."]), step(2, ["Soak the beans."], ["Fry them."])];
  expect(plan("18:30", silent)).toMatchObject({
    entries: [],
    beginsAt: null,
    untimed: [1, 2],
    leads: [{ step: 2, label: "Soak the beans" }],
  });
  expect(told(plan("18:30", silent, 45))).toEqual(["17:45 45 for the rest"]);
});

test("a recipe from before there were lines, and one in another language, are read by their sentences", () => {
  const old = {
    number: 1,
    instruction: "Fry the ***leek*** for 5 minutes. Bake for 45 minutes.",
    ingredients: [],
    isPrep: false,
  };
  expect(told(plan("18:00", [old]))).toEqual(["17:10 Fry the leek", "17:15 Bake the leek, 45 free"]);
  const german = { ...old, instruction: "Den Lauch 20 Minuten kochen." };
  expect(told(plan("18:00", [german]))[0]).toMatch(/^17:40 Den Lauch(?!.*free)/);
  expect(planDay({ steps: [german] }, 18 * 60, "de").entries[0]).toMatchObject({ label: "Den Lauch kochen" });
});

test("a converted recipe, whole", () => {
  const recipe = formatText(
    "Bean stew\n\n200 g dried beans\n1 onion, sliced\n\nSoak the beans overnight.\nFry the onion for 10 minutes.\nAdd the beans.\nSimmer for 1 hour 30 minutes.\n",
  ) as FormattedContent;
  expect(told(planDay(recipe, 19 * 60)).slice(-3)).toEqual([
    "night: Soak the beans overnight",
    "17:20 Fry the onion",
    "17:30 Simmer, 90 free",
  ]);
});
