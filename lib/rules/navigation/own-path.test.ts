import { safeOwnPath, reportedPath } from "./own-path";

test.each(["/", "/saved-recipes", "/recipe/abc?x=1&y=https://a.example#top", "/?scrollToRecipe=true"])(
  "%s is ours",
  (path) => {
    expect(safeOwnPath(path)).toBe(path);
  },
);

test.each([
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "\\/evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  " /x",
  "javascript:alert(1)",
  "saved-recipes",
  "",
  null,
  undefined,
  `/${"a".repeat(3000)}`,
])("%j leads nowhere", (given) => {
  expect(safeOwnPath(given)).toBeNull();
});

test.each([
  "/",
  "/about",
  "/saved-recipes",
  "/recipe/abc",
  "/library-recipe/pasta",
  "/subscription/success",
  "/shared-kitchen",
])("%s may be reported", (path) => {
  expect(reportedPath(path)).toBe(path);
});

test.each(["/share/secret", "/share/secret/for-visitors", "/share"])("of %s the token is cut out", (path) => {
  expect(reportedPath(path)).toBe("/share");
});

test.each([
  "/admin",
  "/admin/accept-invitation/secret",
  "/reset-password",
  "/reset-password/secret",
  "/confirm-email/secret",
  "/checkout/demo/secret",
])("%s is reported to nobody", (path) => {
  expect(reportedPath(path)).toBeNull();
});
