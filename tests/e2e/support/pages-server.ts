/** Serves `pages.ts` on loopback until it is ended. */
import { createServer } from "node:http";
import { PAGES_PORT, answerTo } from "./pages";

createServer((request, response) => {
  const answer = answerTo((request.url ?? "/").split("?")[0] ?? "/");
  if (!answer) return;
  response.writeHead(answer.status, { "content-type": `${answer.type ?? "text/html"}; charset=utf-8` });
  response.end(answer.body);
}).listen(PAGES_PORT, "127.0.0.1");
