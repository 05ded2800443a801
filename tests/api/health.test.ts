import { GET } from "@/app/api/health/route";
import { call } from "../support/call";

test("health answers while the process lives", async () => {
  const answer = await call(GET, { method: "GET", path: "/api/health", origin: null });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ success: true });
  expect(answer.headers.get("cache-control")).toBe("no-store");
});
