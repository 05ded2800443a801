/**
 * docs/openapi.json, written from the routes and their contracts: `npm run openapi`. The app serves the same file at /api/openapi.json.
 * `tests/contract/openapi.test.ts` fails when the file on disk says anything else.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import project from "../package.json" with { type: "json" };
import { FormattedContentInput } from "@/lib/contract/saved-recipes";
import { WireError } from "@/lib/contract/wire-error";
import * as z from "@/lib/contract/zod";
import { FormattedContent, Receipt, Step } from "@/lib/engine/recipe/formatted";
import { ERROR_STATUS, type ErrorCode } from "@/lib/errors";
import { codesOf } from "@/lib/http/contract";
import type { BodyReader } from "@/lib/http/body";
import { limitsOf } from "@/lib/http/limits";
import type { Method, RouteSpec } from "@/lib/http/route";
import { contractRows, type Row } from "./contract-table";

export const OPENAPI_FILE = join(import.meta.dirname, "../docs/openapi.json");

type Json = Record<string, unknown>;
type Direction = "input" | "output";

const JSON_TYPE = "application/json";

const HEAD = {
  openapi: "3.1.1",
  info: {
    title: "Plainspoon",
    version: project.version,
    summary: "Recipes in plain steps.",
    description:
      "Every call of the app. Programs use a personal access token, made under Your account: `Authorization: Bearer psp_…`. It converts recipes and reads saved ones, or one of the two, and nothing else. Calls that change something and come with a cookie must come from a page of the app itself. An address that is not described is `404 not_found`, another method `405 method_not_allowed`. Every answer carries `X-Request-Id`.",
    license: { name: "MIT", identifier: "MIT" },
  },
  servers: [{ url: "/", description: "The installation that serves this file." }],
};

const SECURITY_SCHEMES = {
  token: {
    type: "http",
    scheme: "bearer",
    description: "A personal access token, `psp_…`. It alone counts then, and no origin is needed.",
  },
  session: {
    type: "apiKey",
    in: "cookie",
    name: "plainspoon_session",
    description: "A cook's session, as signing in sets it (on https its name begins with `__Host-`).",
  },
  admin: { type: "apiKey", in: "cookie", name: "plainspoon_admin", description: "An admin's session." },
};

/** JSON Schema as OpenAPI 3.1 takes it: no dialect of its own, no address of its own. */
const plain = (schema: Json): Json =>
  Object.fromEntries(Object.entries(schema).filter(([name]) => name !== "$schema" && name !== "$id"));

/** Answers may get more fields: whoever reads them leaves out what they do not know. */
const optionsOf = (io: Direction) =>
  ({
    io,
    unrepresentable: "any",
    override({ jsonSchema }: { jsonSchema: { additionalProperties?: unknown } }) {
      if (io === "output" && jsonSchema.additionalProperties === false)
        delete jsonSchema.additionalProperties;
    },
  }) as const;

/** What the contracts call their schemas, once each; what has no name is written out where it stands. */
class Schemas {
  readonly #registries = { input: z.registry<{ id: string }>(), output: z.registry<{ id: string }>() };
  readonly #named = { input: new Map<string, z.ZodType>(), output: new Map<string, z.ZodType>() };

  add(direction: Direction, name: string | undefined, schema: z.ZodType | undefined): void {
    if (!schema || !name) return;
    if (schema instanceof z.ZodArray && name.endsWith("[]"))
      return this.add(direction, name.slice(0, -2), schema.element as z.ZodType);
    if (!/^[A-Z]\w*$/.test(name) || this.#registries[direction].has(schema)) return;
    const known = this.#named[direction].get(name);
    if (known) throw new Error(`Two schemas are called ${name}.`);
    this.#named[direction].set(name, schema);
    this.#registries[direction].add(schema, { id: name });
  }

  /** The schema where it is used: a reference when it has a name. */
  use(direction: Direction, schema: z.ZodType): Json {
    const id = this.#registries[direction].get(schema)?.id;
    if (id !== undefined) return { $ref: `#/components/schemas/${id}` };
    if (schema instanceof z.ZodArray && this.#registries[direction].has(schema.element as z.ZodType))
      return { type: "array", items: this.use(direction, schema.element as z.ZodType) };
    return plain(z.toJSONSchema(schema, optionsOf(direction)) as Json);
  }

  components(): Json {
    const written = (["input", "output"] as const).flatMap((io) =>
      Object.entries(
        z.toJSONSchema(this.#registries[io], { ...optionsOf(io), uri: (id) => `#/components/schemas/${id}` })
          .schemas,
      ),
    );
    const names = written.map(([name]) => name);
    const twice = names.find((name, index) => names.indexOf(name) !== index);
    if (twice) throw new Error(`${twice} is both sent and answered; the two need names of their own.`);
    return Object.fromEntries(written.sort(byName).map(([name, schema]) => [name, plain(schema as Json)]));
  }
}

const byName = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : a > b ? 1 : 0);

/** Parameters of the path or the query, each with its own schema. */
function parametersOf(place: "path" | "query", schema: z.ZodType | undefined, names?: string[]): Json[] {
  const { properties = {}, required = [] } = schema
    ? (z.toJSONSchema(schema, optionsOf("input")) as {
        properties?: Record<string, Json>;
        required?: string[];
      })
    : {};
  return (names ?? Object.keys(properties)).map((name) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: properties[name] ?? { type: "string" },
  }));
}

const IDEMPOTENCY_KEY = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description: "The same key again does nothing a second time, and answers what the first call did.",
  schema: { type: "string", pattern: "^[\\x21-\\x7e]{1,200}$" },
};

