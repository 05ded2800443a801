import "server-only";
/**
 * What is told to whoever looks inside: spans and metrics by OpenTelemetry's API, which does nothing until lib/telemetry-sdk.ts has been
 * started. Names and numbers alone: never what a cook wrote, where they were or who they are.
 */
import { type Attributes, metrics, SpanStatusCode, trace } from "@opentelemetry/api";
import { errorNames } from "./log";

const NAME = "plainspoon";
/** Of conversions and answers, in seconds. */
const SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** The parts of a conversion and an output, each a span of its own. */
export type Stage = "extract" | "fetch" | "format" | "pdf" | "photo" | "print";

type Instruments = ReturnType<typeof makeInstruments>;

function makeInstruments() {
  const meter = metrics.getMeter(NAME);
  const seconds = { unit: "s", advice: { explicitBucketBoundaries: SECONDS } };
  return {
    answers: meter.createHistogram("plainspoon_answer_duration_seconds", {
      ...seconds,
      description: "Answers of /api by route and status",
    }),
    stages: meter.createHistogram("plainspoon_stage_duration_seconds", {
      ...seconds,
      description: "Parts of conversions and outputs, by how they ended",
    }),
    conversions: meter.createCounter("plainspoon_conversions", {
      description: "Conversions by kind of source and how they ended",
    }),
    receiptIssues: meter.createCounter("plainspoon_receipt_issues", {
      description: "What receipts found wanting, by kind of source and of issue",
    }),
    receiptsClean: meter.createCounter("plainspoon_receipts_clean", {
      description: "Recipes whose receipt found nothing wanting, by kind of source",
    }),
    faults: meter.createCounter("plainspoon_faults", { description: "Errors of ours, by code" }),
    slowStatements: meter.createCounter("plainspoon_slow_statements", {
      description: "Statements of the database that took longer than SLOW_QUERY_MS",
    }),
    jobs: meter.createCounter("plainspoon_jobs_ended", {
      description: "Work for later that was done or failed, by kind",
    }),
  };
}

// why: instruments that are made before the start of telemetry would do nothing for ever; instrumentation and routes are bundled apart.
const kept = globalThis as typeof globalThis & { plainspoonInstruments?: Instruments };

/** Called by lib/telemetry-sdk.ts once metrics are listened to. */
export const makeInstrumentsAnew = (): void => {
  kept.plainspoonInstruments = makeInstruments();
};

const instruments = (): Instruments => (kept.plainspoonInstruments ??= makeInstruments());

/** Runs `work` as a span named after its stage, and measures it. */
export function inSpan<T>(stage: Stage, work: () => Promise<T>, attributes: Attributes = {}): Promise<T> {
  return trace.getTracer(NAME).startActiveSpan(stage, { attributes }, async (span) => {
    const started = performance.now();
    let outcome = "done";
    try {
      return await work();
    } catch (error) {
      outcome = "failed";
      const [name = "Error"] = errorNames(error) ?? [];
      span.setAttribute("plainspoon.error", name);
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      instruments().stages.record((performance.now() - started) / 1000, { stage, outcome });
      span.end();
    }
  });
}

/** Notes an answer of `/api`. @param route the path with its parameters by name */
export function noteAnswer(route: string, method: string, status: number, ms: number): void {
  instruments().answers.record(ms / 1000, { route, method, status });
}

type Receipt = { issues: readonly { kind: string }[] } | undefined;

/** Notes a conversion that succeeded: quality in the field, by what its receipt says. */
export function noteConversion(source: string, receipt: Receipt): void {
  instruments().conversions.add(1, { source, outcome: "done" });
  for (const { kind } of receipt?.issues ?? []) instruments().receiptIssues.add(1, { source, issue: kind });
  if (receipt?.issues.length === 0) instruments().receiptsClean.add(1, { source });
}

/** Notes a conversion that failed. @param outcome the wire code of what the cook reads */
export const noteFailedConversion = (source: string, outcome: string): void =>
  instruments().conversions.add(1, { source, outcome });

export const noteFault = (code: string): void => instruments().faults.add(1, { code });
export const noteSlowStatement = (): void => instruments().slowStatements.add(1);
export const noteJob = (kind: string, outcome: "done" | "failed"): void =>
  instruments().jobs.add(1, { kind, outcome });

/** `name=value,name=value`, as OpenTelemetry's settings write headers. */
export const headersOf = (text = ""): Record<string, string> =>
  Object.fromEntries(
    text.split(",").flatMap((pair) => {
      const at = pair.indexOf("=");
      return at > 0 ? [[pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())]] : [];
    }),
  );
