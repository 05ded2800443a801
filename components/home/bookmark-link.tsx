"use client";

import { Bookmark, Copy } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { copyText } from "@/lib/browser/copy-text";
import { bookmarkTo } from "@/lib/rules/sources/bookmark";
import { t } from "@/lib/messages";

/** The bookmark to drag to the bookmarks bar; for keyboards, screen readers and phones its address to copy. */
export function BookmarkLink({
  name,
  forbidden,
}: {
  name: string;
  /** What it says on a site that forbids it. */
  forbidden: string;
}) {
  const link = useRef<HTMLAnchorElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState("");

  useEffect(() => {
    // why: React refuses addresses that are programs, rightly; this one is ours, and it does nothing on our own pages.
    link.current?.setAttribute("href", bookmarkTo(location.origin, forbidden));
  }, [forbidden]);

  async function copy() {
    const isCopied = await copyText(bookmarkTo(location.origin, forbidden), field.current);
    setSaid(
      isCopied
        ? t("The bookmark’s address is copied.")
        : t("It could not be copied here. Drag the bookmark instead."),
    );
  }

  return (
    <div className="my-5 grid justify-items-start gap-3">
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" asChild>
          <a
            ref={link}
            href="#bookmark"
            onClick={(event) => {
              event.preventDefault();
              setSaid(t("Drag this button to your bookmarks bar, and press it there."));
            }}
          >
            <Bookmark aria-hidden />
            {name}
          </a>
        </Button>
        <Button onClick={() => void copy()}>
          <Copy aria-hidden />
          {t("Copy the bookmark’s address")}
        </Button>
      </div>
      <input ref={field} readOnly tabIndex={-1} aria-hidden className="sr-only" />
      <p role="status" className="min-h-[1lh] text-muted max-sm:min-h-[2lh]">
        {said}
      </p>
    </div>
  );
}
