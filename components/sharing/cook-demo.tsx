"use client";

import { CookingPot } from "lucide-react";
import dynamic from "next/dynamic";
import { orAgain } from "@/components/shared/or-again";
import { useState } from "react";
import { useCookMode } from "@/components/cook/open-cook-mode";
import { Button } from "@/components/ui/button";
import type { ShownRecipe } from "./shown-recipe";
import { t } from "@/lib/messages";

const ReadyDialog = dynamic(
  () => orAgain(() => import("./ready-dialog").then((module) => module.ReadyDialog)),
  {
    ssr: false,
  },
);

/** Cook Mode with the steps that may be seen here; at its end, a viewer who saw only a preview is offered the trial. */
export function CookDemo({
  shown,
  isSignedIn,
  isWhole,
}: {
  shown: ShownRecipe;
  isSignedIn: boolean;
  isWhole: boolean;
}) {
  const [isReady, setReady] = useState(false);
  const { token: id, title, content } = shown;
  const cook = useCookMode({
    recipe: { source: "shared", id, title, content },
    demo: true,
    ofSteps: isWhole ? undefined : shown.totalSteps,
    onFinished: () => !isWhole && setReady(true),
  });
  return (
    <>
      <Button
        variant="primary"
        size="large"
        className="max-sm:w-full"
        disabled={content.steps.length === 0}
        onPointerEnter={cook.prefetch}
        onClick={cook.open}
      >
        <CookingPot aria-hidden />
        {t("Try Cook Mode")}
      </Button>
      {cook.screen}
      {isReady && <ReadyDialog shown={shown} isSignedIn={isSignedIn} onClose={() => setReady(false)} />}
    </>
  );
}
