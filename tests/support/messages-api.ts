/**
 * A local server that speaks the Messages API as far as the formatter asks: it refuses what the API refuses and answers each other call with
 * the next prepared answer.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Answer = (response: ServerResponse) => void;
export type MessagesApi = {
  url: string;
  calls: { headers: IncomingMessage["headers"]; body: MessagesCall }[];
  next(...answers: Answer[]): void;
  stop(): Promise<void>;
};
export type MessagesCall = {
  model: string;
  max_tokens: number;
  system: string;
  messages: { role: string; content: string }[];
  output_config?: { format?: { type?: string; schema?: unknown } };
};

const REQUEST_ID = "req_test";

/** A finished message with this text. */
export const says =
  (text: string, stopReason = "end_turn"): Answer =>
  (response) => {
    response.writeHead(200, { "content-type": "application/json", "request-id": REQUEST_ID });
    response.end(
      JSON.stringify({
        id: "msg_1",
        type: "message",
        role: "assistant",
        model: "test",
        content: [{ type: "text", text, citations: null }],
        stop_reason: stopReason,
        stop_sequence: null,
        usage: {
          input_tokens: 700,
          output_tokens: 120,
          cache_creation_input_tokens: 0,
          cache_read_input_tokens: 0,
          service_tier: "standard",
        },
      }),
    );
  };

/** An error as the API words it. */
export const fails =
  (status: number, type: string, message = "no"): Answer =>
  (response) => {
    response.writeHead(status, {
      "content-type": "application/json",
      "request-id": REQUEST_ID,
      ...(status === 429 ? { "retry-after": "30" } : {}),
    });
    response.end(JSON.stringify({ type: "error", error: { type, message }, request_id: REQUEST_ID }));
  };

/** Headers, the beginning of a body, then the line is cut. */
export const breaksOff: Answer = (response) => {
  response.writeHead(200, { "content-type": "application/json", "content-length": "5000" });
  response.write('{"id":"msg_1","type":"message","content":[{"type":"text","text":"{');
  setImmediate(() => response.destroy());
};

/** A finished message with this text, after a while. */
export const saysLate =
  (text: string, ms: number): Answer =>
  (response) => {
    setTimeout(() => {
      if (!response.destroyed) says(text)(response);
    }, ms).unref();
  };

/** Never answers. */
export const hangs: Answer = () => undefined;

/** Bounds that a schema for answers may not have: they are the caller's to check. */
const NO_KEYWORDS = ["minimum", "maximum", "multipleOf", "minLength", "maxLength", "maxItems", "uniqueItems"];

/** What the API would refuse in an answer's schema, or null. */
function schemaFault(schema: unknown): string | null {
  if (Array.isArray(schema)) return schema.map(schemaFault).find((fault) => fault !== null) ?? null;
  if (typeof schema !== "object" || schema === null) return null;
  const entries = Object.entries(schema);
  const given = new Map<string, unknown>(entries);
  if (given.get("type") === "object" && given.get("additionalProperties") !== false)
    return "additionalProperties must be false";
  const bound = NO_KEYWORDS.find((keyword) => typeof given.get(keyword) === "number");
  if (bound !== undefined) return `${bound} is not supported`;
  return entries.map(([, value]) => schemaFault(value)).find((fault) => fault !== null) ?? null;
}

/** What the API would refuse in a request, or null. */
function requestFault({ headers }: IncomingMessage, body: MessagesCall): string | null {
  if (headers["anthropic-version"] === undefined) return "anthropic-version: header is required";
  if (!(body.max_tokens > 0)) return "max_tokens: Field required";
  if (body.messages[0]?.role !== "user") return "messages: first message must use the user role";
  const format = body.output_config?.format;
  if (format !== undefined && format.type !== "json_schema") return "output_config.format.type: unknown";
  const fault = schemaFault(format?.schema);
  return fault === null ? null : `output_config.format.schema: ${fault}`;
}

export async function messagesApi(): Promise<MessagesApi> {
  const calls: MessagesApi["calls"] = [];
  let answers: Answer[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const model = /^\/v1\/models\/([\w-]+)$/.exec(request.url ?? "")?.[1];
      if (model !== undefined) {
        const { "x-api-key": key, authorization } = request.headers;
        if (key === "wrong" || authorization === "Bearer wrong")
          return fails(401, "authentication_error", "invalid x-api-key")(response);
        response.writeHead(200, { "content-type": "application/json", "request-id": REQUEST_ID });
        const known = { id: model, type: "model", display_name: "Test", created_at: "2026-01-01T00:00:00Z" };
        return void response.end(JSON.stringify(known));
      }
      if (request.url !== "/v1/messages") return fails(404, "not_found_error")(response);
      const body = JSON.parse(Buffer.concat(chunks).toString("utf8")) as MessagesCall;
      calls.push({ headers: request.headers, body });
      const fault = requestFault(request, body);
      if (fault !== null) return fails(400, "invalid_request_error", fault)(response);
      (answers.shift() ?? fails(500, "api_error"))(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    next: (...prepared) => {
      answers = prepared;
      calls.length = 0;
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
