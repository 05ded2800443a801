/** A printed PDF as its readers have it: its text in reading order, and the structure that a screen reader walks. */
import { getDocument, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";

type Node = { role?: string; alt?: string; lang?: string; children?: Node[]; type?: string; id?: string };

export type PrintedPdf = {
  pages: number;
  /** All text, blanks of any kind made one. */
  text: string;
  title: string;
  language: string;
  marked: boolean;
  /** "H1 Leek Soup", "LBody 2 leeks": every part with text of its own. */
  parts: string[];
  /** What pictures say of themselves. */
  alternatives: string[];
};

const collapsed = (text: string): string => text.replace(/\s+/gu, " ").trim();

export async function readPrinted(bytes: Uint8Array): Promise<PrintedPdf> {
  const loading = getDocument({
    data: new Uint8Array(bytes),
    useSystemFonts: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  const document = await loading.promise;
  const parts: string[] = [];
  const alternatives: string[] = [];
  const texts: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const said = new Map<string, string>();
    const open: string[] = [];
    for (const item of items) {
      if ("str" in item) {
        const text = item.hasEOL ? `${item.str} ` : item.str;
        texts.push(text);
        const id = open.at(-1) ?? "";
        said.set(id, (said.get(id) ?? "") + text);
      } else if (item.type === "endMarkedContent") open.pop();
      else open.push(item.id ?? "");
    }
    const walk = (node: Node, role: string): void => {
      if (node.type === "content") parts.push(collapsed(`${role} ${said.get(node.id ?? "") ?? ""}`));
      if (node.alt) alternatives.push(node.alt);
      for (const child of node.children ?? []) walk(child, node.role ?? role);
    };
    const tree = (await page.getStructTree()) as Node | null;
    if (tree) walk(tree, "");
  }
  const { info } = (await document.getMetadata()) as { info: { Title?: string; Language?: string } };
  const markInfo = await document.getMarkInfo();
  const result = {
    pages: document.numPages,
    text: collapsed(texts.join("")),
    title: info.Title ?? "",
    language: info.Language ?? "",
    marked: markInfo?.Marked === true,
    parts,
    alternatives,
  };
  await loading.destroy();
  return result;
}
