import { GET } from "@/app/api/ready/route";
import { services, replaceServices } from "@/lib/services";
import { call } from "../support/call";

const ask = () => call(GET, { method: "GET", path: "/api/ready", origin: null });

afterEach(() => replaceServices());

describe("ready", () => {
  it("answers when database and storage do", async () => {
    const answer = await ask();
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ success: true });
  });

  it("says that the storage is missing, and not why", async () => {
    const refuse = () => Promise.reject(new Error("disk quota of /srv/secret exceeded"));
    replaceServices({ blobs: { ...services().blobs, check: refuse } });
    const answer = await ask();
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("5");
    expect(answer.body).toEqual({
      success: false,
      code: "unavailable",
      error: "The picture storage does not answer.",
      message: "The picture storage does not answer.",
      issues: [{ path: "storage", message: "The picture storage does not answer." }],
    });
  });

  it("does not wait for a storage that hangs", async () => {
    replaceServices({ blobs: { ...services().blobs, check: () => new Promise(() => undefined) } });
    const answer = await ask();
    expect(answer.status).toBe(503);
  });
});
