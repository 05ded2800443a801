/** Documents of other programs, written here from their published formats: Word, OpenDocument, RTF, EPUB, e-mails, mailboxes. */
import { strToU8, zipSync, type Zippable } from "fflate";

/** What a document shows, one under the other; `""` is an empty line. */
export type Block =
  | string
  | { heading: string; level?: 1 | 2 | 3 }
  | { title: string }
  | { bold: string }
  | { list: string[]; numbered?: boolean }
  /** Rows of cells; a cell of several lines has several paragraphs. */
  | { table: (string | string[])[][] };

const escape = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const linesOf = (cell: string | string[]): string[] => (typeof cell === "string" ? [cell] : cell);

/** A zip of these files; those named `mimetype` are stored as they are. */
export function zipOf(files: Record<string, string | Uint8Array>): Buffer {
  const packed: Zippable = {};
  for (const [path, content] of Object.entries(files)) {
    const bytes = typeof content === "string" ? strToU8(content) : new Uint8Array(content);
    packed[path] = path === "mimetype" ? [bytes, { level: 0 }] : bytes;
  }
  return Buffer.from(zipSync(packed));
}

const W = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const R = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";

/** A Word document (ECMA-376). */
export function docxOf(blocks: Block[], { body = "" }: { body?: string } = {}): Buffer {
  const run = (text: string, bold = false) =>
    `<w:r>${bold ? "<w:rPr><w:b/></w:rPr>" : ""}<w:t xml:space="preserve">${escape(text)}</w:t></w:r>`;
  const paragraph = (text: string, { style = "", number = 0, bold = false } = {}) =>
    `<w:p><w:pPr>${style && `<w:pStyle w:val="${style}"/>`}${number ? `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${number}"/></w:numPr>` : ""}</w:pPr>${text && run(text, bold)}</w:p>`;
  const made = blocks.map((block) => {
    if (typeof block === "string") return paragraph(block);
    if ("title" in block) return paragraph(block.title, { style: "Title" });
    if ("heading" in block) return paragraph(block.heading, { style: `Heading${block.level ?? 1}` });
    if ("bold" in block) return paragraph(block.bold, { bold: true });
    if ("list" in block)
      return block.list.map((item) => paragraph(item, { number: block.numbered ? 2 : 1 })).join("");
    const rows = block.table.map(
      (row) =>
        `<w:tr>${row
          .map(
            (cell) =>
              `<w:tc>${linesOf(cell)
                .map((line) => paragraph(line))
                .join("")}</w:tc>`,
          )
          .join("")}</w:tr>`,
    );
    return `<w:tbl>${rows.join("")}</w:tbl>`;
  });
  const style = (id: string, name: string) =>
    `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/></w:style>`;
  const numbering = (id: number, format: string) =>
    `<w:abstractNum w:abstractNumId="${id}"><w:lvl w:ilvl="0"><w:numFmt w:val="${format}"/></w:lvl></w:abstractNum>`;
  return zipOf({
    "[Content_Types].xml": `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    "_rels/.rels": `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${R}/officeDocument" Target="word/document.xml"/></Relationships>`,
    "word/_rels/document.xml.rels": `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="s" Type="${R}/styles" Target="styles.xml"/><Relationship Id="n" Type="${R}/numbering" Target="numbering.xml"/></Relationships>`,
    "word/styles.xml": `${XML}<w:styles xmlns:w="${W}">${style("Title", "Title")}${[1, 2, 3].map((level) => style(`Heading${level}`, `heading ${level}`)).join("")}</w:styles>`,
    "word/numbering.xml": `${XML}<w:numbering xmlns:w="${W}">${numbering(1, "bullet")}${numbering(2, "decimal")}<w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="2"/></w:num></w:numbering>`,
    "word/document.xml": `${XML}<w:document xmlns:w="${W}"><w:body>${made.join("")}${body}</w:body></w:document>`,
  });
}

const ODF = "urn:oasis:names:tc:opendocument:xmlns";
const ODF_NAMES = ["office", "text", "table", "style", "manifest"]
  .map((name) => `xmlns:${name}="${ODF}:${name}:1.0"`)
  .join(" ");

