import { clsx } from "clsx";
import { numberInWords } from "@/lib/messages/formats";

/** One figure of a `<dl>`, with its name; with a sentence about it, it is of those that a page is about. */
export function Figure({
  name,
  value,
  text,
}: {
  name: string;
  value: number | string | undefined;
  text?: string;
}) {
  const shown = typeof value === "number" ? numberInWords(value) : value;
  return (
    <div
      className={clsx(
        "grid gap-1 border border-line bg-card",
        text
          ? "content-start rounded-panel p-5 shadow-card max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-4 max-sm:p-4"
          : "content-between rounded-card p-4",
      )}
    >
      <dt className={text ? "font-semibold" : "text-sm text-muted"}>{name}</dt>
      <dd
        className={clsx(
          "font-serif tabular-nums",
          text
            ? "text-3xl font-semibold text-accent max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1 max-sm:self-center"
            : "text-2xl",
        )}
      >
        {shown ?? "…"}
      </dd>
      {text && <dd className="text-sm text-muted">{text}</dd>}
    </div>
  );
}
