/**
 * A laid-out document as a PDF with a structure for screen readers: headings, lists, paragraphs and pictures in reading order, all else
 * an artifact. react-pdf draws but does not tag (docs/decisions/027-one-layout-for-paper-and-picture.md), so between its nodes stand others
 * that draw nothing and open or close a marked part; they are put in after the layout and move nothing.
 */
import renderPdf from "@react-pdf/render";
import PDFDocument from "pdfkit";

/** @returns {Promise<Buffer>} the same bytes for the same document: its dates are given, and its id is made of them */
export function paintPdf(layout, { title, language, creator, producer, creationDate, modificationDate }) {
  const pdf = new PDFDocument({
    autoFirstPage: false,
    displayTitle: true,
    lang: language,
    pdfVersion: "1.7",
    tagged: true,
    info: {
      Title: title,
      Creator: creator,
      Producer: producer,
      CreationDate: creationDate,
      ModDate: modificationDate,
    },
  });
  const parts = [];
  const written = new Promise((resolve, reject) => {
    pdf.on("data", (part) => parts.push(part));
    pdf.on("end", () => resolve(Buffer.concat(parts)));
    pdf.on("error", reject);
  });
  openFontsOnce(pdf);
  const structure = structureOf(pdf, language);
  renderPdf(pdf, { ...layout, children: layout.children.map(structure.marked) });
  return written;
}

/** Opened anew at each run of text, as the painter asks, a font would be read and embedded as often. */
function openFontsOnce(pdf) {
  const openFont = pdf.font.bind(pdf);
  const named = new Set();
  pdf.font = (font, size) => {
    const { postscriptName: name } = font;
    if (!named.has(name)) pdf.registerFont(name, font);
    named.add(name);
    return openFont(name, size);
  };
}

/** The document's structure tree; `marked` gives a page whose tagged texts and pictures fill it. It is closed when the document ends. */
function structureOf(pdf, language) {
  const root = pdf.struct("Document", { lang: language });
  pdf.addStructure(root);
  const end = pdf.end.bind(pdf);
  pdf.end = () => {
    root.end();
    return end();
  };

  /** By the tag that asked for it: what the end of a page tears in two is still one element. */
  const elements = new Map();
  const elementOf = (tag, parent) => {
    if (!elements.has(tag)) {
      const element = pdf.struct(tag.role, tag.alt ? { alt: tag.alt } : {});
      parent.add(element);
      elements.set(tag, element);
    }
    return elements.get(tag);
  };
  const artifact = () => pdf.markContent("Artifact", { type: "Layout" });
  const visit = (node, parent) => {
    const tag = node.props?.tag;
    const element = tag ? elementOf(tag, parent) : parent;
    if (node.type === "TEXT" || node.type === "IMAGE") {
      if (!tag) return [node];
      const open = between(() => {
        pdf.endMarkedContent();
        element.add(pdf.markStructureContent(tag.role));
      });
      const close = between(() => {
        pdf.endMarkedContent();
        artifact();
      });
      return [open, node, close];
    }
    if (!node.children || node.type === "SVG") return [node];
    return [{ ...node, children: node.children.flatMap((child) => visit(child, element)) }];
  };
  return {
    marked: (page) => ({
      ...page,
      children: [
        between(artifact),
        ...page.children.flatMap((child) => visit(child, root)),
        between(() => pdf.endMarkedContent()),
      ],
    }),
  };
}

/** A node that draws nothing and calls `act` in its turn. */
const between = (act) => ({
  type: "CANVAS",
  box: { top: 0, left: 0, width: 1, height: 1 },
  style: {},
  props: { paint: act },
});
