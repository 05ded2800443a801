"use client";

import {
  type ColumnDef,
  FlexRender,
  functionalUpdate,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { ArrowDown, ArrowUp } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { clsx } from "clsx";

/** A column of a table: its heading and its cell are one object, so that neither drifts from the other. */
export type TableColumn<Row> = {
  id: string;
  header: string;
  /** Keep the columns the same from one rendering to the next: what a cell holds lives as long as they do. */
  cell: (row: Row) => ReactNode;
  /** The server sorts by it. */
  sorts?: boolean;
  className?: string;
};

export type Sorting = { sort: string; order: "asc" | "desc" };

const features = tableFeatures({ rowSortingFeature, columnMeta: {} as { className?: string; name: string } });
const NONE: readonly never[] = [];

/**
 * A table that may be wider than its page: it scrolls within its own frame, by keyboard too. On a phone each row is a card, with the name of
 * the column before each cell; the roles are written out, since a table laid out otherwise loses its own.
 */
export function DataTable<Row extends { id: string }>({
  label,
  columns,
  rows,
  sorting,
  onSort,
}: {
  label: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  sorting?: Sorting;
  onSort?: (sorting: Sorting) => void;
}) {
  const definitions = useMemo(
    () =>
      columns.map(({ id, header, cell, sorts = false, className }): ColumnDef<typeof features, Row> => ({
        id,
        header,
        accessorFn: (row) => row.id,
        cell: ({ row }) => cell(row.original),
        enableSorting: sorts,
        meta: { className, name: header },
      })),
    [columns],
  );
  const state = {
    sorting: sorting ? [{ id: sorting.sort, desc: sorting.order === "desc" }] : [...NONE],
  };
  const table = useTable({
    features,
    columns: definitions,
    data: rows as Row[],
    getRowId: ({ id }) => id,
    state,
    manualSorting: true,
    // Pressing a heading again turns the order round.
    enableSortingRemoval: false,
    sortDescFirst: false,
    onSortingChange: (updater) => {
      const [next] = functionalUpdate(updater, state.sorting);
      if (next) onSort?.({ sort: next.id, order: next.desc ? "desc" : "asc" });
    },
  });
  return (
    <div
      role="region"
      aria-label={label}
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line bg-card"
    >
      <table role="table" className="w-full border-collapse text-left text-sm max-md:block">
        <thead role="rowgroup" className="border-b border-line bg-paper-deep max-md:block">
          {table.getHeaderGroups().map(({ id, headers }) => (
            <tr key={id} role="row" className="max-md:flex max-md:flex-wrap">
              {headers.map((header) =>
                header.column.getCanSort() ? (
                  <SortTh
                    key={header.id}
                    sorted={header.column.getIsSorted()}
                    onSort={() => header.column.toggleSorting()}
                  >
                    <FlexRender header={header} />
                  </SortTh>
                ) : (
                  <th
                    key={header.id}
                    role="columnheader"
                    scope="col"
                    className="px-4 py-3 font-semibold whitespace-nowrap max-lg:px-2.5 max-md:sr-only"
                  >
                    <FlexRender header={header} />
                  </th>
                ),
              )}
            </tr>
          ))}
        </thead>
        <tbody role="rowgroup" className="divide-y divide-line max-md:block">
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id} role="row" className="max-md:grid max-md:gap-1.5 max-md:p-4">
              {row.getAllCells().map((cell) => (
                <td
                  key={cell.id}
                  role="cell"
                  className={clsx(
                    "px-4 py-3 align-middle max-lg:px-2.5 max-md:grid max-md:grid-cols-[6rem_minmax(0,1fr)] max-md:gap-3 max-md:p-0 max-md:wrap-anywhere",
                    cell.column.columnDef.meta?.className,
                  )}
                >
                  <span aria-hidden className="text-muted md:hidden">
                    {cell.column.columnDef.meta?.name}
                  </span>
                  <FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A heading that sorts. */
function SortTh({
  children,
  sorted,
  onSort,
}: {
  children: ReactNode;
  sorted: "asc" | "desc" | false;
  onSort: () => void;
}) {
  const Arrow = sorted === "asc" ? ArrowUp : ArrowDown;
  return (
    <th
      role="columnheader"
      scope="col"
      className="px-2 py-1 max-lg:px-0.5"
      aria-sort={sorted === false ? "none" : sorted === "asc" ? "ascending" : "descending"}
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
