import { labelsOf } from "@/lib/engine/language/labels";
import type { MentionAmount, ShownWord } from "@/lib/engine/show/mention-amounts";
import type { ShownChip } from "@/lib/engine/show/step";
import { AppName } from "@/components/shared/app-name";
import { DrawnAmounts } from "./drawn-amounts";

/** What goes in here, with its amount; behind it in small type what the list has of it and what was done to it before: "1 onion, chopped". */
export function ChipText({ chip }: { chip: ShownChip }) {
  const { text, of, prepared } = chip;
  // With what stands before it, so that it opens no line.
  const comma = prepared === null ? "" : ",";
  return (
    <>
      <Unparted text={text} />
      {of === null ? comma : <SmallPrint text={of + comma} />}
      {prepared !== null && <SmallPrint text={prepared} />}
    </>
  );
}

/** Goes to the next line as one, before it is broken. */
function SmallPrint({ text }: { text: string }) {
  return (
    <>
      {" "}
      <small className="inline-block font-normal text-muted">
        <DrawnAmounts text={text} />
      </small>
    </>
  );
}

/**
 * What goes in at a line. What the amounts among its words tell is there for those who hear the page: amounts beside words are only
 * seen. The rest stands below the words.
 */
export function StepChips({
  told,
  own,
  label,
  language,
}: {
  told: readonly ShownChip[];
  own: readonly ShownChip[];
  label: string;
  language: string;
}) {
  if (told.length + own.length === 0) return null;
  return (
    <ul
      aria-label={label}
      lang={language}
      // Only heard, it takes no room: the lines of a step stand evenly.
      className={own.length === 0 ? "sr-only" : "flex flex-wrap gap-x-3 text-sm"}
    >
      {told.map((chip, index) => (
        <li key={`told ${index}`} lang={language} dir="auto" className="sr-only">
          <ChipText chip={chip} />
        </li>
      ))}
      {own.map((chip, index) => (
        <li
          key={index}
          lang={language}
          dir="auto"
          className="border-l-4 border-butter-line pl-2 font-semibold"
        >
          <ChipText chip={chip} />
        </li>
      ))}
    </ul>
  );
}

/** An instruction's words: ingredients in bold on butter with the amount that goes in here, bold as bold. Never HTML. */
export function Words({ words }: { words: readonly ShownWord[] }) {
  return words.map(({ kind, text, amount, isHeardOnly }, index) => {
    if (isHeardOnly) {
      return (
        // Without a size it is part of the sentence still, where "sr-only" would break a line in what is copied.
        <span key={index} className="text-[0px]">
          {text}
        </span>
      );
    }
    if (kind === "text") return <DrawnAmounts key={index} text={text} />;
    if (kind === "bold")
      return (
        <b key={index}>
          <DrawnAmounts text={text} />
        </b>
      );
    return (
      <b
        key={index}
        className="ingredient"
        data-amount-before={amount?.place === "before" ? inOnePiece(amount.text) : undefined}
        data-amount-after={amount?.place === "after" ? amount.text : undefined}
        data-amount-long={amount ? lengthOf(amount, text) : undefined}
      >
        <Unparted text={text} />
      </b>
    );
  });
}

/** A number, and the word that it counts: never at two ends of a line. */
const COUNTED = /^\p{N}[^\s]*(?:\s+\p{N}[^\s]*)?\s+[^\s]+/u;
const UNPARTED_CHARS = 16;
/** What Cook Mode's letters leave room for in a line of 320 pixels, and of most phones. */
const SMALL_PHONE_CHARS = 13;
const PHONE_CHARS = 17;

/** An amount before its name is held together with the name's first word: on every screen, where the line is long enough, or on none. */
function lengthOf({ place, text }: MentionAmount, name: string): "long" | "longest" | undefined {
  if (place === "after") return text.length > UNPARTED_CHARS ? "longest" : undefined;
  const together = `${text} ${name.split(/\s/, 1)[0]}`.length;
  if (together <= SMALL_PHONE_CHARS) return undefined;
  return together <= PHONE_CHARS ? "long" : "longest";
}

/** "1 tbsp" never ends a line with its "1", even where the name has to go to the next one. */
const inOnePiece = (amount: string): string =>
  amount.length <= SHORT_AMOUNT_CHARS ? amount.replaceAll(" ", "\u00a0") : amount;
const SHORT_AMOUNT_CHARS = 9;

function Unparted({ text }: { text: string }) {
  const counted = COUNTED.exec(text)?.[0] ?? "";
  if (counted === "" || counted.length > UNPARTED_CHARS) return <DrawnAmounts text={text} />;
  return (
    <>
      <span className="whitespace-nowrap">
        <DrawnAmounts text={counted} />
      </span>
      <DrawnAmounts text={text.slice(counted.length)} />
    </>
  );
}

/** Marks a line of a step that its source does not say. */
export function AddedByUs({ language }: { language: string }) {
  const [before, behind] = labelsOf(language).addedBy.split("{app}");
  return (
    <small className="text-muted">
      {" "}
      ({before}
      <AppName />
      {behind})
    </small>
  );
}
