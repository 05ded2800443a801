"use client";

import dynamic from "next/dynamic";
import { orAgain } from "@/components/shared/or-again";
import { type ReactNode, createContext, use, useCallback, useMemo, useState } from "react";
import type { UpgradeReason, TrialOpening } from "./openings";

const UpgradeOffer = dynamic(
  () => orAgain(() => import("./upgrade-offer").then((module) => module.UpgradeOffer)),
  {
    ssr: false,
  },
);
const TrialDialog = dynamic(
  () => orAgain(() => import("./trial-dialog").then((module) => module.TrialDialog)),
  {
    ssr: false,
  },
);

type Opening = ({ kind: "upgrade"; reason: UpgradeReason } | ({ kind: "trial" } & TrialOpening)) & {
  /** A new opening is a new dialog, with nothing in it of the one before. */
  id: number;
};
type UpgradeControl = { openUpgrade: (opening: { reason: UpgradeReason }) => void };
type TrialControl = { openTrial: (opening?: TrialOpening) => void };

const UpgradeContext = createContext<UpgradeControl>({ openUpgrade: () => undefined });
const TrialContext = createContext<TrialControl>({ openTrial: () => undefined });

/** Opens 'Upgrade to Premium' from anywhere below. */
export const useUpgradeDialog = (): UpgradeControl => use(UpgradeContext);

/** Opens 'Start Your Free Trial' from anywhere below; a visitor who is not signed in is led to the login first. */
export const useTrialDialog = (): TrialControl => use(TrialContext);

/** Holds the one dialog about money, the upgrade's or the trial's; their code comes with the first opening. */
export function UpgradeDialogProvider({ children }: { children: ReactNode }) {
  const [opening, setOpening] = useState<Opening | null>(null);
  const openUpgrade = useCallback(
    ({ reason }: { reason: UpgradeReason }) =>
      setOpening((last) => ({ kind: "upgrade", reason, id: (last?.id ?? 0) + 1 })),
    [],
  );
  const openTrial = useCallback(
    (asked: TrialOpening = {}) =>
      setOpening((last) => ({ kind: "trial", ...asked, id: (last?.id ?? 0) + 1 })),
    [],
  );
  const upgrade = useMemo(() => ({ openUpgrade }), [openUpgrade]);
  const trial = useMemo(() => ({ openTrial }), [openTrial]);
  const close = () => setOpening(null);
  return (
    <UpgradeContext value={upgrade}>
      <TrialContext value={trial}>
        {children}
        {opening?.kind === "upgrade" && (
          <UpgradeOffer key={opening.id} reason={opening.reason} onTrial={openTrial} onClose={close} />
        )}
        {opening?.kind === "trial" && (
          <TrialDialog
            key={opening.id}
            returnUrl={opening.returnUrl}
            closeTo={opening.closeTo}
            onClose={close}
          />
        )}
      </TrialContext>
    </UpgradeContext>
  );
}
