/** A process of the app whose inside is looked into: its settings come from its environment. It converts, saves nothing, fails once, and ends. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { convert } from "@/lib/conversion/convert";
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { countJobs } from "@/lib/jobs/count";
import { inSpan } from "@/lib/telemetry";

const SOUP = `Tomato Soup
Ingredients
2 cups tomatoes
1 onion
1 teaspoon salt
Instructions
1. Chop the onion and the tomatoes.
2. Simmer the tomatoes and the onion for 20 minutes.
3. Season with the salt and serve.`;

if (env.OTEL_EXPORTER_OTLP_ENDPOINT || env.METRICS_TOKEN)
  (await import("@/lib/telemetry-sdk")).startTelemetry({ jobs: countJobs });

await convert({ kind: "text", text: SOUP }, new AbortController().signal);
await db.user.count({ where: { email: "secret.cook@plainspoon.test" } });
await inSpan("fetch", () => Promise.reject(new Error("secret words of a cook"))).catch(() => undefined);
const server = createServer((_request, response) => response.end("ok")).listen(0, "127.0.0.1");
await new Promise((listening) => server.once("listening", listening));
await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/share/secret-token`);
server.close();

const loaded = Object.keys(
  process.getBuiltinModule?.("node:module")
    ? (await import("node:module")).createRequire(import.meta.url).cache
    : {},
);
if (env.OTEL_EXPORTER_OTLP_ENDPOINT) await (await import("@/lib/telemetry-sdk")).flushTelemetry();
process.stdout.write(
  `${JSON.stringify({ sdk: loaded.filter((path) => /opentelemetry\/sdk|@vercel\/otel/.test(path)).length })}\n`,
);
process.exit(0);
