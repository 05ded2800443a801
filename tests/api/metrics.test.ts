/** `/api/metrics`: for whoever has the token, for nobody else, and not there at all without the setting. */
process.env.METRICS_TOKEN = "0123456789abcdef0123";

const ask = async (authorization?: string) => {
  const { GET } = await import("@/app/api/metrics/route");
  const { call } = await import("../support/call");
  return call(GET, {
    method: "GET",
    path: "/api/metrics",
    origin: null,
    headers: authorization ? { authorization } : {},
  });
};

test("the right token reads what was measured; another, a longer one, none or the session's does not", async () => {
  const { startTelemetry } = await import("@/lib/telemetry-sdk");
  const { countJobs } = await import("@/lib/jobs/count");
  startTelemetry({ jobs: countJobs });
  const wrong = [
    "Bearer 0123456789abcdef0124",
    "Bearer 0123456789abcdef01234",
    "Basic 0123456789abcdef0123",
    undefined,
  ];
  for (const authorization of wrong) expect((await ask(authorization)).status).toBe(401);
  const answer = await ask("Bearer 0123456789abcdef0123");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const text = await answer.response.text();
  expect(text).toMatch(
    /^plainspoon_answer_duration_seconds_count\{.*route="\/api\/metrics".*status="401".*\} 4$/m,
  );
  expect(text).toMatch(/^plainspoon_jobs\{state="dead"\} 0$/m);
});

test("without the setting there is no such call", async () => {
  const { env } = await import("@/lib/env");
  const token = env.METRICS_TOKEN;
  env.METRICS_TOKEN = undefined;
  expect((await ask("Bearer 0123456789abcdef0123")).status).toBe(404);
  env.METRICS_TOKEN = token;
});

export {};
