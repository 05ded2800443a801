import "server-only";
/** What arrived, unpacked and made text: content codings with every byte counted, and the page's character set. */
import type { Duplex, Readable } from "node:stream";
import zlib from "node:zlib";
import { withLimit } from "@/lib/rules/sources/source";
import { URL_ERRORS } from "@/lib/rules/sources/url";
import { AppError, codeOf } from "@/lib/errors";

// why: zstd came to Node in 22.15; on older versions we neither ask for it nor take it.
const createZstd = (zlib as { createZstdDecompress?: () => Duplex }).createZstdDecompress;

const UNPACK: Record<string, () => Duplex> = {
  gzip: () => zlib.createGunzip({ finishFlush: zlib.constants.Z_SYNC_FLUSH }),
  "x-gzip": () => zlib.createGunzip({ finishFlush: zlib.constants.Z_SYNC_FLUSH }),
  deflate: () => zlib.createInflate({ finishFlush: zlib.constants.Z_SYNC_FLUSH }),
  br: () => zlib.createBrotliDecompress(),
  ...(createZstd ? { zstd: createZstd } : {}),
};

export const ACCEPT_ENCODING = createZstd ? "gzip, deflate, br, zstd" : "gzip, deflate, br";
const MAX_CODINGS = 2;

/**
 * The body's bytes after undoing `contentEncoding`. Never holds more than `maxBytes`, packed or unpacked.
 * @throws AppError `too_large`, or `upstream` for a coding we do not know or bytes that do not unpack.
 */
export async function readDecoded(
  body: Readable,
  contentEncoding: string,
  maxBytes: number,
): Promise<Uint8Array> {
  const codings = contentEncoding
    .toLowerCase()
    .split(",")
    .map((coding) => coding.trim())
    .filter((coding) => coding !== "" && coding !== "identity");
  const streams = codings.reverse().map((coding) => UNPACK[coding]);
  if (streams.length > MAX_CODINGS || streams.some((make) => make === undefined)) {
    throw new AppError("upstream", URL_ERRORS.siteError);
  }
  const unpackers = streams.flatMap((make) => (make ? [make()] : []));
  let last: Readable = body;
  for (const unpacker of unpackers) {
    // why: `pipe` does not hand on failures, and an unhandled one would end the process.
    last.on("error", (error) => unpacker.destroy(error));
    last = last.pipe(unpacker);
  }
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of last) {
      size += (chunk as Buffer).length;
      if (size > maxBytes) throw tooLarge(maxBytes);
      chunks.push(chunk as Buffer);
    }
  } catch (error) {
    if (isUnpackError(error)) throw new AppError("upstream", URL_ERRORS.siteError, { cause: error });
    throw error;
  } finally {
    for (const unpacker of unpackers) unpacker.destroy();
  }
  return Buffer.concat(chunks);
}

/** zlib's, Brotli's and zstd's own codes for bytes that do not unpack. */
function isUnpackError(error: unknown): boolean {
  return /^(Z_|ERR_?_?(BROTLI|ZSTD)|ZSTD_)/.test(codeOf(error));
}

const META_SCAN_BYTES = 4096;

/**
 * A page's bytes as text: byte order mark, else the header's charset, else the page's own `<meta>`, else UTF-8 if it is that,
 * else windows-1252 (the WHATWG encoding standard's order and its labels). Wrong bytes become U+FFFD, never an error.
 */
export function decodeHtml(bytes: Uint8Array, headerCharset: string | undefined): string {
  const mark = byteOrderMark(bytes);
  if (mark) return new TextDecoder(mark).decode(bytes);
  const stated = decoderFor(headerCharset) ?? decoderFor(metaCharset(bytes));
  if (stated) return stated.decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

function byteOrderMark(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return "utf-8";
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  return undefined;
}

function metaCharset(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, META_SCAN_BYTES));
  const label = /<meta[^>]{0,300}?charset\s*=\s*["']?\s*([\w:.-]{2,40})/i.exec(head)?.[1];
  // why: a page whose meta could be read byte by byte is not UTF-16, whatever it says.
  return label && /^utf-?16/i.test(label) ? "utf-8" : label;
}

function decoderFor(label: string | undefined): TextDecoder | undefined {
  if (!label) return undefined;
  try {
    return new TextDecoder(label);
  } catch {
    return undefined;
  }
}

/** The refusal of a page that has more than `maxBytes`. */
export const tooLarge = (maxBytes: number): AppError =>
  new AppError("too_large", withLimit(URL_ERRORS.tooLarge, maxBytes / 1024 / 1024));
