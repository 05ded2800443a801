import { NextRequest } from "next/server";
import { config, middleware } from "@/middleware";

const ledTo = (path: string): string | null => {
  const answer = middleware(new NextRequest(`https://plainspoon.example${path}`));
  const { pathname, search } = new URL(answer?.headers.get("location") ?? "https://nowhere.example/stays");
  return pathname === "/stays" ? null : pathname + search;
};

test.each([
  ["/recipe/abc", "/?login=1&returnUrl=%2Frecipe%2Fabc"],
  ["/saved-recipes?tab=library", "/?login=1&returnUrl=%2Fsaved-recipes%3Ftab%3Dlibrary"],
  ["/sharing-analytics", "/"],
  ["/admin/support", "/admin/login"],
  ["/admin/audit-log", "/admin/login"],
])("whoever brings no session is led from %s to %s", (path, to) => {
  expect(ledTo(path)).toBe(to);
});

test("what a visitor made before the log-in waits for the session on the page itself", () => {
  expect(ledTo("/saved-recipes?processPending=true")).toBeNull();
});

test("no request with a session, over http or https, pays for it", () => {
  for (const { missing } of config.matcher)
    expect(missing.map(({ key }) => key)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^plainspoon_/),
        expect.stringMatching(/^__Host-plainspoon_/),
      ]),
    );
});