/** An OpenDocument text (OASIS OpenDocument 1.3). */
export function odtOf(blocks: Block[], { locked = false } = {}): Buffer {
  const paragraph = (text: string, style = "Standard") =>
    `<text:p text:style-name="${style}">${escape(text)}</text:p>`;
  const made = blocks.map((block) => {
    if (typeof block === "string") return paragraph(block);
    if ("title" in block) return paragraph(block.title, "P1");
    if ("heading" in block)
      return `<text:h text:outline-level="${block.level ?? 1}">${escape(block.heading)}</text:h>`;
    if ("bold" in block) return paragraph(block.bold, "P2");
    if ("list" in block)
      return `<text:list text:style-name="${block.numbered ? "L2" : "L1"}">${block.list.map((item) => `<text:list-item>${paragraph(item)}</text:list-item>`).join("")}</text:list>`;
    const rows = block.table.map(
      (row) =>
        `<table:table-row>${row
          .map(
            (cell) =>
              `<table:table-cell>${linesOf(cell)
                .map((line) => paragraph(line))
                .join("")}</table:table-cell>`,
          )
          .join("")}</table:table-row>`,
    );
    return `<table:table>${rows.join("")}</table:table>`;
  });
  const fo = 'xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"';
  const styles = `<style:style style:name="P1" style:family="paragraph" style:parent-style-name="Title"/><style:style style:name="P2" style:family="paragraph"><style:text-properties fo:font-weight="bold"/></style:style><text:list-style style:name="L1"><text:list-level-style-bullet text:level="1" text:bullet-char="•"/></text:list-style><text:list-style style:name="L2"><text:list-level-style-number text:level="1"/></text:list-style>`;
  const lock = locked ? '<manifest:encryption-data manifest:checksum="x"/>' : "";
  return zipOf({
    mimetype: "application/vnd.oasis.opendocument.text",
    "content.xml": `${XML}<office:document-content ${ODF_NAMES} ${fo}><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${made.join("")}</office:text></office:body></office:document-content>`,
    "META-INF/manifest.xml": `${XML}<manifest:manifest ${ODF_NAMES}><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml">${lock}</manifest:file-entry></manifest:manifest>`,
  });
}

/** Letters beyond ASCII as Word writes them: `\uN` with a letter for programs that do not know it. */
const rtfText = (text: string): string =>
  [...text.replace(/[\\{}]/g, "\\$&")]
    .map((sign) => (sign.charCodeAt(0) < 128 ? sign : `\\u${sign.charCodeAt(0)}?`))
    .join("");

/** An RTF document (RTF 1.9.1). `more` stands in its body as it is. */
export function rtfOf(blocks: Block[], { more = "" } = {}): Buffer {
  const made = blocks.map((block) => {
    if (typeof block === "string") return `\\pard ${rtfText(block)}\\par`;
    if ("title" in block) return `\\pard\\qc\\b\\fs40 ${rtfText(block.title)}\\b0\\par`;
    if ("heading" in block) return `\\pard\\b\\fs28 ${rtfText(block.heading)}\\b0\\par`;
    if ("bold" in block) return `\\pard{\\b ${rtfText(block.bold)}}\\par`;
    if ("list" in block)
      return block.list
        .map(
          (item, at) =>
            `\\pard{\\listtext\\f1 ${block.numbered ? `${at + 1}.` : "\\bullet"}\\tab}\\ls1 ${rtfText(item)}\\par`,
        )
        .join("\n");
    return block.table
      .map(
        (row) =>
          `\\trowd ${row.map((cell) => `\\intbl ${linesOf(cell).map(rtfText).join("\\par\\intbl ")}\\cell`).join("")}\\row`,
      )
      .join("\n");
  });
  return Buffer.from(
    `{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0\\fnil Calibri;}{\\f1\\fnil\\fcharset2 Symbol;}}{\\colortbl;\\red0\\green0\\blue0;}{\\stylesheet{\\s0 Normal;}}{\\info{\\title Not a word of the recipe}}{\\*\\generator Somebody;}\n${made.join("\n")}\n${more}}`,
    "latin1",
  );
}

