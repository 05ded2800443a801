import "server-only";
/** One resource's handlers by method; every method it does not have answers 405 and says which it has (wire.md#methods). */
import { AppError } from "@/lib/errors";
import { sentMethod } from "./incoming";
import { route, type Handler } from "./route";

export const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
export type Method = (typeof METHODS)[number];

/** All the methods a route file exports: `export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ POST })`. */
export function methods(own: Partial<Record<Method, Handler>>): Record<Method, Handler> {
  // why: HEAD is GET without the body; Next and fetch drop the body of an answer to HEAD.
  const has: Partial<Record<Method, Handler>> = own.GET ? { HEAD: own.GET, ...own } : { ...own };
  const allow = [...METHODS.filter((method) => method in has), ...("OPTIONS" in has ? [] : ["OPTIONS"])].join(
    ", ",
  );
  const other = route({
    about: "Not a method of this call.",
    unlisted: true,
    access: "public",
    origin: "any",
    limit: "none: it does nothing",
    answer: { name: "–" },
    codes: ["method_not_allowed"],
    run({ request }) {
      const method = sentMethod(request);
      if (method === "OPTIONS") return new Response(null, { status: 204, headers: { allow } });
      throw new AppError("method_not_allowed", `This call does not take ${method}.`);
    },
  });
  const refuse: Handler = Object.assign(
    async (...call: Parameters<Handler>) => {
      const response = await other(...call);
      response.headers.set("allow", allow);
      return response;
    },
    { spec: other.spec },
  );
  return Object.fromEntries(METHODS.map((method) => [method, has[method] ?? refuse])) as Record<
    Method,
    Handler
  >;
}
