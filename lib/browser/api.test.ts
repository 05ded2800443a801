/** @jest-environment node */
/** Whoever answers in the server's place, and whatever an answer lacks: no screen and no cook meets it raw. A real server answers. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { jest } from "@jest/globals";
import * as z from "zod";
import { answers } from "./answers";
import { ApiError, postFile, postJson, request, requestJson } from "./api";

type Given = { status?: number; type?: string; body: string };

let server: Server;
let next: Given = { body: "" };
const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

beforeAll(async () => {
  server = createServer((_, response) => {
    response.writeHead(next.status ?? 200, { "content-type": next.type ?? "application/json" });
    response.end(next.body);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
});
afterAll(() => server.close());

const named = () => Promise.resolve(z.object({ name: z.string() }));

/** What a call throws when the server answers `given`. */
async function refusal(given: Given, ask: () => Promise<unknown>): Promise<ApiError> {
  next = given;
  const thrown: unknown = await ask().then(
    () => null,
    (error: unknown) => error,
  );
  expect(thrown).toBeInstanceOf(ApiError);
  return thrown as ApiError;
}

const PAGE = "<html><head><title>502 Bad Gateway</title></head><body>nginx</body></html>";

test("the server's own sentence is what a cook reads; the message keeps status and body", async () => {
  const body = JSON.stringify({ success: false, code: "not_found", error: "Gone.", message: "Gone." });
  const error = await refusal({ status: 404, body }, () => request(address()));
  expect(error).toMatchObject({ status: 404, sentence: "Gone.", code: "not_found" });
  expect(error.message).toBe(`404: ${body}`);
});

describe("an answer that is not ours never reaches a cook raw:", () => {
  test.each([
    ["a proxy's page for an outage", { status: 502, type: "text/html", body: PAGE }],
    ["a proxy's page for a large body", { status: 413, type: "text/html", body: PAGE }],
    ["a guard's page", { status: 429, type: "text/html", body: PAGE }],
    ["an empty body", { status: 503, body: "" }],
    ["JSON of another shape", { status: 500, body: '{"fault":{"code":1}}' }],
    ["an error that is no text", { status: 500, body: '{"error":{"message":"x"}}' }],
    ["an error that is a page", { status: 502, body: JSON.stringify({ error: PAGE }) }],
    ["an error that is data", { status: 400, body: '{"error":"[{\\"code\\":\\"invalid_type\\"}]"}' }],
    ["a hotel's login page", { type: "text/html", body: PAGE }],
    ["JSON that breaks off", { body: '{"name":"Le' }],
    ["an answer that lacks a field", { body: '{"title":"Leek soup"}' }],
    ["an answer of an older shape", { body: '{"name":["Leek soup"]}' }],
  ])("%s", async (_, given) => {
    const file = new File(["x"], "x.txt");
    for (const ask of [
      () => requestJson(address(), named),
      () => postJson(address(), {}, named),
      () => postFile(address(), { field: "file", file }, named),
    ]) {
      const error = await refusal(given, ask);
      expect(error.sentence).toMatch(
        /^[A-Z][^<>{}[\]]+ try again[^<>{}[\]]*\.$|^This is too large to be sent\.$/,
      );
      expect(error.code).toBeNull();
    }
  });
});

test("a server that is gone is told from one that refuses", async () => {
  const error = await refusal({ body: "" }, () => requestJson("http://127.0.0.1:1/", named));
  expect(error).toMatchObject({ status: 0, code: null });
});

test("a check that cannot be loaded lets the answer pass as it came", async () => {
  next = { body: '{"title":"Leek soup"}' };
  const lost = () => Promise.reject(new Error("no connection"));
  expect(await requestJson(address(), lost)).toEqual({ title: "Leek soup" });
});

test("a refused call loads no shape: a visitor's page asks who is there, and needs none", async () => {
  const shape = jest.fn(named);
  await refusal({ status: 401, body: "" }, () => requestJson(address(), shape));
  expect(shape).not.toHaveBeenCalled();
});

test("every shape can be loaded, and refuses what holds nothing", async () => {
  for (const [name, load] of Object.entries(answers)) {
    const isEmptyFine = ["checkout", "cancelled"].includes(name);
    expect([name, (await load()).safeParse({}).success]).toEqual([name, isEmptyFine]);
    expect([name, (await load()).safeParse("<html>").success]).toEqual([name, false]);
  }
});

test("recipes of any age are read; the id of a saved one stands alone or in its recipe", async () => {
  const old = {
    title: "Toast",
    ingredients: { refrigeratedFrozen: ["butter"], pantry: ["bread"] },
    steps: [{ instruction: "Toast the bread." }],
  };
  expect((await answers.converted()).parse(old)).toMatchObject({
    ingredients: { refrigerated: ["butter"], other: ["bread"] },
    steps: [{ number: 1, isPrep: false }],
  });
  const saved = await answers.savedRecipe();
  expect([saved.parse({ id: "a" }), saved.parse({ recipe: { id: "a" } })]).toEqual([
    { id: "a" },
    { id: "a" },
  ]);
});
