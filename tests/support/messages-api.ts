/** A local server that speaks the Messages API as far as the formatter asks: it answers each call with the next prepared answer. */
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
  output_config?: object;
};

/** A finished message with this text. */
export const says =
  (text: string, stopReason = "end_turn"): Answer =>
  (response) => {
    response.writeHead(200, { "content-type": "application/json" });
    response.end(
      JSON.stringify({
        id: "msg_1",
        type: "message",
        role: "assistant",
        model: "test",
        content: [{ type: "text", text }],
        stop_reason: stopReason,
        stop_sequence: null,
        usage: { input_tokens: 700, output_tokens: 120 },
      }),
    );
  };

/** An error as the API words it. */
export const fails =
  (status: number, type: string): Answer =>
  (response) => {
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify({ type: "error", error: { type, message: "no" } }));
  };

/** Headers, the beginning of a body, then the line is cut. */
export const breaksOff: Answer = (response) => {
  response.writeHead(200, { "content-type": "application/json", "content-length": "5000" });
  response.write('{"id":"msg_1","type":"message","content":[{"type":"text","text":"{');
  setImmediate(() => response.destroy());
};

/** Never answers. */
export const hangs: Answer = () => undefined;

export async function messagesApi(): Promise<MessagesApi> {
  const calls: MessagesApi["calls"] = [];
  let answers: Answer[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      if (request.url !== "/v1/messages") return fails(404, "not_found_error")(response);
      calls.push({
        headers: request.headers,
        body: JSON.parse(Buffer.concat(chunks).toString("utf8")) as MessagesCall,
      });
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
