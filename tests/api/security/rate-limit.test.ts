import { jest } from "@jest/globals";
import { Client } from "pg";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { addressGroup, clientAddress } from "@/lib/http/client-ip";
import type { Limit } from "@/lib/http/limits";
import { takeAttempt } from "@/lib/http/rate-limit";
import { POST as processText } from "@/app/api/recipes/process-text/route";
import { POST as processUrl } from "@/app/api/recipes/process-url/route";
import { POST as processPdf } from "@/app/api/recipes/process-pdf/route";
import { POST as extractText } from "@/app/api/recipes/extract-text/route";
import { call } from "@/tests/support/call";

const limit: Limit = {
  name: "test",
  anonymous: { count: 5, seconds: 60 },
  sentence: (wait) => `Wait ${wait}.`,
};
const take = (address: string, of = limit) =>
  takeAttempt(of, { address }).then(
    () => "taken",
    (error: AppError) => error.code,
  );

test("fifty calls at once take exactly what the limit gives", async () => {
  const results = await Promise.all(Array.from({ length: 50 }, () => take("198.51.100.1")));
  expect(results.filter((result) => result === "taken")).toHaveLength(5);
  expect(results.filter((result) => result === "rate_limited")).toHaveLength(45);
});

test("one caller's attempts are not another's, and one limit's are not another's", async () => {
  for (let attempt = 0; attempt < 6; attempt += 1) await take("198.51.100.1");
  expect(await take("198.51.100.2")).toBe("taken");
  expect(await take("198.51.100.1", { ...limit, name: "other" })).toBe("taken");
  expect(await take("198.51.100.1")).toBe("rate_limited");
});

test("a window that is over starts anew", async () => {
  for (let attempt = 0; attempt < 6; attempt += 1) await take("198.51.100.1");
  await db.rateLimiterFlexible.updateMany({ data: { expire: new Date(Date.now() - 1000) } });
  expect(await take("198.51.100.1")).toBe("taken");
});

test("an attempt is one statement, in a window that runs, is over, or begins", async () => {
  const sent = jest.spyOn(Client.prototype, "query");
  for (const isOver of [false, false, true]) {
    if (isOver) await db.rateLimiterFlexible.updateMany({ data: { expire: new Date(Date.now() - 1000) } });
    sent.mockClear();
    expect(await take("198.51.100.3")).toBe("taken");
    expect(sent).toHaveBeenCalledTimes(1);
  }
  sent.mockRestore();
});

test("attempts at one moment share a statement, and each is told its own count", async () => {
  const sent = jest.spyOn(Client.prototype, "query");
  const results = await Promise.all(
    [...Array.from({ length: 7 }, () => "198.51.100.4"), "198.51.100.5"].map((address) => take(address)),
  );
  expect(sent).toHaveBeenCalledTimes(1);
  sent.mockRestore();
  expect(results.filter((result) => result === "taken")).toHaveLength(6);
  expect(await take("198.51.100.4")).toBe("rate_limited");
});

test("attempts that cannot be counted are refused, and the next ones are counted again", async () => {
  const failing = jest.spyOn(db, "$queryRaw").mockRejectedValueOnce(new Error("no database"));
  expect(await Promise.all([take("198.51.100.6"), take("198.51.100.7")])).toEqual([
    "unavailable",
    "unavailable",
  ]);
  failing.mockRestore();
  expect(await take("198.51.100.6")).toBe("taken");
});

test("the refusal says how long to wait", async () => {
  for (let attempt = 0; attempt < 5; attempt += 1) await take("198.51.100.1");
  const error = (await takeAttempt(limit, { address: "198.51.100.1" }).catch(
    (thrown: unknown) => thrown,
  )) as AppError;
  expect(error.message).toMatch(/^Wait (1 minute|\d+ seconds)\.$/);
  expect(error.retryAfterSeconds).toBeGreaterThan(50);
});

test("no address is kept in the database", async () => {
  await take("198.51.100.77");
  expect(JSON.stringify(await db.rateLimiterFlexible.findMany())).not.toContain("198.51.100");
});

