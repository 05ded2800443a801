import { frameAncestors } from "./content-policy";

test("a public address is framed by the origins of its operator, and by nobody else", () => {
  expect(frameAncestors([], "https://app.plainspoon.example")).toEqual([]);
  expect(frameAncestors(["https://www.plainspoon.example"], "https://app.plainspoon.example")).toEqual([
    "https://www.plainspoon.example",
  ]);
});

test("what only this machine reaches, this machine's pages may frame", () => {
  expect(frameAncestors([], "http://localhost:3000")).toEqual(["http://localhost:*", "http://127.0.0.1:*"]);
});
