"use client";

import Link from "next/link";
import { FailureCard } from "@/components/shared/failure-card";
import { Button } from "@/components/ui/button";
import type { TabName } from "@/lib/rules/sources";
import { PDF_ERRORS } from "@/lib/rules/sources/pdf";
import { translated } from "@/lib/messages/speech";
import { URL_ERRORS } from "@/lib/rules/sources/url";
import { WAYS, type Way } from "@/lib/rules/sources/ways";
import type { ConvertFailure } from "./use-convert";
import { t } from "@/lib/messages";

/** Below the edge of a phone, or under the message in its corner, nobody would read it. */
function intoSight(card: HTMLElement | null) {
  if (card && card.getBoundingClientRect().bottom > innerHeight * SEEN)
    card.scrollIntoView({ block: "start" });
}
/** How much of the screen's height no message covers. */
const SEEN = 0.75;

/** The failure of one tab, with the way round it: a scanned PDF is read as photos, a page that gives nothing away is brought by the cook. */
export function TabFailure({
  tab,
  failure,
  onTab,
  onReadAsPhotos,
}: {
  tab: TabName;
  failure: ConvertFailure | null;
  onTab: (tab: TabName) => void;
  onReadAsPhotos: () => void;
}) {
  if (failure?.tab !== tab) return null;
  const scanned = failure.sentence === translated(PDF_ERRORS.scanned);
  const ways = waysOf(failure);
  return (
    <div ref={intoSight} className="scroll-mt-3">
      <FailureCard title={failure.title} text={failure.text} detail={failure.detail}>
        {scanned && (
          <Button size="small" onClick={onReadAsPhotos}>
            {t("Read it as photos")}
          </Button>
        )}
        {ways.length > 0 && (
          <ul aria-label={t("Other ways")} className="grid grow gap-3">
            {ways.map((way) => (
              <li key={way.name} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                <span>{way.sentence}</span>
                {"tab" in way ? (
                  <Button size="small" onClick={() => onTab(way.tab)}>
                    {way.button}
                  </Button>
                ) : (
                  <Button size="small" asChild>
                    <Link href={way.page}>{way.button}</Link>
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </FailureCard>
    </div>
  );
}

/** Those that the server names; words can be pasted after any other failure of an address that leads somewhere. */
function waysOf({ tab, sentence, ways }: ConvertFailure): readonly Way[] {
  if (ways.length > 0) return WAYS.filter(({ name }) => ways.includes(name));
  return tab === "url" && sentence !== translated(URL_ERRORS.notFound) ? WAYS.slice(0, 1) : [];
}
