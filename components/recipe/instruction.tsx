import { parseMarkup } from "@/lib/engine/recipe/markup";

/** An instruction's light markup as elements: mentions of ingredients in bold on butter, bold as bold. Never HTML. */
export function Instruction({ text }: { text: string }) {
  return parseMarkup(text).map((token, index) => {
    if (token.kind === "mention") {
      return (
        <b key={index} className="ingredient">
          {token.text}
        </b>
      );
    }
    return token.kind === "bold" ? <b key={index}>{token.text}</b> : token.text;
  });
}
