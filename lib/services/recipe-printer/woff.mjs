/** WOFF 1.0 (W3C 2012) as the OpenType font in it: with Node's own zlib, many times faster than unpacked table by table in JavaScript. */
import { inflateSync } from "node:zlib";

const HEADER = 44;
const ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;
const SIGNATURE = 0x774f4646;

const padded = (length) => (length + 3) & ~3;

/** @returns {Buffer} `file` itself when it is no WOFF */
export function fromWoff(file) {
  if (file.readUInt32BE(0) !== SIGNATURE) return file;
  const count = file.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = HEADER + index * ENTRY;
    const [offset, packed, length] = [4, 8, 12].map((field) => file.readUInt32BE(at + field));
    const bytes = file.subarray(offset, offset + packed);
    return {
      tag: file.readUInt32BE(at),
      checksum: file.readUInt32BE(at + 16),
      bytes: packed < length ? inflateSync(bytes) : bytes,
    };
  });
  const start = SFNT_HEADER + count * SFNT_ENTRY;
  const font = Buffer.alloc(tables.reduce((sum, { bytes }) => sum + padded(bytes.length), start));
  const power = 2 ** Math.floor(Math.log2(count));
  font.writeUInt32BE(file.readUInt32BE(4), 0);
  font.writeUInt16BE(count, 4);
  font.writeUInt16BE(power * 16, 6);
  font.writeUInt16BE(Math.log2(power), 8);
  font.writeUInt16BE((count - power) * 16, 10);
  let offset = start;
  tables.forEach(({ tag, checksum, bytes }, index) => {
    const at = SFNT_HEADER + index * SFNT_ENTRY;
    font.writeUInt32BE(tag, at);
    font.writeUInt32BE(checksum, at + 4);
    font.writeUInt32BE(offset, at + 8);
    font.writeUInt32BE(bytes.length, at + 12);
    bytes.copy(font, offset);
    offset += padded(bytes.length);
  });
  return font;
}
