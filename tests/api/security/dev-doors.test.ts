/** Development calls work only for requests from this machine, and for no page that its browser can be made to open. */
import { once } from "node:events";
import { createServer, request, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import { GET as outbox } from "@/app/api/dev/outbox/route";
import { POST as advance } from "@/app/api/dev/billing/advance/route";
import { POST as card } from "@/app/api/dev/billing/card/route";
import { env } from "@/lib/env";
import { prepareRequests } from "@/lib/http/incoming";
import { call } from "@/tests/support/call";

let server: Server;
let port: number;

/** A server at every address of this machine, that hands requests on as Next does. */
// Every server of this process is prepared, and so would be those of the next file.
afterAll(prepareRequests());
beforeAll(async () => {
  env.DEV_TOOLS = true;
  server = createServer((incoming, answer) => {
    const headers = new Headers(
      Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]),
    );
    // Next adds these to every request.
    headers.append("x-forwarded-for", incoming.socket.remoteAddress ?? "");
    headers.append("x-forwarded-host", incoming.headers.host ?? "");
    void outbox(new Request("http://localhost/api/dev/outbox", { headers })).then(async (response) => {
      answer.writeHead(response.status);
      answer.end(await response.text());
    });
  }).listen(0, "0.0.0.0");
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  env.DEV_TOOLS = false;
  server.close();
});

async function ask(address: string, headers: IncomingHttpHeaders = {}): Promise<number | undefined> {
  const sent = request({ host: address, port, path: "/", agent: false, headers }).end();
  const [answer] = (await once(sent, "response")) as [{ statusCode?: number; resume(): void }];
  answer.resume();
  return answer.statusCode;
}

test.each(["localhost:1", "127.0.0.1:1", "127.9.9.9", "[::1]:1"])(
  "this machine, by the name %s",
  async (host) => {
    expect(await ask("127.0.0.1", { host })).toBe(200);
  },
);

test.each<IncomingHttpHeaders>([
  { host: "plainspoon.example" },
  { host: "rebound.evil.example:3000" },
  { host: "127.0.0.1.evil.example" },
  { host: "localhost.evil.example" },
  { host: "localhost@evil.example" },
  { "x-forwarded-for": "127.0.0.1" },
  { "x-forwarded-host": "localhost" },
  { "x-forwarded-proto": "https" },
  { forwarded: "for=127.0.0.1" },
  { via: "1.1 proxy" },
  { "x-real-ip": "127.0.0.1" },
])("another name, or a proxy's word, opens nothing: %j", async (headers) => {
  expect(await ask("127.0.0.1", { host: "localhost", ...headers })).toBe(404);
});

test("another address than loopback opens nothing, whatever name it gives", async () => {
  const addresses = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ internal, family }) => !internal && family === "IPv4");
  for (const { address } of addresses) expect(await ask(address, { host: "localhost" })).toBe(404);
});

test("all of them ask", async () => {
  const elsewhere = { fromElsewhere: true } as const;
  const email = "nobody@plainspoon.test";
  expect((await call(outbox, { method: "GET", ...elsewhere })).status).toBe(404);
  expect((await call(advance, { body: { days: 1 }, ...elsewhere })).status).toBe(404);
  expect((await call(card, { body: { email, declines: true }, ...elsewhere })).status).toBe(404);
  expect((await call(outbox, { method: "GET" })).status).toBe(200);
});
