import "server-only";
/**
 * The answer that is being written. Pages need it because Next shows them the request's headers but not the answer. Set for each
 * request by `incoming.ts`; absent in a process that serves nothing.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import type { ServerResponse } from "node:http";
import { log } from "@/lib/log";

type Answer = {
  response: ServerResponse;
  /** Random for each answer, so that text inside a recipe cannot contain it (content-policy.ts). */
  nonce: string;
  /** Whether a browser reads it as a page; a navigation inside the app would answer any status but 200 with a full reload. */
  isDocument: boolean;
  /** What the page said it should be, if not 200. */
  status?: number;
  /** Names all that an answer to a cook shows (`nameAnswer`). */
  name?: string;
  /** Something failed while it was made. */
  isSpoiled?: true;
};

// why: instrumentation and pages are bundled apart and would each have a store of their own.
const shared = globalThis as typeof globalThis & { plainspoonAnswers?: AsyncLocalStorage<Answer> };
const answers = (shared.plainspoonAnswers ??= new AsyncLocalStorage<Answer>());

/** Makes `answer` the current one for everything this request does from here on. */
export const enterAnswer = (answer: Answer): void => answers.enterWith(answer);

/** The answer of the request that is being prepared or answered. */
export const currentAnswer = (): Readonly<Answer> | undefined => answers.getStore();

/** Says by name what the current answer shows, so that it may be kept for as long as that holds (kept-own-answers.ts). */
export function nameAnswer(name: string): void {
  const answer = answers.getStore();
  if (answer) answer.name = name;
}

/** Something failed while the current answer was made: whatever it is, it is not kept. */
export function spoilAnswer(): void {
  const answer = answers.getStore();
  if (answer) answer.isSpoiled = true;
}

/** The nonce that inline scripts and styles of the current answer carry. */
export const currentNonce = (): string | undefined => answers.getStore()?.nonce;

/** The status that the current answer's page asked for. */
export const requestedStatus = (): number | undefined => answers.getStore()?.status;

/**
 * Makes the current answer a 404 that holds its page: call it and render the page that says so. Next's own `notFound()` answers,
 * inside a route with parameters, a page without a word, which a script fills.
 */
export function answerNotFound(): void {
  answerWith(404);
}

/**
 * Makes the current answer a 500 that holds its page, and writes down why: call it and render the page that says so. For cached
 * pages: when one throws, Next sends everybody who waits for it the same page, whose scripts carry the nonce of the first request.
 */
export function answerFailed(error: unknown, route: string): void {
  log.error({ err: error, route, kind: "render" }, "failed");
  answerWith(500);
}

function answerWith(status: number): void {
  const answer = answers.getStore();
  if (!answer) return;
  answer.status = status;
  if (answer.isDocument) answer.response.statusCode = status;
}
