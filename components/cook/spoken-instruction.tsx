import { parseMarkup, type MarkupToken } from "@/lib/engine/recipe/markup";

type Span = { start: number; end: number };

/** An instruction with its ingredients in bold on butter, and the sentence that is being read aloud underlined. Never HTML. */
export function SpokenInstruction({ text, spoken }: { text: string; spoken: Span | null }) {
  return piecesOf(parseMarkup(text), spoken).map(({ token, isSpoken }, index) =>
    isSpoken ? (
      <mark key={index} className="spoken">
        <Piece token={token} />
      </mark>
    ) : (
      <Piece key={index} token={token} />
    ),
  );
}

function Piece({ token }: { token: MarkupToken }) {
  if (token.kind === "mention") return <b className="ingredient">{token.text}</b>;
  return token.kind === "bold" ? <b>{token.text}</b> : token.text;
}

/** The tokens, cut where the spoken sentence begins and ends. Offsets count the plain text, as `plainText` writes it. */
function piecesOf(
  tokens: readonly MarkupToken[],
  spoken: Span | null,
): { token: MarkupToken; isSpoken: boolean }[] {
  if (spoken === null) return tokens.map((token) => ({ token, isSpoken: false }));
  let offset = 0;
  return tokens.flatMap((token) => {
    const from = offset;
    offset += token.text.length;
    const start = Math.min(Math.max(spoken.start - from, 0), token.text.length);
    const end = Math.min(Math.max(spoken.end - from, 0), token.text.length);
    return [
      { token: { ...token, text: token.text.slice(0, start) }, isSpoken: false },
      { token: { ...token, text: token.text.slice(start, end) }, isSpoken: true },
      { token: { ...token, text: token.text.slice(end) }, isSpoken: false },
    ].filter((piece) => piece.token.text !== "");
  });
}
