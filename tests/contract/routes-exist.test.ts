/** docs/contract.md and the routes say the same: every row has its handler, every handler its row. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { limits, limitsOf } from "@/lib/http/limits";
import { METHODS } from "@/lib/http/route";
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
    expect(row && limitsOf(row.handler.spec.limit)).toContain(limits.convert);
  },
);

/** Calls as the sources of screens write them: "/api/recipes/${id}/choose" is "/api/recipes/{}/choose". */
function callsOfScreens(): string[] {
  const calls = ["components", "lib/browser", "lib/rules", "app"]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
    )
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|^app\/api\//.test(path))
    .flatMap((path) => [...readFileSync(path, "utf8").matchAll(/["'`](\/api\/\w[^"'`?\s]*)/g)])
    .map(([, call = ""]) => call.replace(/\$\{[^}]*\}/g, "{}"));
  return [...new Set(calls)].sort();
}

test("every call that a screen makes is a route's", async () => {
  const paths = (await contractRows()).map(({ path }) => path.replace(/\{[^}]*\}/g, "{}"));
  const isRoute = (call: string) =>
    paths.some((path) => {
      const [asked, given] = [call.split("/"), path.split("/")];
      return (
        asked.length === given.length &&
        asked.every((part, i) => part === "{}" || given[i] === "{}" || part === given[i])
      );
    });
  expect(callsOfScreens().length).toBeGreaterThan(50);
  expect(callsOfScreens().filter((call) => !isRoute(call))).toEqual([]);
});

test.each(routeFiles())("%s answers every method, if only to refuse it", async (file) => {
  const exported = await handlersOf(file);
  expect(METHODS.filter((method) => typeof exported[method] !== "function")).toEqual([]);
});
