import type { ReceiptIssue } from "@/lib/engine/recipe/formatted";
import { issuesAt, issuesToShow } from "./issues";

const issue = (message: string, over: Partial<ReceiptIssue> = {}): ReceiptIssue => ({
  kind: "amount",
  message,
  ...over,
});

test("what can be decided comes first, then what has a place; three at first", () => {
  const { first, more } = issuesToShow({
    issues: [
      issue("a"),
      issue("b", { step: 2 }),
      issue("c", { step: 3, instead: { line: 0, other: 1 } }),
      issue("d", { step: 1 }),
    ],
  });
  expect(first.map(({ message }) => message)).toEqual(["c", "b", "d"]);
  expect(more.map(({ message }) => message)).toEqual(["a"]);
});

test("an issue about a whole step stands at its first line", () => {
  const issues = [issue("a", { step: 2 }), issue("b", { step: 2, action: 1 })];
  expect(issuesAt(issues, 2, 0).map(({ message }) => message)).toEqual(["a"]);
  expect(issuesAt(issues, 2, 1).map(({ message }) => message)).toEqual(["b"]);
});
