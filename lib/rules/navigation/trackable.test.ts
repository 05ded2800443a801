import { isTrackable } from "./trackable";

test.each([
  "/",
  "/about",
  "/saved-recipes",
  "/recipe/abc",
  "/library-recipe/pasta",
  "/subscription/success",
  "/shared-kitchen",
])("%s may be reported", (path) => {
  expect(isTrackable(path)).toBe(true);
});

test.each([
  "/admin",
  "/admin/accept-invitation/secret",
  "/reset-password",
  "/reset-password/secret",
  "/confirm-email/secret",
  "/share/secret",
  "/checkout/demo/secret",
])("%s is reported to nobody", (path) => {
  expect(isTrackable(path)).toBe(false);
});
