import "server-only";
/**
 * Answers of kept shared pages, byte for byte as they were sent once, so that the next visitor's is sent before Next looks at the
 * request (docs/decisions/028-shared-pages-are-kept.md). Each hangs on its kept page and goes with it.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { currentLanguage } from "@/lib/language";
import type { MessageLanguage } from "@/lib/messages/languages";
import { isPlain, record, type RecordedAnswer, send, variantOf } from "./recorded-answer";
import { SESSION_COOKIE } from "./session";

/** Where kept pages are found by the token of their link and their language: the same object for as long as a page is kept. */
type KeptPages = {
  pageOf(token: string, language: MessageLanguage): { answers: Map<string, unknown> } | null;
  /** Its answers take so many bytes more. */
  grow(page: { token: string; language: MessageLanguage }, bytes: number): void;
};

let keptPages: KeptPages | null = null;

/** Answers from `pages` from now on. Called once at start, from instrumentation-node.ts. */
export function answerFrom(pages: KeptPages): void {
  keptPages = pages;
}

const PATH = /^\/share\/([\w-]+)$/;

/** The token of a shared page that a visitor's browser opens; null for every other request. */
function tokenOf(request: IncomingMessage): string | null {
  if (!isPlain(request) || (request.headers.cookie ?? "").includes(SESSION_COOKIE)) return null;
  return PATH.exec(request.url ?? "")?.[1] ?? null;
}

/**
 * The way to answer `request` with what is kept; null when nothing is. Then the answer that Next gives is kept for the next one, if
 * the page that it is made of is still kept when it is sent.
 */
export function keptAnswer(request: IncomingMessage, response: ServerResponse): (() => void) | null {
  const pages = keptPages;
  const token = tokenOf(request);
  const variant = variantOf(request);
  if (pages === null || token === null || variant === null) return null;
  const language = currentLanguage();
  const page = pages.pageOf(token, language);
  if (page === null) return null;
  const answer = page.answers.get(variant) as RecordedAnswer | undefined;
  if (answer) return () => send(request, response, answer);
  record(response, (made) => {
    // Of several that were sent at the same moment, one is kept.
    if (pages.pageOf(token, language) !== page || page.answers.has(variant)) return;
    page.answers.set(variant, made);
    pages.grow({ token, language }, made.body.byteLength);
  });
  return null;
}
