/** docs/openapi.json says what the routes say, leaves no route out, and is a description that programs can read. */
import { existsSync, readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { METHODS } from "@/lib/http/route";
import { handlersOf, routeFiles } from "@/scripts/contract-table";
import { OPENAPI_FILE, openapiText } from "@/scripts/openapi";

type Operation = { operationId: string; responses: Record<string, unknown>; parameters?: { name: string }[] };
type Description = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
};

const text = existsSync(OPENAPI_FILE) ? readFileSync(OPENAPI_FILE, "utf8") : "{}";
const described = JSON.parse(text) as Description;
const operations = Object.entries(described.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

test("docs/openapi.json is what the routes say (else: npm run openapi)", async () => {
  expect(text).toBe(await openapiText());
});

test.each(routeFiles())("%s: each of its calls is described", async (file) => {
  const exported = await handlersOf(file);
  const own = METHODS.filter(
    (method) => !exported[method]?.spec.unlisted && (method !== "HEAD" || exported.HEAD !== exported.GET),
  );
  const path = `/${file
    .replace(/^app\//, "")
    .replace(/\/route\.ts$/, "")
    .replace(/\[+(?:\.\.\.)?([^\]]+)\]+/g, "{$1}")}`;
  expect(Object.keys(described.paths[path] ?? {}).sort()).toEqual(
    own.map((method) => method.toLowerCase()).sort(),
  );
});

test("each call has a name of its own, its parameters, and says what it answers when it fails", () => {
  const names = operations.map(({ operation }) => operation.operationId);
  expect(new Set(names).size).toBe(names.length);
  for (const { path, operation } of operations) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(operation.parameters?.map(({ name }) => name) ?? []).toEqual(expect.arrayContaining(inPath));
    expect(Object.keys(operation.responses)).toContain("500");
  }
});

test("each reference leads somewhere", () => {
  const references = [...text.matchAll(/"\$ref": "#\/([^"]+)"/g)].map(([, to = ""]) => to);
  expect(references.length).toBeGreaterThan(300);
  for (const to of new Set(references)) {
    const found = to
      .split("/")
      .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], described);
    expect([to, typeof found]).toEqual([to, "object"]);
  }
});

test("each schema is one of JSON Schema 2020-12, the language of OpenAPI 3.1", () => {
  expect(described.openapi).toMatch(/^3\.1\./);
  const ajv = new Ajv2020({ strict: false, formats: { "date-time": true } });
  ajv.addSchema(described, "openapi");
  for (const name of Object.keys(described.components.schemas))
    expect(ajv.getSchema(`openapi#/components/schemas/${name}`)).toBeInstanceOf(Function);
});
