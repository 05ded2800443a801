"use client";

import { type ComponentType, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "@/components/ui/button";
import { reloadPage } from "@/lib/browser/hard-navigation";
import { FailureCard } from "./failure-card";
import { t } from "@/lib/messages";

type Load<Props> = () => Promise<ComponentType<Props>>;

/** How a part is closed, and whether it is open, where it says so. */
type Door = { onClose?: () => void; onOpenChange?: (open: boolean) => void; open?: boolean };

/**
 * For what a press opens: where its script cannot be loaded (the connection is gone, a new version came), the page stays as it is, and a
 * sentence with "Try again" stands on it. Close calls the part's own `onClose`, so that the next press asks anew; `Meanwhile` is what stands
 * in the part's place until then.
 */
export const orAgain = <Props extends object>(
  load: Load<Props>,
  Meanwhile?: ComponentType,
): Promise<ComponentType<Props & Door>> =>
  load().catch(() => {
    const Again = (props: Props & Door) => <NotLoaded load={load} props={props} Meanwhile={Meanwhile} />;
    return Again;
  });

/** Loads the part anew each time it is shown, and when the cook asks. */
function NotLoaded<Props extends object>({
  load,
  props,
  Meanwhile,
}: {
  load: Load<Props>;
  props: Props & Door;
  Meanwhile: ComponentType | undefined;
}) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const [failures, setFailures] = useState(0);
  const [attempt, setAttempt] = useState(1);
  const [isClosed, setClosed] = useState(false);
  const isWanted = props.open !== false && !isClosed;
  useEffect(() => {
    if (!isWanted) return undefined;
    let over = false;
    load().then(
      (part) => !over && setPart(() => part),
      () => !over && setFailures(attempt),
    );
    return () => {
      over = true;
    };
  }, [load, attempt, isWanted]);
  if (Part) return <Part {...props} />;
  return (
    <>
      {Meanwhile && <Meanwhile />}
      {isWanted && failures >= attempt && (
        <Failed
          isAgain={failures > 1}
          onAgain={() => setAttempt(attempt + 1)}
          onClose={() => {
            if (props.onClose) props.onClose();
            else if (props.onOpenChange) props.onOpenChange(false);
            else setClosed(true);
          }}
        />
      )}
    </>
  );
}

function Failed({
  isAgain,
  onAgain,
  onClose,
}: {
  isAgain: boolean;
  onAgain: () => void;
  onClose: () => void;
}) {
  const again = useRef<HTMLButtonElement>(null);
  // What was pressed waits for it; when it closes, the focus goes back there.
  useEffect(() => {
    const before = document.activeElement;
    again.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return createPortal(
    <div
      role="alert"
      className="no-print pointer-events-auto fixed inset-x-4 bottom-20 z-60 mx-auto max-w-lg rounded-card bg-card shadow-raised"
      onKeyDown={({ key }) => key === "Escape" && onClose()}
    >
      <FailureCard
        title={t("This part could not be loaded")}
        text={
          isAgain
            ? t(
                "It still cannot be loaded. If your connection works, there is a new version of this app: load the page again.",
              )
            : t("The connection may be gone. Everything on this page is still here.")
        }
      >
        <Button ref={again} variant="primary" onClick={onAgain}>
          {t("Try again")}
        </Button>
        {isAgain && <Button onClick={reloadPage}>{t("Load the page again")}</Button>}
        <Button onClick={onClose}>{t("Close")}</Button>
      </FailureCard>
    </div>,
    document.body,
  );
}
