import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

/** A failure that stays on the page beside what failed, with what the cook can do about it as `children`. */
export function FailureCard({
  title,
  text,
  detail,
  children,
}: {
  title: string;
  text: string;
  detail?: string;
  children?: ReactNode;
}) {
  return (
    <div className="grid gap-3 rounded-card border-[1.5px] border-danger bg-danger-soft p-4">
      <div className="flex items-start gap-3">
        <CircleAlert aria-hidden className="mt-0.5 size-6 shrink-0 text-danger" />
        <div className="grid gap-1">
          <p className="font-bold">{title}</p>
          <p>{text}</p>
          {detail && <p className="font-semibold">{detail}</p>}
        </div>
      </div>
      {children && <div className="flex flex-wrap gap-3">{children}</div>}
    </div>
  );
}

/** Why something was refused, said aloud unless a message in the corner says it already. */
export function FormFailure({
  id,
  isSilent = false,
  text,
  ...card
}: {
  id?: string;
  isSilent?: boolean;
  title: string;
  text: string | null | undefined;
  children?: ReactNode;
}) {
  return (
    // Always in the page, but out of the form's rows while empty: a screen reader announces only regions that were there before.
    <div id={id} role={isSilent ? undefined : "alert"} className="empty:absolute">
      {text && <FailureCard {...card} text={text} />}
    </div>
  );
}
