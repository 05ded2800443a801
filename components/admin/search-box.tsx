"use client";

import { useState } from "react";
import { useAfterPause } from "@/components/shared/use-after-pause";
import { Input } from "@/components/ui/input";

const PAUSE_MS = 250;

/** A search by the server, once typing pauses. It follows the address: Back brings an earlier search back into it. */
export function SearchBox({
  label,
  placeholder,
  searched,
  onSearch,
}: {
  label: string;
  placeholder: string;
  /** As the address says it. */
  searched: string;
  onSearch: (text: string) => void;
}) {
  const [typed, setTyped] = useState(searched);
  /** What this box asked for last: only another search than that comes from the address. */
  const [asked, setAsked] = useState(searched);
  const [known, setKnown] = useState(searched);
  const afterPause = useAfterPause(PAUSE_MS);
  if (known !== searched) {
    setKnown(searched);
    if (searched !== asked) {
      setAsked(searched);
      setTyped(searched);
    }
  }
  return (
    <Input
      type="search"
      aria-label={label}
      placeholder={placeholder}
      value={typed}
      maxLength={200}
      onChange={({ target: { value } }) => {
        setTyped(value);
        afterPause(() => {
          setAsked(value.trim());
          onSearch(value.trim());
        });
      }}
    />
  );
}
