import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";

/** A table that may be wider than a phone: it scrolls within its own frame, by keyboard too. */
export function Table({ label, head, children }: { label: string; head: ReactNode; children: ReactNode }) {
  return (
    <div
      role="region"
      aria-label={label}
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line bg-card"
    >
      <table className="w-full border-collapse text-left text-sm">
        <thead className="border-b border-line bg-paper-deep">
          <tr>{head}</tr>
        </thead>
        <tbody className="divide-y divide-line">{children}</tbody>
      </table>
    </div>
  );
}

export function Th({ children }: { children: ReactNode }) {
  return (
    <th scope="col" className="px-4 py-3 font-semibold whitespace-nowrap">
      {children}
    </th>
  );
}

/** A heading that sorts: pressing it again turns the order round. */
export function SortTh({
  children,
  sorted,
  onSort,
}: {
  children: ReactNode;
  sorted: "asc" | "desc" | null;
  onSort: () => void;
}) {
  const Arrow = sorted === "asc" ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      className="px-2 py-1"
      aria-sort={sorted === null ? "none" : sorted === "asc" ? "ascending" : "descending"}
    >
      <button
        type="button"
        onClick={onSort}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-field px-2 font-semibold whitespace-nowrap hover:bg-accent-soft"
      >
        {children}
        {sorted && <Arrow aria-hidden className="size-4" />}
      </button>
    </th>
  );
}

export function Td({ children, className = "" }: { children: ReactNode; className?: string }) {
  return <td className={`px-4 py-3 align-middle ${className}`}>{children}</td>;
}
