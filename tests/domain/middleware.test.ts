import { NextRequest } from "next/server";
import { ADMIN_COOKIE } from "@/lib/http/admin-session";
import { SESSION_COOKIE } from "@/lib/http/session";
import { loginLeadingTo, pageAddress } from "@/lib/rules/navigation/own-path";
import { config, middleware } from "@/middleware";

const ledTo = (path: string): string => {
  const answer = middleware(new NextRequest(`https://plainspoon.example${path}`));
  const { pathname, search } = new URL(answer.headers.get("location") ?? "");
  return pathname + search;
};

test.each([
  ["/sharing-analytics", "/"],
  ["/admin/support", "/admin/login"],
  ["/admin/audit-log", "/admin/login"],
])("whoever brings no session is led from %s to %s", (path, to) => {
  expect(ledTo(path)).toBe(to);
});

test.each([
  ["/recipe/abc", {}],
  ["/recipe/abc", { servings: "6", note: "a b & ü" }],
  ["/saved-recipes", { tab: "library" }],
  ["/saved-recipes", { processPending: "true" }],
])("from %s it leads to the log-in that the page itself would ask for: %j", (path, query) => {
  const search = new URLSearchParams(query).toString();
  expect(ledTo(path + (search && `?${search}`))).toBe(loginLeadingTo(pageAddress(path, query)));
});

test("no request with a session, over http or https, pays for it", () => {
  for (const { source, missing } of config.matcher) {
    const cookie = source.startsWith("/admin/") ? ADMIN_COOKIE : SESSION_COOKIE;
    expect(missing.map(({ key }) => key)).toEqual([cookie, `__Host-${cookie}`]);
  }
});
