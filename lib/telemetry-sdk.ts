import "server-only";
/**
 * OpenTelemetry's own part: traces and metrics to OTEL_EXPORTER_OTLP_ENDPOINT, metrics as Prometheus text to whoever has METRICS_TOKEN.
 * Loaded only where one of the two is set. What leaves the process is on a list: an address, a token of a path or an error's message
 * is not on it.
 */
import { monitorEventLoopDelay } from "node:perf_hooks";
import { type Attributes, metrics } from "@opentelemetry/api";
import { OTLPMetricExporter } from "@opentelemetry/exporter-metrics-otlp-http";
import { PrometheusExporter, PrometheusSerializer } from "@opentelemetry/exporter-prometheus";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { MeterProvider, type MetricReader, PeriodicExportingMetricReader } from "@opentelemetry/sdk-metrics";
import type { ReadableSpan, SpanExporter } from "@opentelemetry/sdk-trace-base";
import { PrismaInstrumentation } from "@prisma/instrumentation";
import { BatchSpanProcessor } from "@opentelemetry/sdk-trace-base";
import { OTLPHttpJsonTraceExporter, registerOTel } from "@vercel/otel";
import { env } from "./env";
import { headersOf, makeInstrumentsAnew } from "./telemetry";

const EXPORT_EVERY_MS = 30_000;
const SERVICE = "plainspoon";

/** What a span may say: methods, patterns of routes, statements without their values, names of ours. */
const TOLD = new Set([
  "db.operation.name",
  "db.query.text",
  "db.system",
  "db.system.name",
  "http.method",
  "http.request.method",
  "http.response.status_code",
  "http.route",
  "http.status_code",
  "method",
  "model",
  "next.route",
  "next.rsc",
  "next.span_type",
  "plainspoon.error",
]);

const told = (attributes: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([key]) => TOLD.has(key)));

/** A span as it leaves us: a name that holds an address is cut after its first word, and messages stay here. */
function scrubbed(span: ReadableSpan): ReadableSpan {
  const name = /[?@]|:\/\//.test(span.name) ? (span.name.split(" ")[0] ?? "") : span.name;
  const events = span.events.map((event) => ({
    ...event,
    attributes: { "exception.type": event.attributes?.["exception.type"] },
  }));
  return Object.create(span, {
    name: { value: name },
    attributes: { value: told(span.attributes) },
    events: { value: events },
    links: { value: [] },
    status: { value: { code: span.status.code } },
  }) as ReadableSpan;
}

/** Hands on what is on the list. */
const scrubbing = (exporter: SpanExporter): SpanExporter => ({
  export: (spans, done) => exporter.export(spans.map(scrubbed), done),
  shutdown: () => exporter.shutdown(),
  forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
});

type Started = { prometheus: PrometheusExporter; flush: () => Promise<void> };
const kept = globalThis as typeof globalThis & { plainspoonTelemetry?: Started };

/** Jobs by state, for a gauge; asked when somebody looks. */
type Gauges = { jobs: () => Promise<{ state: string; count: number }[]> };

function observeProcess({ jobs }: Gauges): void {
  const meter = metrics.getMeter(SERVICE);
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  meter
    .createObservableGauge("plainspoon_event_loop_delay_seconds", {
      unit: "s",
      description: "99th percentile since the last look",
    })
    .addCallback((result) => {
      result.observe(delay.percentile(99) / 1e9);
      delay.reset();
    });
  meter
    .createObservableGauge("plainspoon_memory_bytes", {
      unit: "By",
      description: "Resident memory of this copy",
    })
    .addCallback((result) => result.observe(process.memoryUsage.rss()));
  meter
    .createObservableGauge("plainspoon_jobs", {
      description: "Work for later by state: waiting, due or dead",
    })
    .addCallback(async (result) => {
      for (const { state, count } of await jobs().catch(() => [])) result.observe(count, { state });
    });
}

/** Starts what the settings ask for; once a process. */
export function startTelemetry(gauges: Gauges): void {
  if (kept.plainspoonTelemetry) return;
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  const headers = headersOf(env.OTEL_EXPORTER_OTLP_HEADERS);
  const prometheus = new PrometheusExporter({ preventServerStart: true });
  const readers: MetricReader[] = [prometheus];
  const flushes: (() => Promise<void>)[] = [];
  if (endpoint !== undefined) {
    const exporter = new OTLPMetricExporter({ url: `${endpoint}/v1/metrics`, headers });
    readers.push(new PeriodicExportingMetricReader({ exporter, exportIntervalMillis: EXPORT_EVERY_MS }));
    const spans = new BatchSpanProcessor(
      scrubbing(new OTLPHttpJsonTraceExporter({ url: `${endpoint}/v1/traces`, headers })),
    );
    registerOTel({
      serviceName: SERVICE,
      instrumentations: [new PrismaInstrumentation()],
      spanProcessors: [spans],
    });
    flushes.push(() => spans.forceFlush());
  }
  const resource = resourceFromAttributes({ "service.name": SERVICE });
  const provider = new MeterProvider({ readers, resource });
  metrics.setGlobalMeterProvider(provider);
  flushes.push(() => provider.forceFlush());
  makeInstrumentsAnew();
  observeProcess(gauges);
  kept.plainspoonTelemetry = {
    prometheus,
    flush: async () => void (await Promise.allSettled(flushes.map((flush) => flush()))),
  };
}

/** Sends what has not been sent; never throws. Before a process ends. */
export const flushTelemetry = async (): Promise<void> => kept.plainspoonTelemetry?.flush();

/** All metrics of this copy of the app, as Prometheus reads them; null where nothing was started. */
export async function prometheusText(): Promise<string | null> {
  if (!kept.plainspoonTelemetry) return null;
  const { resourceMetrics } = await kept.plainspoonTelemetry.prometheus.collect();
  return new PrometheusSerializer(undefined, false).serialize(resourceMetrics);
}
