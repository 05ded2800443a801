/** Small PDFs made by hand: each kind of good and bad file the converter meets. */
import { deflateSync } from "node:zlib";

type PdfOptions = { pages?: string[][]; picture?: boolean; locked?: boolean };

/** A PDF whose pages hold these lines of text, one under the other. */
export function pdfOf({ pages = [[]], picture = false, locked = false }: PdfOptions): Buffer {
  const kids = pages.map((_page, index) => `${4 + index * 2} 0 R`).join(" ");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  const pictureNumber = 4 + pages.length * 2;
  const resources = `<< /Font << /F1 3 0 R >>${picture ? ` /XObject << /I1 ${pictureNumber} 0 R >>` : ""} >>`;
  pages.forEach((lines, index) => {
    const text = lines.map((line) => `(${line.replace(/[\\()]/g, "\\$&")}) Tj T*`).join("\n");
    const content = `${picture ? "q 500 0 0 700 50 50 cm /I1 Do Q\n" : ""}BT /F1 12 Tf 14 TL 72 760 Td\n${text}\nET`;
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 842] /Resources ${resources} /Contents ${5 + index * 2} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    );
  });
  if (picture) {
    objects.push(
      "<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 /Length 1 >>\nstream\n\x40\nendstream",
    );
  }
  // why: these owner and user keys match no password, so that every reader asks for one.
  if (locked)
    objects.push(`<< /Filter /Standard /V 1 /R 2 /P -44 /O <${"41".repeat(32)}> /U <${"42".repeat(32)}> >>`);
  return assemble(objects, locked ? ` /Encrypt ${objects.length} 0 R /ID [<00> <00>]` : "");
}

function assemble(objects: string[], trailer: string): Buffer {
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, "latin1");
}

/** A page of `count` tiny pieces of text, packed: small on disk, large to read. */
export function pdfBomb(count: number): Buffer {
  const packed = deflateSync(`BT /F1 8 Tf ${"1 0 Td (a) Tj ".repeat(count)} ET`).toString("latin1");
  const parts = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    `<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n${packed}\nendstream`,
  ];
  const body = parts.map((part, index) => `${index + 1} 0 obj\n${part}\nendobj\n`).join("");
  return Buffer.from(`%PDF-1.4\n${body}trailer\n<< /Root 1 0 R /Size 6 >>\n`, "latin1");
}
