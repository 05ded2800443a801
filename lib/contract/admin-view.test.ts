import { AdminView, viewQuery } from "./admin-view";

const FIRST = AdminView.parse({});

test("an address without anything is the first page of the newest users", () => {
  expect(FIRST).toMatchObject({ tab: "users", q: "", sort: "createdAt", order: "desc", page: 1 });
  expect(viewQuery(FIRST)).toBe("");
});

test("what was chosen stands in the address, and is read back from it", () => {
  const view: AdminView = { ...FIRST, tab: "support", status: "resolved", q: "a & b", page: 3 };
  const query = viewQuery(view);
  expect(query).toBe("?tab=support&q=a+%26+b&page=3&status=resolved");
  expect(AdminView.parse(Object.fromEntries(new URLSearchParams(query)))).toEqual(view);
});

test.each([
  { page: "0" },
  { page: "x" },
  { page: "1e9" },
  { tab: "nothing" },
  { tab: ["users", "support"] },
  { sort: "passwordHash" },
  { q: "x".repeat(201) },
  { period: "1y" },
  { status: "gone" },
])("what is odd counts as not said: %j", (odd) => {
  expect(AdminView.parse(odd)).toEqual(FIRST);
});
