/** A server that a page of the `ui` tests calls: it keeps what it was asked, and answers as the test says. */
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

export type Asked = { method: string; path: string; headers: IncomingMessage["headers"]; body: string };
type Answer = { status: number; body?: unknown } | "no answer";

export type PageServer = {
  asked: Asked[];
  /** What the next calls get, until it is set anew; 200 and an empty object at first. */
  answer: (asked: Asked) => Answer | Promise<Answer>;
  /** Resolves once `count` calls were answered since the last `reset`. */
  answered: (count: number) => Promise<void>;
  reset: () => void;
  close: () => void;
};

/** Starts it, and makes it the place where the page's relative addresses lead. */
export async function startPageServer(): Promise<PageServer> {
  const plain = (): Answer => ({ status: 200, body: {} });
  let waiting: { count: number; done: () => void }[] = [];
  let finished = 0;
  const here: PageServer = {
    asked: [],
    answer: plain,
    answered: (count) =>
      new Promise((done) => {
        waiting.push({ count, done });
        settle();
      }),
    reset() {
      here.asked = [];
      here.answer = plain;
      finished = 0;
    },
    close: () => server.close(),
  };
  function settle() {
    for (const { done } of waiting.filter(({ count }) => count <= finished)) done();
    waiting = waiting.filter(({ count }) => count > finished);
  }
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += String(chunk)));
    request.on("end", async () => {
      const asked = {
        method: request.method ?? "",
        path: request.url ?? "",
        headers: request.headers,
        body,
      };
      here.asked.push(asked);
      const answer = await here.answer(asked);
      response.on("close", () => {
        finished += 1;
        settle();
      });
      if (answer === "no answer") return void response.destroy();
      response.writeHead(answer.status, { "content-type": "application/json", connection: "close" });
      response.end(JSON.stringify(answer.body ?? {}));
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const base = document.createElement("base");
  base.href = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  document.head.replaceChildren(base);
  return here;
}
