/** A browser as far as it concerns the copies of the app: its cookies, its own origin, and a connection of its own for each request. */
import { request as send, type IncomingMessage } from "node:http";

export type Reply = {
  status: number;
  headers: IncomingMessage["headers"];
  text: string;
  json: Record<string, unknown>;
};
type Ask = {
  method?: string;
  body?: object;
  form?: FormData;
  headers?: Record<string, string>;
  /** The copy that the proxy would have chosen; the proxy chooses without it. */
  at?: { url: string };
};

export type Visitor = {
  ask: (path: string, given?: Ask) => Promise<Reply>;
  cookie: () => string;
};

let visitors = 0;

/** @param site the address that browsers know */
export function visitor(site: string): Visitor {
  const cookies = new Map<string, string>();
  visitors += 1;
  // Nobody else's of this run: limits count by it.
  const address = `198.51.${Math.floor(visitors / 250)}.${visitors % 250}`;
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");

  const ask = async (path: string, { method, body, form, headers = {}, at }: Ask = {}): Promise<Reply> => {
    // Node writes the multipart form.
    const packed = form && new Response(form);
    const bytes = packed
      ? Buffer.from(await packed.arrayBuffer())
      : body && Buffer.from(JSON.stringify(body));
    const type = packed ? packed.headers.get("content-type") : body && "application/json";
    const answer = await new Promise<IncomingMessage>((resolve, reject) =>
      send(new URL(path, at?.url ?? site), {
        method: method ?? (bytes ? "POST" : "GET"),
        agent: false,
        headers: {
          // What the proxy adds.
          ...(at && { "x-forwarded-for": address }),
          host: new URL(site).host,
          origin: site,
          cookie: cookie(),
          ...(bytes && { "content-type": String(type), "content-length": String(bytes.length) }),
          ...headers,
        },
      })
        .on("response", resolve)
        .on("error", reject)
        .end(bytes),
    );
    const parts: Buffer[] = [];
    for await (const part of answer) parts.push(part as Buffer);
    for (const line of answer.headers["set-cookie"] ?? []) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "") cookies.delete(name);
      else cookies.set(name, value);
    }
    const text = Buffer.concat(parts).toString("utf8");
    const isJson = answer.headers["content-type"]?.includes("json") && text !== "";
    return {
      status: answer.statusCode ?? 0,
      headers: answer.headers,
      text,
      json: isJson ? (JSON.parse(text) as Record<string, unknown>) : {},
    };
  };
  return { ask, cookie };
}
