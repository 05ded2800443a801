import type { ReactNode } from "react";

/** A page of plain text: one heading, short paragraphs, lines of at most 68 characters. */
export function StaticPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className="mx-auto max-w-3xl px-4 py-12 sm:px-6">
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-4 max-w-[60ch] text-lg text-muted">{lead}</p>
      <div className="prose-plain">{children}</div>
    </div>
  );
}