const htmlOf = (blocks: Block[]): string =>
  blocks
    .map((block) => {
      if (typeof block === "string") return `<p>${escape(block)}</p>`;
      if ("title" in block) return `<h1>${escape(block.title)}</h1>`;
      if ("heading" in block) return `<h${block.level ?? 1}>${escape(block.heading)}</h${block.level ?? 1}>`;
      if ("bold" in block) return `<p><b>${escape(block.bold)}</b></p>`;
      if ("list" in block) {
        const tag = block.numbered ? "ol" : "ul";
        return `<${tag}>${block.list.map((item) => `<li>${escape(item)}</li>`).join("")}</${tag}>`;
      }
      const rows = block.table.map(
        (row) =>
          `<tr>${row.map((cell) => `<td>${linesOf(cell).map(escape).join("<br>")}</td>`).join("")}</tr>`,
      );
      return `<table>${rows.join("")}</table>`;
    })
    .join("\n");

/** An EPUB book with a page for each of `pages` (EPUB 3.3). `encrypted`: what META-INF/encryption.xml says that it was done by. */
export function epubOf(pages: { title: string; blocks: Block[] }[], { encrypted = "" } = {}): Buffer {
  const page = ({ title, blocks }: (typeof pages)[number]) =>
    `${XML}<html xmlns="http://www.w3.org/1999/xhtml"><head><title>${escape(title)}</title></head><body>${htmlOf(blocks).replaceAll("<br>", "<br/>")}</body></html>`;
  const items = pages.map(
    (_page, at) => `<item id="p${at}" href="text/page%20${at}.xhtml" media-type="application/xhtml+xml"/>`,
  );
  return zipOf({
    mimetype: "application/epub+zip",
    "META-INF/container.xml": `${XML}<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="OEBPS/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`,
    ...(encrypted && {
      "META-INF/encryption.xml": `${XML}<encryption xmlns="urn:oasis:names:tc:opendocument:xmlns:container" xmlns:enc="http://www.w3.org/2001/04/xmlenc#"><enc:EncryptedData><enc:EncryptionMethod Algorithm="${encrypted}"/></enc:EncryptedData></encryption>`,
    }),
    "OEBPS/book.opf": `${XML}<package xmlns="http://www.idpf.org/2007/opf" version="3.0"><metadata/><manifest>${items.reverse().join("")}</manifest><spine>${pages.map((_page, at) => `<itemref idref="p${at}"/>`).join("")}</spine></package>`,
    ...Object.fromEntries(pages.map((one, at) => [`OEBPS/text/page ${at}.xhtml`, page(one)])),
  });
}

export type MailPart =
  | { text: string }
  | { html: Block[] }
  | { name: string; type: string; bytes: Uint8Array; inline?: true };

const base64Lines = (bytes: Uint8Array): string =>
  Buffer.from(bytes).toString("base64").replace(/.{76}/g, "$&\r\n");

/** An e-mail (RFC 5322, 2045). */
export function emlOf(subject: string, parts: MailPart[]): Buffer {
  const made = parts.map((part) => {
    if ("text" in part)
      return `Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64Lines(Buffer.from(part.text))}`;
    if ("html" in part)
      return `Content-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64Lines(Buffer.from(`<html><body>${htmlOf(part.html)}</body></html>`))}`;
    return `Content-Type: ${part.type}; name="${part.name}"\r\nContent-Disposition: ${part.inline ? "inline" : "attachment"}; filename="${part.name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64Lines(part.bytes)}`;
  });
  const subjectWord = `=?utf-8?B?${Buffer.from(subject).toString("base64")}?=`;
  return Buffer.from(
    `From: Oma <oma@example.test>\r\nTo: me@example.test\r\nSubject: ${subjectWord}\r\nDate: Sun, 1 Nov 2026 10:00:00 +0100\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary="cut here"\r\n\r\n${made.map((part) => `--cut here\r\n${part}\r\n`).join("")}--cut here--\r\n`,
  );
}

/** A mailbox of these e-mails (RFC 4155). */
export const mboxOf = (mails: Buffer[]): Buffer =>
  Buffer.concat(
    mails.map((mail) =>
      Buffer.concat([
        Buffer.from("From oma@example.test Sun Nov  1 10:00:00 2026\n"),
        mail,
        Buffer.from("\n\n"),
      ]),
    ),
  );
