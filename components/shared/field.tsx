import { CircleAlert } from "lucide-react";
import { clsx } from "clsx";
import { type ReactNode, useId } from "react";

export type FieldProps = { id: string; "aria-invalid": boolean; "aria-describedby": string | undefined };

/** A labelled field with its hint and its error; `children` puts the given attributes on the control. */
export function Field({
  label,
  hint,
  error,
  isInvalid = Boolean(error),
  describedBy: elsewhere,
  isInRow = false,
  tool,
  children,
}: {
  label: string;
  hint?: string;
  error?: string;
  /** Also where the error is said elsewhere, by what has the id `describedBy`. */
  isInvalid?: boolean;
  describedBy?: string;
  /** The label stands beside the control, and above it where the letters are too large for both. */
  isInRow?: boolean;
  /** Stands at the end of the label's line: what fills the field in, or shows it otherwise. */
  tool?: ReactNode;
  children: (props: FieldProps) => ReactNode;
}) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [elsewhere, error && errorId, hint && hintId].filter(Boolean).join(" ") || undefined;
  return (
    <div
      className={clsx(
        "gap-2",
        isInRow
          ? "flex flex-wrap items-center gap-x-3 [&>input]:min-w-0 [&>input]:shrink [&>input]:grow [&>input]:basis-40 [&>p]:basis-full"
          : "grid",
        tool &&
          "grid-cols-[minmax(0,1fr)_auto] items-center max-[16rem]:grid-cols-[minmax(0,1fr)] [&>:not(label,.row-start-1)]:col-span-full",
      )}
    >
      <label htmlFor={id} className="font-[650]">
        {label}
      </label>
      {children({ id, "aria-invalid": isInvalid, "aria-describedby": describedBy })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {/* Beside the label for the eye, behind the field with the Tab key. */}
      {tool && (
        <div className="col-start-2 row-start-1 max-[16rem]:col-start-1 max-[16rem]:row-start-auto">
          {tool}
        </div>
      )}
    </div>
  );
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-2 font-semibold text-danger">
      <CircleAlert aria-hidden className="mt-1 size-5 shrink-0" />
      {children}
    </p>
  );
}
