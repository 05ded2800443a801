import type { ReactNode } from "react";

/** A place with nothing in it yet: what it is for, and what to do next. */
export function EmptyState({
  title,
  text,
  heading: Heading = "h2",
  children,
}: {
  title: string;
  /** `h1` where it is all there is on the page. */
  heading?: "h1" | "h2";
  text?: string;
  children?: ReactNode;
}) {
  return (
    <div className="grid justify-items-center gap-4 rounded-panel border border-line bg-card px-6 py-12 text-center">
      <svg
        viewBox="0 0 96 72"
        aria-hidden
        className="h-20 text-accent"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M20 34h56c0 18-12 28-28 28S20 52 20 34z" fill="var(--accent-soft)" />
        <path d="M12 34h72M36 66h24" />
        <path d="M38 24c-4-5 4-8 0-14M58 24c-4-5 4-8 0-14" opacity="0.6" />
      </svg>
      <Heading className="text-xl">{title}</Heading>
      {text && <p className="max-w-[44ch] text-muted">{text}</p>}
      {children && <div className="flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
