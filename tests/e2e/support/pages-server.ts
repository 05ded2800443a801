/** Serves `pages.ts` on loopback until it is ended. */
import { createServer } from "node:http";
import { PAGES_PORT, WALLED, answerTo } from "./pages";

createServer((request, response) => {
  const path = (request.url ?? "/").split("?")[0] ?? "/";
  const isRefused = path === WALLED && request.headers["sec-fetch-dest"] !== "document";
  const answer = answerTo(isRefused ? "/forbidden" : path);
  if (!answer) return;
  response.writeHead(answer.status, {
    "content-type": `${answer.type ?? "text/html"}; charset=utf-8`,
    ...(answer.policy && { "content-security-policy": answer.policy }),
  });
  response.end(answer.body);
}).listen(PAGES_PORT, "127.0.0.1");
