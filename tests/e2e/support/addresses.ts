/** Where every page of the app is, for journeys that go through all of them. */

/** With Premium. */
export const LIBRARY_RECIPE = "/library-recipe/lemon-chicken-and-potatoes";
/** No share has this token. */
export const NOWHERE = "A".repeat(22);

/** Every page of the app by its file, and the addresses it is opened at; each reader opens them all. */
export const addresses = (id: string, token: string): Record<string, string[]> => ({
  "page.tsx": ["/", "/?login=1"],
  "about/page.tsx": ["/about"],
  "admin/page.tsx": ["/admin"],
  "admin/accept-invitation/[[...token]]/page.tsx": ["/admin/accept-invitation/abc"],
  "admin/audit-log/page.tsx": ["/admin/audit-log"],
  "admin/dashboard/page.tsx": ["/admin/dashboard"],
  "admin/letters/page.tsx": ["/admin/letters"],
  "admin/login/page.tsx": ["/admin/login"],
  "admin/support/page.tsx": ["/admin/support"],
  "confirm-email/[token]/page.tsx": ["/confirm-email/abc"],
  "confirm-email/undo/[token]/page.tsx": ["/confirm-email/undo/abc"],
  "library-recipe/[id]/page.tsx": [LIBRARY_RECIPE, "/library-recipe/nope"],
  "bring-recipes/page.tsx": ["/bring-recipes"],
  "developers/page.tsx": ["/developers"],
  "offline/page.tsx": ["/offline?reason=slow&from=%2Frecipe%2Fabc"],
  "privacy-policy/page.tsx": ["/privacy-policy"],
  // Twice: the second answer to its cook is a kept one.
  "recipe/[id]/page.tsx": [`/recipe/${id}`, `/recipe/${id}`, "/recipe/nope"],
  "reset-password/[[...token]]/page.tsx": ["/reset-password", "/reset-password/abc"],
  "saved-recipes/page.tsx": ["/saved-recipes"],
  // Twice: the second answer to a visitor is a kept one.
  "share/[token]/page.tsx": [`/share/${token}`, `/share/${token}`, `/share/${NOWHERE}`],
  "share/[token]/for-visitors/page.tsx": [`/share/${token}/for-visitors`],
  "sharing-analytics/page.tsx": ["/sharing-analytics"],
  "signed-in/page.tsx": ["/signed-in"],
  "subscription/page.tsx": ["/subscription"],
  "subscription/success/page.tsx": ["/subscription/success"],
  "terms-of-service/page.tsx": ["/terms-of-service"],
  "trial/page.tsx": ["/trial"],
  "trial/success/page.tsx": ["/trial/success"],
  "not-found.tsx": ["/no-such-page"],
});
