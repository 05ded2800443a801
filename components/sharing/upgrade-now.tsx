"use client";

import Link from "next/link";
import { useUpgradeDialog } from "@/components/billing/upgrade-dialog";
import { Button } from "@/components/ui/button";

export function UpgradeNow() {
  const { openUpgrade } = useUpgradeDialog();
  return (
    <>
      <Button variant="primary" size="large" onClick={() => openUpgrade({ reason: "cook" })}>
        Upgrade Now
      </Button>
      <Link
        href="/saved-recipes?processPending=true"
        prefetch={false}
        className="inline-flex min-h-11 items-center underline"
      >
        Go to Saved Recipes
      </Link>
    </>
  );
}
