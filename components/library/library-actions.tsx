"use client";

import { useAuthDialog } from "@/components/auth/auth-dialog-provider";
import { Outputs } from "@/components/recipe/outputs";
import { Button } from "@/components/ui/button";

/** The ways to take a library recipe along; a visitor is asked to log in before anything is sent for them. Stands in a wrapping row. */
export function LibraryActions({
  id,
  title,
  servings,
  isSignedIn,
}: {
  id: string;
  title: string;
  servings: number | null;
  isSignedIn: boolean;
}) {
  const { openAuth } = useAuthDialog();
  return (
    <Outputs
      address={`/api/library-recipes/${encodeURIComponent(id)}/output`}
      title={title}
      servings={servings}
      askToLogIn={isSignedIn ? undefined : () => openAuth({ returnUrl: `/library-recipe/${id}` })}
    >
      {(actions) =>
        actions.map(({ format, label, Icon, isBusy, disabled, run }) => (
          <Button key={format} size="small" disabled={disabled} aria-busy={isBusy} onClick={run}>
            <Icon aria-hidden />
            {label}
          </Button>
        ))
      }
    </Outputs>
  );
}
