import { AppError } from "@/lib/errors";
import { requireMetricsToken } from "@/lib/http/metrics-token";
import { route, methods } from "@/lib/http/route";

export const dynamic = "force-dynamic";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({
    about:
      "This copy's metrics, for whoever has METRICS_TOKEN (`Authorization: Bearer …`); not there without the setting.",
    access: "public",
    limit: "none: whoever has not the token gets a comparison of two hashes",
    answer: { name: "Prometheus text", types: ["text/plain"] },
    codes: ["not_found", "unauthenticated", "unavailable"],
    async run({ request }) {
      requireMetricsToken(request);
      const { prometheusText } = await import("@/lib/telemetry-sdk");
      const text = await prometheusText();
      if (text === null) throw new AppError("unavailable", "Nothing is measured yet.");
      return new Response(text, { headers: { "content-type": "text/plain; version=0.0.4; charset=utf-8" } });
    },
  }),
});