test("the four conversion calls share one counter, and every attempt counts", async () => {
  const handlers = [processText, processUrl, processPdf, extractText];
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const { status } = await call(handlers[attempt % 4] ?? processText, {
      raw: "nothing of use",
      ip: "198.51.100.9",
    });
    expect(status).toBe(415);
  }
  for (const handler of handlers) {
    const { status, headers, body } = await call(handler, { raw: "nothing of use", ip: "198.51.100.9" });
    expect([status, body.code]).toEqual([429, "rate_limited"]);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(3500);
    expect(body.error).toMatch(/^You have converted many recipes.*(59|60) minutes\.$/);
  }
  expect((await call(processText, { raw: "nothing of use", ip: "198.51.100.10" })).status).toBe(415);
});

test("several photos in one call count as so many conversions", async () => {
  const photos = (count: number) => {
    const form = new FormData();
    // A picture by its first bytes alone: refused soon, but not before it is counted.
    const broken = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
    for (let index = 0; index < count; index += 1) form.append("image", new File([broken], "photo.jpg"));
    return call(extractText, { form, ip: "198.51.100.11" });
  };
  expect((await photos(8)).status).not.toBe(429);
  expect((await photos(8)).status).not.toBe(429);
  expect((await photos(8)).status).toBe(429);
  expect((await call(processText, { raw: "nothing of use", ip: "198.51.100.11" })).status).toBe(429);
});

test("a foreign page cannot use up a cook's attempts", async () => {
  for (let attempt = 0; attempt < 25; attempt += 1) {
    await call(processText, { origin: "https://evil.example", ip: "198.51.100.9" });
  }
  expect((await call(processText, { raw: "nothing of use", ip: "198.51.100.9" })).status).toBe(415);
});

// The client's address is the socket's, unless TRUST_PROXY=<hops> (wire.md#client-address).
test.each([
  [undefined, 0, "203.0.113.5"],
  ["6.6.6.6", 0, "203.0.113.5"],
  ["6.6.6.6, 7.7.7.7", 0, "203.0.113.5"],
  ["7.7.7.7", 1, "7.7.7.7"],
  ["6.6.6.6, 7.7.7.7", 1, "7.7.7.7"],
  ["6.6.6.6, 7.7.7.7, 8.8.8.8", 2, "7.7.7.7"],
  [undefined, 1, "203.0.113.5"],
  ["7.7.7.7", 3, "7.7.7.7"],
  [" , ,7.7.7.7", 1, "7.7.7.7"],
])("X-Forwarded-For %s behind %d proxies: %s", (forwarded, hops, address) => {
  expect(clientAddress(forwarded, "203.0.113.5", hops)).toBe(address);
});

test.each([
  ["203.0.113.5", "203.0.113.5"],
  ["::ffff:203.0.113.5", "203.0.113.5"],
  ["2001:db8:1:2:3:4:5:6", "20010db800010002/64"],
  ["2001:db8:1:2:ffff::1", "20010db800010002/64"],
  ["fe80::1%eth0", "fe80000000000000/64"],
  ["203.0.113.5:51712", "203.0.113.5"],
  ["[2001:db8:1:2:3:4:5:6]:51712", "20010db800010002/64"],
  ["[2001:db8:1:2:3:4:5:6]", "20010db800010002/64"],
  ["[::ffff:203.0.113.5]:443", "203.0.113.5"],
  ["[fe80::1%eth0]:443", "fe80000000000000/64"],
  ['"[2001:db8:1:2:3:4:5:6]:51712"', "20010db800010002/64"],
  ["203.0.113.5:port", "unknown"],
  ["nonsense", "unknown"],
])("%s counts as %s", (address, group) => {
  expect(addressGroup(address)).toBe(group);
});

test("a signed-in cook is counted by account, with a rate of their own", async () => {
  const cook = { address: "198.51.100.3", userId: "cook-1" };
  const both: Limit = { ...limit, signedIn: { count: 7, seconds: 60 } };
  for (let attempt = 0; attempt < 7; attempt += 1) await takeAttempt(both, cook);
  await expect(takeAttempt(both, { ...cook, address: "198.51.100.4" })).rejects.toMatchObject({
    code: "rate_limited",
  });
  await takeAttempt(both, { address: "198.51.100.3" });
});
