"use client";

import { useAuthDialog } from "@/components/auth/auth-dialog-provider";
import { type OutputAction, Outputs } from "@/components/recipe/outputs";
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
      {([letter, ...files]) => (
        <>
          {letter && <ActionButton action={letter} />}
          {/* Where a row has no room for all, the files go to the next one together. */}
          <div className="flex flex-wrap items-center gap-[inherit] max-sm:contents">
            {files.map((action) => (
              <ActionButton key={action.format} action={action} />
            ))}
          </div>
        </>
      )}
    </Outputs>
  );
}

const ActionButton = ({ action: { label, Icon, isBusy, disabled, run } }: { action: OutputAction }) => (
  <Button size="small" disabled={disabled} aria-busy={isBusy} onClick={run}>
    <Icon aria-hidden />
    {label}
  </Button>
);
