/** Gets a source: from a web address, by the same guarded way out as the app's, from a file, or from standard input. Never more than a page may have. */
import { createReadStream } from "node:fs";
import { AppError, codeOf } from "@/lib/errors";
import { PAGE_MAX_BYTES } from "@/lib/rules/limits";
import { documentFormat } from "@/lib/rules/media/document";
import { isPdf, pictureKind } from "@/lib/rules/media/kind";
import { megabytes } from "@/lib/rules/sources/source";
import { decodeHtml } from "@/lib/services/page-fetcher/decode";
import { safeFetcher, userAgent } from "@/lib/services/page-fetcher/safe-fetch";
import type { Options } from "./options";

/** A page or a text, to be read. `refusal`: what is to be said where it holds no recipe, because it is a refusing site's. */
export type Source =
  | { kind: "page"; html: string; url?: string; refusal?: { code: AppError["code"]; message: string } }
  | { kind: "text"; text: string };

const ONLY_WORDS =
  "This is a PDF, a photo or a document. The Plainspoon app reads those; this program reads web pages and plain text.";
const IS_ADDRESS = /^https?:\/\//i;
const IS_PAGE = /^\s*<(?:!doctype|!--|\?xml|html|head|body|[a-z][\w-]*[\s>])/i;

/** @throws AppError, with a sentence for whoever gave the source */
export async function getSource({ source, timeoutMs, allow }: Options): Promise<Source> {
  if (IS_ADDRESS.test(source)) return fromAddress(source, timeoutMs, allow);
  return fromBytes(await bytesOf(source));
}

async function fromAddress(address: string, timeoutMs: number, allow: string[]): Promise<Source> {
  const fetcher = safeFetcher({
    allowPrivateHosts: allow,
    maxBytes: PAGE_MAX_BYTES,
    timeoutMs,
    userAgent: userAgent("PlainspoonCLI", undefined),
  });
  const page = await fetcher.fetchPage(address, AbortSignal.timeout(timeoutMs + 1000));
  if (page.kind === "pdf" || page.kind === "picture") throw new AppError("unreadable", ONLY_WORDS);
  const { html, url } = page;
  if (page.kind === "html") return { kind: "page", html, url };
  const { code, message } = page.error;
  return { kind: "page", html, url, refusal: { code, message } };
}

async function bytesOf(path: string): Promise<Uint8Array> {
  const stream = path === "-" ? process.stdin : createReadStream(path);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of stream) {
      size += (chunk as Buffer).length;
      if (size > PAGE_MAX_BYTES)
        throw new AppError("too_large", `This source is larger than ${megabytes(PAGE_MAX_BYTES)}.`);
      chunks.push(chunk as Buffer);
    }
  } catch (error) {
    throw error instanceof AppError ? error : unreadableFile(path, codeOf(error));
  }
  return Buffer.concat(chunks);
}

const FILE_TROUBLE: Record<string, string> = {
  ENOENT: "There is no such file. A web address begins with https://.",
  EISDIR: "This is a folder. Give one file at a time.",
  EACCES: "This file may not be read.",
};

const unreadableFile = (path: string, code: string): AppError =>
  new AppError("upstream", `${path}: ${FILE_TROUBLE[code] ?? "This file cannot be read."}`);

function fromBytes(bytes: Uint8Array): Source {
  if (isPdf(bytes) || pictureKind(bytes) !== null || documentFormat(bytes) !== null)
    throw new AppError("unreadable", ONLY_WORDS);
  const text = decodeHtml(bytes, undefined);
  return IS_PAGE.test(text) ? { kind: "page", html: text } : { kind: "text", text };
}
