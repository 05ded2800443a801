import { GET as start } from "@/app/api/auth/google/route";
import { call } from "@/tests/support/call";

test("without keys there is no way to Google", async () => {
  expect(await call(start, { method: "GET" })).toMatchObject({ status: 404, body: { code: "not_found" } });
});
