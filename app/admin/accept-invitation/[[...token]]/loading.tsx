import { t } from "@/lib/messages";

/** While the link is being looked up. */
export default function ValidatingInvitation() {
  return (
    <p role="status" className="mx-auto max-w-xl px-4 py-16 text-center text-lg text-muted">
      {t("Validating invitation...")}
    </p>
  );
}
