"use client";

import { useAuthDialog } from "@/components/auth/auth-dialog-provider";
import { Button } from "@/components/ui/button";
import { LinkForm } from "./link-form";
import { t } from "@/lib/messages";
import { rich } from "@/components/shared/rich";

const CONFIRM = {
  get submit() {
    return t("Confirm this address");
  },
  get failed() {
    return t("The address was not confirmed");
  },
};

/** Puts the new address in place, for whoever is signed in to the account. */
export function ConfirmChange({
  token,
  isOwn,
  replaces,
}: {
  token: string;
  isOwn: boolean;
  replaces: boolean;
}) {
  if (isOwn)
    return (
      <LinkForm path="/api/users/email/confirm" token={token} {...CONFIRM}>
        <p>{t("From then on you log in with this address, and our letters go to it.")}</p>
        {replaces && <ReplacedAccountNote when={t("When you confirm")} />}
      </LinkForm>
    );
  return (
    <LogInFirst token={token}>
      {t("Log in to your account with the old address, and then confirm the new one here.")}
    </LogInFirst>
  );
}

/** Verifies the address of a new account. A visitor who is not signed in to it is asked whether the account is theirs. */
export function ConfirmAddress({ token, isOwn }: { token: string; isOwn: boolean }) {
  if (isOwn) return <LinkForm path="/api/users/confirm" token={token} {...CONFIRM} />;
  return (
    <div className="grid gap-8">
      <LogInFirst token={token}>
        {t("Did you sign up with this address yourself? Log in, and then confirm it here.")}
      </LogInFirst>
      <LinkForm
        path="/api/users/confirm"
        token={token}
        submit={t("Confirm and choose a new password")}
        failed={CONFIRM.failed}
        signedOut
      >
        <p>
          {t(
            "Was it somebody else, or do you not know the password? Confirm that the address is yours: whoever used this account is signed out, and we send you a link to choose a new password.",
          )}
        </p>
      </LinkForm>
    </div>
  );
}

function LogInFirst({ token, children }: { token: string; children: string }) {
  const { openAuth } = useAuthDialog();
  return (
    <div className="grid justify-items-start gap-5">
      <p>{children}</p>
      <Button variant="primary" onClick={() => openAuth({ returnUrl: `/confirm-email/${token}` })}>
        {t("Log in to confirm")}
      </Button>
    </div>
  );
}

/** Undoes a change of address: the account goes back to the old one, and every device is signed out. */
export function TakeBackAccount({ token, replaces }: { token: string; replaces: boolean }) {
  return (
    <LinkForm
      path="/api/users/email/undo"
      token={token}
      submit={t("Take my account back")}
      failed={t("Nothing was changed")}
      signedOut
    >
      <p>
        {t(
          "Your account gets this email address again. Everybody is signed out, and the password ends. We send you a link to choose a new one.",
        )}
      </p>
      {replaces && <ReplacedAccountNote when={t("When you take yours back")} />}
    </LinkForm>
  );
}

/** Says that an unverified account on the same address will be deleted. */
const ReplacedAccountNote = ({ when }: { when: string }) => (
  <p>
    {rich(
      "<b>Another account was made with this address and never confirmed.</b> {when}, that account is deleted with its recipes and its plan, and yours gets the address.",
      { b: (text) => <b>{text}</b>, when },
    )}
  </p>
);
