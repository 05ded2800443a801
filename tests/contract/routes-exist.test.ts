/** docs/contract.md and the routes say the same: every row has its handler, every handler its row. */
import { readFileSync } from "node:fs";
import { limits, limitsOf } from "@/lib/http/limits";
import { METHODS } from "@/lib/http/methods";
import { SOURCES } from "@/lib/rules/sources";
import { CONTRACT_FILE, contractRows, contractText, handlersOf, routeFiles } from "@/scripts/contract-table";

test("docs/contract.md is what the routes say (else: node --conditions=react-server --import tsx scripts/contract-table.ts)", async () => {
  expect(readFileSync(CONTRACT_FILE, "utf8")).toBe(await contractText());
});

test.each(SOURCES.map(({ name, call }) => ({ name, call })))(
  "$name: $call is a call that visitors may make, within the limit of conversions",
  async ({ call }) => {
    const row = (await contractRows()).find(({ method, path }) => method === "POST" && path === call);
    expect(row?.handler.spec.access).toBe("viewer");
    expect(row && limitsOf(row.handler.spec.limit)).toEqual([limits.convert]);
  },
);

// What the screens and the operator call today.
test.each([
  "GET /api/storage/images/{name}",
  "GET /api/auth/user",
  "POST /api/auth/logout",
  "GET /api/auth/google",
  "POST /api/users/login",
  "POST /api/users/register",
  "POST /api/users/forgot-password",
  "POST /api/users/reset-password",
  "POST /api/users/mark-demo-video-seen",
  "PUT /api/users/email",
  "PUT /api/users/password",
  "POST /api/users/sign-out-everywhere",
  "GET /api/users/export",
  "GET /api/users/tokens",
  "POST /api/users/tokens",
  "DELETE /api/users/tokens",
  "DELETE /api/users/me",
  "GET /api/subscription/status",
  "POST /api/subscription/start-trial",
  "POST /api/subscription/create-checkout",
  "POST /api/subscription/activate",
  "POST /api/subscription/admin/activate",
  "POST /api/subscription/change-plan",
  "POST /api/subscription/cancel",
  "POST /api/webhooks/stripe",
  "POST /api/dev/billing/advance",
  "GET /api/recipes",
  "POST /api/recipes",
  "GET /api/recipes/{id}",
  "PUT /api/recipes/{id}",
  "DELETE /api/recipes/{id}",
  "POST /api/recipes/{id}/complete",
  "GET /api/recipes/top/{userId}",
  "POST /api/recipes/import",
  "GET /api/recipes/export",
  "POST /api/share/recipe",
  "GET /api/share/{token}",
  "DELETE /api/share/{token}",
  "POST /api/share/{token}/event",
  "POST /api/share/{token}/signup",
  "GET /api/share/stats",
  "GET /api/share/{token}/picture",
  "GET /api/library-recipes",
  "GET /api/library-recipes/{id}",
  "POST /api/library-recipes/{id}/output",
  "GET /api/dev/outbox",
  "GET /api/health",
  "GET /api/ready",
  "POST /api/support/send",
  "POST /api/admin/auth/login",
  "GET /api/admin/auth/status",
  "POST /api/admin/auth/logout",
  "GET /api/admin/support-requests",
  "PUT /api/admin/support-requests/{id}",
  "GET /api/admin/support-requests/email/{email}",
  "GET /api/admin/admin-users",
  "POST /api/admin/admin-users/invite",
  "PUT /api/admin/admin-users/{id}",
  "POST /api/admin/admin-users/{id}/revoke",
  "GET /api/admin/admin-users/validate-invitation/{token}",
  "POST /api/admin/admin-users/accept-invitation/{token}",
  "GET /api/admin/audit-log",
  "GET /api/admin/users",
  "POST /api/admin/users",
  "DELETE /api/admin/users/{id}",
  "POST /api/admin/users/{id}/reset-password",
  "POST /api/admin/users/{id}/make-premium",
  "POST /api/admin/users/{id}/cancel-subscription",
  "GET /api/admin/users/export/csv",
  "GET /api/admin/users/by-product-tag/{tag}",
  "GET /api/admin/analytics/products",
  "GET /api/admin/analytics/mom-comparison",
  "GET /api/admin/analytics/revenue",
  "GET /api/admin/stripe/products",
  "POST /api/admin/stripe/sync",
  "POST /api/admin/funnel/create-user",
])("%s exists", async (call) => {
  expect((await contractRows()).map(({ method, path }) => `${method} ${path}`)).toContain(call);
});

test.each(routeFiles())("%s answers every method, if only to refuse it", async (file) => {
  const exported = await handlersOf(file);
  expect(METHODS.filter((method) => typeof exported[method] !== "function")).toEqual([]);
});
