import "server-only";
/**
 * A page is seen before its scripts run: each script that Next lets run as soon as it has come is sent as `type="a"`, of the same length as
 * `async=""`, and a script in the head lets it run after the first paint (components/layout/late-scripts.ts, docs/decisions/046). Only in
 * documents whose `<html>` says that this script is in them. No length changes: Next may have said it already.
 */
import type { ServerResponse } from "node:http";

/** On `<html>` of the documents that have the script. */
export const LATE_MARK = "data-late";

const ASYNC = ' async=""';
const LATE = ' type="a"';
const OUR_SCRIPT = /<script src="\/_next\/static\/[^<>]{1,400}>/g;
/** What React asks for ahead of them. */
const AHEAD = /<link rel="preload" as="script" fetchPriority="low"/g;
const NOT_AHEAD = '<link rel="pending" as="script" fetchPriority="low"';
/** No tag that is meant is longer: what begins and does not end within so much is sent on as it is. */
const LONGEST_TAG = 500;
const LONGEST_HEAD = 1000;

/** Changes a document piece by piece; the pieces it gives are together as long as those it was given. */
export class LateScripts {
  private held = "";
  private marked: boolean | null = null;

  /** What can be sent of the document so far; `last` with its last piece, which holds nothing back. Bytes are taken for letters (latin1). */
  next(piece: string, last = false): string {
    const text = this.held + piece;
    this.held = "";
    this.marked ??= this.isMarked(text, last);
    if (this.marked === null) return this.hold(text, 0);
    if (!this.marked) return text;
    const changed = text.replace(AHEAD, NOT_AHEAD).replace(OUR_SCRIPT, (tag) => tag.replace(ASYNC, LATE));
    return last ? changed : this.hold(changed, this.openFrom(changed));
  }

  private hold(text: string, from: number): string {
    this.held = text.slice(from);
    return text.slice(0, from);
  }

  /** Where a tag begins that this piece does not end; its length where there is none. */
  private openFrom(text: string): number {
    const tag = text.lastIndexOf("<");
    const isOpen = tag >= 0 && text.length - tag < LONGEST_TAG && !text.includes(">", tag);
    return isOpen ? tag : text.length;
  }

  /** Null while `<html …>` is not there yet. */
  private isMarked(text: string, last: boolean): boolean | null {
    const [, attributes] = /<html(\s[^>]{0,600})?>/.exec(text) ?? [];
    if (attributes !== undefined) return attributes.includes(` ${LATE_MARK}=`);
    return last || text.length > LONGEST_HEAD || text.includes("<html>") ? false : null;
  }
}

/** What is written are the letters of a document: whatever packs it comes later. */
const isDocument = (response: ServerResponse): boolean =>
  String(response.getHeader("content-type") ?? "").startsWith("text/html");

/** What is written has been packed, by us before (kept-answers.ts) or in between. */
const isPacked = (response: ServerResponse): boolean => response.hasHeader("content-encoding");

type Write = ServerResponse["write"];
type End = ServerResponse["end"];

const lettersOf = (chunk: unknown, encoding: unknown): string =>
  (typeof chunk === "string"
    ? Buffer.from(chunk, typeof encoding === "string" ? (encoding as BufferEncoding) : "utf8")
    : Buffer.from(chunk as Uint8Array)
  ).toString("latin1");

const bytesOf = (letters: string): Buffer => Buffer.from(letters, "latin1");

const callbackOf = (given: readonly unknown[]): (() => void) | undefined =>
  given.find((each): each is () => void => typeof each === "function");

/**
 * Changes what is written to `response`, if it is a document. Next packs an answer by putting functions of its own in place of `write` and
 * `end`, later than this is called, and kept-own-answers.ts listens in the same way: who asks for them is given the changed document, and what
 * those send on to the ones that stood there before is let through.
 */
export function sendScriptsLate(response: ServerResponse): void {
  const late = new LateScripts();
  const first: { write: Write; end: End } = { write: response.write, end: response.end };
  const now = { ...first };
  let isChanged = false;
  const changing = (name: "write" | "end") => {
    const inner = now[name] as (...given: unknown[]) => unknown;
    return ((...given: unknown[]) => {
      const isPackedBefore = inner === first[name] && isPacked(response);
      if (isChanged || inner !== now[name] || isPackedBefore || !isDocument(response))
        return inner.apply(response, given);
      const [chunk, encoding] = given;
      const isEmpty = chunk === undefined || chunk === null || typeof chunk === "function";
      const letters = late.next(isEmpty ? "" : lettersOf(chunk, encoding), name === "end");
      isChanged = true;
      try {
        return inner.call(
          response,
          ...(letters === "" && name === "end" ? [] : [bytesOf(letters)]),
          callbackOf(given),
        );
      } finally {
        isChanged = false;
      }
    }) as Write & End;
  };
  for (const name of ["write", "end"] as const)
    Object.defineProperty(response, name, {
      configurable: true,
      get: () => changing(name),
      set: (other: Write & End) => (now[name] = other),
    });
}
