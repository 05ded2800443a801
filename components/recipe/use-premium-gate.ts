import { useAuthDialog } from "@/components/auth/auth-dialog-provider";
import { useUpgradeDialog } from "@/components/billing/upgrade-dialog";
import { toast } from "@/components/ui/use-toast";
import { answers } from "@/lib/browser/answers";
import { ApiError, requestJson } from "@/lib/browser/api";
import { DEADLINE_MS } from "@/lib/browser/offline/kept";
import { storedUser } from "@/lib/browser/stored-user";
import { t } from "@/lib/messages";

/** Runs `act` if the viewer is premium now; otherwise calls `refuse` and offers the login or the upgrade. */
export type PremiumGate = (reason: "edit" | "cook", act: () => void, refuse?: () => void) => Promise<void>;

/**
 * Premium is asked of the server again before what needs it (recipes.md#edit-premium); when no answer comes in time, what this device
 * knows counts (offline.md#cook). `returnUrl` is where a login leads back to.
 */
export function usePremiumGate(returnUrl: string): PremiumGate {
  const { openUpgrade } = useUpgradeDialog();
  const { openAuth } = useAuthDialog();
  return async (reason, act, refuse) => {
    try {
      const { isPremium } = await requestJson("/api/subscription/status", answers.premium, {
        signal: AbortSignal.timeout(DEADLINE_MS),
      });
      if (isPremium) return act();
      refuse?.();
      openUpgrade({ reason });
    } catch (error) {
      const isAnswered = error instanceof ApiError && error.status > 0;
      if (!isAnswered && storedUser.read()?.isPremium === true) return act();
      refuse?.();
      if (error instanceof ApiError && error.status === 401) openAuth({ returnUrl });
      else
        toast({
          title: t("Error"),
          text: t("Your plan could not be checked. Please try again."),
          tone: "problem",
        });
    }
  };
}
