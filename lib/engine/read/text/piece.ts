import type { TextLine } from "@/lib/engine/lines/classify/text-lines";

/** Piece `index` of a line that is divided: the first one keeps what the line had before its words, the others begin anew. */
export function piece(line: TextLine, text: string, index: number, over: Partial<TextLine> = {}): TextLine {
  return index === 0
    ? { ...line, text, cells: [text], ...over }
    : {
        ...line,
        text,
        cells: [text],
        marker: "none",
        number: null,
        level: 0,
        strong: false,
        gap: 0,
        ...over,
      };
}
