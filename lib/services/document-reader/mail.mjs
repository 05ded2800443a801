/** E-mails: the words of their bodies, and what is attached (RFC 5322, 2045; mailboxes: RFC 4155). Plain Node, in the child. */
import PostalMime from "postal-mime";
import { Refused } from "./refused.mjs";

const MAX_MESSAGES = 1_000;
/** Messages inside messages. */
const MAX_NESTING = 30;
const MAX_HEADER_BYTES = 1024 * 1024;
/** Looked at for a recipe when there is none in the words. */
const MAX_ATTACHMENTS = 20;

const ENCRYPTED = /^(?:multipart\/encrypted|application\/(?:x-)?pkcs7-mime)/;
/** "Fwd: Re: Lentil soup": in front of the subject, in the languages of common programs. */
const PASSED_ON = /^(?:(?:re|fwd?|aw|wg|tr|rif|rv|enc|sv|vb|doorst|antw)\s*:\s*)+/i;

/**
 * @param {Uint8Array} bytes one e-mail
 * @returns {Promise<import("./index.ts").DocumentPart[]>} its words, then those of attached texts and pages; the first has the other attachments
 */
export const readMail = (bytes) => readMessage(bytes);

/** @param {Uint8Array} bytes a mailbox @returns {Promise<import("./index.ts").DocumentPart[]>} a part for each message */
export async function readMbox(bytes) {
  const parts = [];
  for (const message of messagesOf(bytes)) {
    if (parts.length >= MAX_MESSAGES) break;
    parts.push(...(await readMessage(message).catch(() => [])));
  }
  if (parts.length === 0) throw new Refused("invalid");
  return parts;
}

async function readMessage(bytes) {
  let mail;
  try {
    mail = await PostalMime.parse(bytes, { maxNestingDepth: MAX_NESTING, maxHeadersSize: MAX_HEADER_BYTES });
  } catch (error) {
    throw new Refused("invalid", error);
  }
  const type = mail.headers.find(({ key }) => key === "content-type")?.value?.toLowerCase() ?? "";
  if (ENCRYPTED.test(type.trim())) throw new Refused("encrypted");
  if (mail.headers.length === 0) throw new Refused("invalid");
  const title = mail.subject?.replace(PASSED_ON, "").trim() || undefined;
  const attachments = mail.attachments.slice(0, MAX_ATTACHMENTS).sort(byPlace).map(toAttachment);
  const isWords = ({ type }) => WORDS.has(type);
  return [
    {
      html: mail.html || undefined,
      text: mail.text || undefined,
      title,
      attachments: attachments.filter((one) => !isWords(one)),
    },
    ...attachments.filter(isWords).map(({ name, type, bytes: words }) => ({
      [WORDS.get(type)]: new TextDecoder().decode(words),
      title: name || title,
    })),
  ];
}

const WORDS = new Map([
  ["text/plain", "text"],
  ["text/html", "html"],
]);

/** Pictures of the text itself come last: they are mostly signs and signatures. */
const byPlace = (one, other) => Number(one.disposition === "inline") - Number(other.disposition === "inline");

const toAttachment = ({ filename, mimeType, content }) => ({
  name: filename ?? "",
  type: mimeType ?? "",
  bytes: typeof content === "string" ? Buffer.from(content) : new Uint8Array(content),
});

const LINE_FEED = 10;
const FROM = Buffer.from("From ");

/** The messages of a mailbox: each begins behind a line "From …" that stands first or behind an empty line. */
function* messagesOf(bytes) {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let start = -1;
  for (let at = 0; at >= 0 && at < buffer.length;) {
    if (buffer.subarray(at, at + FROM.length).equals(FROM) && isAfterEmptyLine(buffer, at)) {
      if (start >= 0) yield buffer.subarray(start, at);
      const end = buffer.indexOf(LINE_FEED, at);
      start = end < 0 ? buffer.length : end + 1;
      at = start;
      continue;
    }
    const end = buffer.indexOf(LINE_FEED, at);
    at = end < 0 ? -1 : end + 1;
  }
  if (start >= 0) yield buffer.subarray(start);
}

function isAfterEmptyLine(buffer, at) {
  if (at === 0) return true;
  const before = buffer.subarray(Math.max(0, at - 4), at).toString("latin1");
  return /\n\r?\n$/.test(before);
}
