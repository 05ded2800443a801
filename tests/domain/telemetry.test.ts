/** What leaves the process for those who look inside: to a receiver of OTLP over HTTP, as Prometheus text, to a slow-query log. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { receiver, type Receiver } from "../support/receiver";
import { runScript, temporaryFolder } from "../support/program";

let collector: Receiver;
beforeAll(async () => {
  collector = await receiver();
});
afterAll(() => collector.stop());

const look = async (env: Record<string, string>) =>
  runScript(["--conditions=react-server", "--import", "tsx", "tests/support/looked-into.ts"], {
    DATABASE_URL: process.env.DATABASE_URL ?? "",
    DATA_DIR: await temporaryFolder(),
    ...env,
  });

type Attribute = { key: string; value: { stringValue?: string } };
type Span = { name: string; traceId: string; spanId: string; parentSpanId?: string; attributes: Attribute[] };
type Traces = { resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[] };
type Metrics = {
  resourceMetrics: {
    scopeMetrics: { metrics: { name: string; sum?: { dataPoints: { attributes: Attribute[] }[] } }[] }[];
  }[];
};

const valueOf = (attributes: Attribute[], key: string) =>
  attributes.find((one) => one.key === key)?.value.stringValue;

test("traces and metrics reach the endpoint: parts of a conversion and statements of the database, nothing that a cook wrote", async () => {
  const ended = await look({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: "x-tenant=kitchen",
    LOG_LEVEL: "fatal",
  });
  expect({ status: ended.status, err: ended.err }).toEqual({ status: 0, err: "" });
  const traces = collector.received.filter(({ path }) => path === "/v1/traces");
  expect(traces.map(({ headers }) => headers["x-tenant"])).toContain("kitchen");
  const batches = traces
    .map(({ body }) => JSON.parse(body) as Traces)
    .flatMap(({ resourceSpans }) => resourceSpans);
  expect(valueOf(batches[0]?.resource.attributes ?? [], "service.name")).toBe("plainspoon");
  const spans = batches.flatMap(({ scopeSpans }) => scopeSpans).flatMap((scope) => scope.spans);
  const named = (name: string) => spans.filter((span) => span.name === name);
  for (const stage of ["extract", "format", "fetch"]) expect(named(stage)).toHaveLength(1);
  expect(valueOf(named("fetch")[0]?.attributes ?? [], "plainspoon.error")).toBe("Error");
  // A statement stands below the part of the work that asked it.
  const parents = new Map(spans.map((span) => [span.spanId, span]));
  const rootOf = (span: Span): Span => {
    const above = parents.get(span.parentSpanId ?? "");
    return above ? rootOf(above) : span;
  };
  const statements = spans.filter(({ attributes }) => valueOf(attributes, "db.query.text"));
  expect(statements.length).toBeGreaterThan(0);
  expect(statements.map(rootOf).map(({ name }) => name)).toContain("format");

  const metrics = collector.received
    .filter(({ path }) => path === "/v1/metrics")
    .map(({ body }) => JSON.parse(body) as Metrics)
    .flatMap(({ resourceMetrics }) => resourceMetrics)
    .flatMap(({ scopeMetrics }) => scopeMetrics)
    .flatMap((scope) => scope.metrics);
  const conversions = metrics.find(({ name }) => name === "plainspoon_conversions");
  expect(valueOf(conversions?.sum?.dataPoints[0]?.attributes ?? [], "source")).toBe("text");
  for (const { body } of collector.received) expect(body).not.toMatch(/secret|tomato/i);
});

test("nothing of it is loaded, and nothing sent, where no setting asks for it", async () => {
  const before = collector.received.length;
  const [off, on] = [
    await look({ LOG_LEVEL: "fatal" }),
    await look({ LOG_LEVEL: "fatal", METRICS_TOKEN: "0123456789abcdef" }),
  ];
  expect(off.out).toBe('{"sdk":0}\n');
  expect(on.out).not.toBe('{"sdk":0}\n');
  expect(collector.received).toHaveLength(before);
});

test("slow statements are logged by a setting, without their values", async () => {
  const { out } = await look({ SLOW_QUERY_MS: "1", LOG_LEVEL: "warn" });
  const lines = out.split("\n").filter((line) => line.includes("slow statement"));
  expect(lines.length).toBeGreaterThan(0);
  expect(JSON.parse(lines[0] ?? "{}")).toMatchObject({
    level: "warn",
    statement: expect.stringMatching(/^\w+ /),
    ms: expect.any(Number),
  });
  expect(out).not.toContain("secret");
});

test("the dashboard asks for metrics that there are", async () => {
  process.env.METRICS_TOKEN = "0123456789abcdef";
  const { startTelemetry, prometheusText } = await import("@/lib/telemetry-sdk");
  const telemetry = await import("@/lib/telemetry");
  startTelemetry({ jobs: async () => [{ state: "due", count: 3 }] });
  telemetry.noteConversion("url", { issues: [{ kind: "amount" }] });
  telemetry.noteConversion("url", { issues: [] });
  telemetry.noteFailedConversion("pdf", "unreadable");
  telemetry.noteAnswer("/api/recipes", "GET", 200, 12);
  telemetry.noteFault("internal");
  telemetry.noteSlowStatement();
  telemetry.noteJob("mail", "done");
  await telemetry.inSpan("print", async () => undefined);
  const text = (await prometheusText()) ?? "";
  expect(text).toContain('plainspoon_receipt_issues_total{source="url",issue="amount"} 1');
  expect(text).toContain('plainspoon_jobs{state="due"} 3');
  const there = new Set([...text.matchAll(/^(plainspoon_\w+)/gm)].map(([, name]) => name));
  const dashboard = await readFile(join(import.meta.dirname, "../../deploy/grafana-dashboard.json"), "utf8");
  expect(() => JSON.parse(dashboard) as unknown).not.toThrow();
  const asked = new Set([...dashboard.matchAll(/\b(plainspoon_\w+)/g)].map(([, name]) => name));
  expect([...asked].filter((name) => !there.has(name))).toEqual([]);
  const series = [...there].map((name) => name?.replace(/_(bucket|sum|count)$/, ""));
  const shown = [...asked].map((name) => name?.replace(/_(bucket|sum|count)$/, ""));
  expect([...new Set(series)].filter((name) => !shown.includes(name))).toEqual([]);
});
