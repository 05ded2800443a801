/**
 * A server in the place of Next for answers that are kept for a cook: it shows what a recipe's page reads, and calls the route of the
 * list. Each test begins with a cook on trial who has one recipe, and nothing kept.
 */
import {
  createServer,
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { GET } from "@/app/api/recipes/route";
import { currentNonce, nameAnswer } from "@/lib/http/current-answer";
import { prepareRequests } from "@/lib/http/incoming";
import { keepOwnAnswers } from "@/lib/http/kept-own-answers";
import { readCookie, SESSION_COOKIE } from "@/lib/http/session";
import { currentLanguage } from "@/lib/language";
import { OWN_LISTS } from "@/lib/recipes/list";
import { OWN_PAGES, readForPage } from "@/lib/recipes/of-page";
import { replaceServices } from "@/lib/services";
import { person, type Person } from "./people";
import { storedRecipe } from "./recipes";

let server: Server;
let port = 0;

/** What reached Next, what becomes of the recipe while Next makes its answer, what a page is made longer by; and the test's cook. */
export const next = {
  reached: 0,
  meanwhile: async () => {},
  padding: "",
  cook: {} as Person,
  id: "",
};

async function answerPage(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const cookie = request.headers.cookie ?? "";
  const token = readCookie(new Headers({ cookie }), SESSION_COOKIE) ?? "";
  const page = await readForPage({ token, id: request.url?.split("/").at(-1) ?? "" });
  await next.meanwhile();
  if (page?.found) nameAnswer(page.found.name);
  else response.statusCode = page ? 404 : 307;
  const { recipe, locked } = page?.found ?? {};
  const text = `<p>${recipe?.title}, ${recipe?.servings}, ${locked}, ${currentLanguage()}</p><script nonce="${currentNonce()}">soup()</script>${next.padding}`;
  const packed = request.headers["accept-encoding"] === "gzip";
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.setHeader("cache-control", "private, no-store");
  if (packed) response.setHeader("content-encoding", "gzip");
  response.end(packed ? gzipSync(text) : text);
}

async function answerList({ url = "", headers }: IncomingMessage, response: ServerResponse): Promise<void> {
  const answer = await GET(
    new Request(`http://localhost${url}`, { headers: headers as Record<string, string> }),
  );
  const text = await answer.text();
  await next.meanwhile();
  for (const [name, value] of answer.headers) response.appendHeader(name, value);
  response.writeHead(answer.status).end(text);
}

/** Call it once in a test file. */
export function standInForNext(): void {
  afterAll(prepareRequests());
  beforeAll(async () => {
    server = createServer((request, response) => {
      next.reached += 1;
      void (request.url?.startsWith("/api/") ? answerList : answerPage)(request, response);
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => new Promise((done) => server.close(done)));
  beforeEach(async () => {
    keepOwnAnswers([OWN_PAGES, OWN_LISTS]);
    const cook = await person({ trial: true });
    const id = await storedRecipe(cook, { title: "Leek soup" });
    Object.assign(next, { reached: 0, meanwhile: async () => {}, padding: "", cook, id });
  });
  afterEach(() => {
    keepOwnAnswers([]);
    replaceServices();
  });
}

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };
export type Visit = {
  as?: { token: string };
  headers?: Record<string, string>;
  method?: string;
  path?: string;
};

/** Opens the page of the cook's recipe, unless something else is asked. */
export function visit({
  as = next.cook,
  headers = {},
  method = "GET",
  path = `/recipe/${next.id}`,
}: Visit = {}): Promise<Answer> {
  const cookie = [`${SESSION_COOKIE}=${as.token}`, headers.cookie ?? []].flat().join("; ");
  const given = { host: "127.0.0.1", port, path, method, headers: { ...headers, cookie }, agent: false };
  return new Promise((done, failed) => {
    const asked = ask(given, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () => {
        const body = Buffer.concat(parts);
        done({ status: answer.statusCode ?? 0, headers: answer.headers, body, text: body.toString() });
      });
    });
    asked.on("error", failed).end();
  });
}