function bodyOf({ type, schema, form }: BodyReader<unknown>, schemas: Schemas): Json {
  const file = { type: "string", format: "binary" };
  const described = form
    ? {
        type: "object",
        properties: {
          ...Object.fromEntries((form.texts ?? []).map((text) => [text, { type: "string" }])),
          [form.file]: form.isRepeated ? { type: "array", items: file } : file,
        },
        ...(form.isOptional ? {} : { required: [form.file] }),
      }
    : schema
      ? schemas.use("input", schema)
      : {};
  return { required: true, content: { [type]: { schema: described } } };
}

const DONE: Record<number, string> = { 201: "Made.", 302: "Another address.", 307: "Another address." };

function successOf({ answer }: RouteSpec, schemas: Schemas): Json {
  const { status = 200, types = [JSON_TYPE], schema } = answer;
  const content = types.map((type) => {
    const described = type === JSON_TYPE && schema ? schemas.use("output", schema) : {};
    return [type, { schema: type.startsWith("text/") ? { type: "string" } : described }];
  });
  return {
    [status]: {
      description: DONE[status] ?? "Done.",
      ...(content.length > 0 && { content: Object.fromEntries(content) }),
    },
  };
}

const RETRY_AFTER = { "Retry-After": { description: "Seconds to wait.", schema: { type: "integer" } } };

/** Error answers, described once for each set of codes that one status may carry. */
class Errors {
  readonly #described = new Map<string, Json>();

  /** The answers of a call, by status. */
  of(method: Method, spec: RouteSpec): Json {
    const codes: ErrorCode[] = codesOf(method, spec).sort();
    const statuses = [...new Set(codes.map((code) => ERROR_STATUS[code]))].sort((a, b) => a - b);
    const answers = statuses.map((status) => {
      const among = codes.filter((code) => ERROR_STATUS[code] === status);
      return [status, spec.refusal ? onAPage(among) : this.#use(status, among)];
    });
    return Object.fromEntries(answers);
  }

  #use(status: number, among: ErrorCode[]): Json {
    const name = among.join("-or-");
    const schema = { $ref: "#/components/schemas/WireError", properties: { code: { enum: among } } };
    this.#described.set(name, {
      description: among.join(" or "),
      ...(status === ERROR_STATUS.rate_limited && { headers: RETRY_AFTER }),
      content: { [JSON_TYPE]: { schema } },
    });
    return { $ref: `#/components/responses/${name}` };
  }

  components = (): Json => Object.fromEntries([...this.#described].sort(byName));
}

const onAPage = (among: ErrorCode[]): Json => ({
  description: among.join(" or "),
  content: { "text/html": { schema: { type: "string" } } },
});

const SECURITY: Record<RouteSpec["access"], Json[]> = {
  public: [],
  viewer: [{}, { session: [] }],
  user: [{ session: [] }],
  admin: [{ admin: [] }],
  super_admin: [{ admin: [] }],
};

/** `/api/admin/users/{id}` belongs to "admin", `/api/recipes` to "recipes". */
const tagOf = (path: string): string => path.split("/")[2] ?? "";

/** `GET /api/share/{token}` → getShareByToken */
const operationId = (method: Method, path: string): string =>
  method.toLowerCase() +
  path
    .split("/")
    .slice(2)
    .map((part) => part.replace(/^\{(.+)\}$/, "by-$1"))
    .join("-")
    .replace(/(?:^|[-_.])(\w)/g, (_, letter: string) => letter.toUpperCase());

function operationOf({ method, path, handler: { spec } }: Row, schemas: Schemas, errors: Errors): Json {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const parameters = [
    ...parametersOf("path", spec.params, inPath),
    ...parametersOf("query", spec.query),
    ...(spec.idempotent ? [IDEMPOTENCY_KEY] : []),
  ];
  const limit = [...new Set(limitsOf(spec.limit).map(({ name }) => name))];
  return {
    operationId: operationId(method, path),
    tags: [tagOf(path)],
    summary: spec.about,
    ...(spec.access === "super_admin" && { description: "For super admins alone." }),
    ...(limit.length > 0 && { "x-limits": limit }),
    security: [...(spec.bearer ? [{ token: [spec.bearer] }] : []), ...SECURITY[spec.access]],
    ...(parameters.length > 0 && { parameters }),
    ...(spec.body && { requestBody: bodyOf(spec.body, schemas) }),
    responses: { ...successOf(spec, schemas), ...errors.of(method, spec) },
  };
}

/** The whole description, as text. */
export async function openapiText(): Promise<string> {
  const rows = await contractRows();
  const [schemas, errors] = [new Schemas(), new Errors()];
  for (const [name, schema] of Object.entries({ WireError, FormattedContent, Receipt, Step }))
    schemas.add("output", name, schema);
  schemas.add("input", "FormattedContentInput", FormattedContentInput);
  for (const { spec } of rows.map(({ handler }) => handler)) {
    schemas.add("input", spec.body?.name, spec.body?.schema);
    schemas.add("output", spec.answer.name, spec.answer.schema);
  }
  const paths: Record<string, Json> = {};
  for (const row of rows)
    (paths[row.path] ??= {})[row.method.toLowerCase()] = operationOf(row, schemas, errors);
  const tags = [...new Set(rows.map(({ path }) => tagOf(path)))].map((name) => ({ name }));
  const components = {
    schemas: schemas.components(),
    responses: errors.components(),
    securitySchemes: SECURITY_SCHEMES,
  };
  return `${JSON.stringify({ ...HEAD, tags, paths, components }, null, 2)}\n`;
}

if (process.argv[1] === import.meta.filename) {
  writeFileSync(OPENAPI_FILE, await openapiText());
  process.stdout.write(`${OPENAPI_FILE} written\n`);
}
