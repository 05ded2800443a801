// The address is set before the app's modules are loaded: one that nothing listens on.
process.env.DATABASE_URL = "postgresql://postgres@127.0.0.1:1/postgres";

test("ready says that the database is missing; health does not care", async () => {
  const { call } = await import("../support/call");
  const ready = await import("@/app/api/ready/route");
  const answer = await call(ready.GET, { method: "GET", path: "/api/ready", origin: null });
  expect(answer.status).toBe(503);
  expect(answer.body.issues).toEqual([{ path: "database", message: "The database does not answer." }]);

  const health = await import("@/app/api/health/route");
  expect((await call(health.GET, { method: "GET", path: "/api/health", origin: null })).status).toBe(200);
});

export {};
