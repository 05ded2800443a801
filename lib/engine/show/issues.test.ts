import type { ReceiptIssue } from "@/lib/engine/recipe/formatted";
import { issuesAt, issuesToShow } from "./step";

const issue = (message: string, over: Partial<ReceiptIssue> = {}): ReceiptIssue => ({
  kind: "amount",
  message,
  ...over,
});

test("three things at first, the rest behind them", () => {
  const { first, more } = issuesToShow({ issues: ["a", "b", "c", "d"].map((message) => issue(message)) });
  expect(first.map(({ message }) => message)).toEqual(["a", "b", "c"]);
  expect(more.map(({ message }) => message)).toEqual(["d"]);
});

test("an issue about a whole step stands at its first line", () => {
  const issues = [issue("a", { step: 2 }), issue("b", { step: 2, action: 1 })];
  expect(issuesAt(issues, 2, 0).map(({ message }) => message)).toEqual(["a"]);
  expect(issuesAt(issues, 2, 1).map(({ message }) => message)).toEqual(["b"]);
});
