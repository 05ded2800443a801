/**
 * A real OpenID Connect server in Google's place: it signs in at once whoever was named last by `POST /who { email, verified }`.
 */
import { createServer } from "node:http";
import { OAuth2Server } from "oauth2-mock-server";
import { GOOGLE_PORT, GOOGLE_WHO_PORT } from "./pages";

type Who = { email: string; verified: boolean };

const google = new OAuth2Server();
await google.issuer.keys.generate("RS256");
let who: Who = { email: "nobody@plainspoon.test", verified: false };
google.service.on("beforeTokenSigning", (token: { payload: Record<string, unknown> }) => {
  Object.assign(token.payload, {
    sub: who.email,
    email: who.email,
    email_verified: who.verified,
    name: "Rose Cook",
  });
});
await google.start(GOOGLE_PORT, "localhost");

createServer((request, response) => {
  let body = "";
  request.on("data", (part: Buffer) => (body += part.toString()));
  request.on("end", () => {
    who = JSON.parse(body) as Who;
    response.end();
  });
}).listen(GOOGLE_WHO_PORT, "localhost");
