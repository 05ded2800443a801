import { useAuthDialog } from "@/components/auth/auth-dialog-provider";
import { useUpgradeDialog } from "@/components/billing/upgrade-dialog";
import { toast } from "@/components/ui/use-toast";
import { answers } from "@/lib/browser/answers";
import { ApiError, requestJson } from "@/lib/browser/api";

/** Runs `act` if the viewer is premium now; otherwise calls `refuse` and offers the login or the upgrade. */
export type PremiumGate = (reason: "edit" | "cook", act: () => void, refuse?: () => void) => Promise<void>;

/** Premium is asked of the server again before what needs it (recipes.md#edit-premium). `returnUrl` is where a login leads back to. */
export function usePremiumGate(returnUrl: string): PremiumGate {
  const { openUpgrade } = useUpgradeDialog();
  const { openAuth } = useAuthDialog();
  return async (reason, act, refuse) => {
    try {
      const { isPremium } = await requestJson("/api/subscription/status", answers.premium);
      if (isPremium) return act();
      refuse?.();
      openUpgrade({ reason });
    } catch (error) {
      refuse?.();
      if (error instanceof ApiError && error.status === 401) openAuth({ returnUrl });
      else
        toast({ title: "Error", text: "Your plan could not be checked. Please try again.", tone: "problem" });
    }
  };
}
