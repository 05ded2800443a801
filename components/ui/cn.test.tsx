import { cn } from "./cn";

test.each([
  [["min-h-12 px-5 py-2", "px-3"], "min-h-12 py-2 px-3"],
  [["px-5 py-2", "p-6"], "p-6"],
  [["justify-center", "justify-start"], "justify-start"],
  [["sm:max-w-md", "sm:max-w-2xl"], "sm:max-w-2xl"],
  [["text-base", "text-sm"], "text-sm"],
  [["leading-normal", "leading-tight"], "leading-tight"],
])("of two that set the same, the later stays: %j", (classes, merged) => {
  expect(cn(...classes)).toBe(merged);
});

test.each([
  "max-w-lg sm:max-w-2xl",
  "justify-center justify-self-start",
  "gap-2 gap-x-4",
  "text-center text-sm text-muted",
  "font-serif font-bold",
  "px-3 -ml-2 pt-6",
  "w-full min-w-0",
  "border border-line bg-card",
])("what sets different things stays as it is: %s", (classes) => {
  expect(cn(classes)).toBe(classes);
});

test("conditions count as in clsx", () => {
  expect(cn("p-2", false, undefined, { "p-4": true, "p-6": false })).toBe("p-4");
});
