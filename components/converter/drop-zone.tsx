"use client";

import type { ReactNode } from "react";
import { clsx } from "clsx";

/** A file picker; the page takes what is dropped, here as anywhere (bring-anywhere.tsx). The whole area is the input's label; the input keeps keyboard and focus. */
export function DropZone({
  label,
  drop,
  hint,
  icon,
  accept,
  multiple = false,
  disabled,
  onFiles,
}: {
  label: string;
  /** Said where something can be dropped: not where a finger is all there is. */
  drop: string;
  hint: string;
  icon: ReactNode;
  accept: string;
  multiple?: boolean;
  disabled: boolean;
  onFiles: (files: File[]) => void;
}) {
  return (
    <label
      className={clsx(
        "grid grid-cols-[minmax(0,1fr)] min-h-36 cursor-pointer justify-items-center wrap-anywhere max-[18rem]:px-2 gap-1.5 rounded-card border-2 border-dashed border-line-strong bg-paper px-4 py-6 text-center hover:bg-accent-soft pointer-coarse:min-h-14 pointer-coarse:border-solid pointer-coarse:py-3",
        "has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent",
      )}
    >
      <span className="text-accent pointer-coarse:hidden [&_svg]:size-8">{icon}</span>
      <span className="font-semibold underline underline-offset-4">{label}</span>
      <span className="text-sm text-muted">
        <span className="pointer-coarse:hidden">{drop} </span>
        {hint}
      </span>
      <input
        type="file"
        aria-label={label}
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        className="sr-only"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = "";
          if (files.length > 0) onFiles(files);
        }}
      />
    </label>
  );
}
