import { rich } from "@/components/shared/rich";

/** What an account is made under; `by` is what the person does: "signing up". */
export function AcceptedTerms({ by }: { by: string }) {
  return (
    <p className="text-sm text-muted">
      {rich("By {by} you accept the <a>terms of service</a> and the <a2>privacy policy</a2>.", {
        by,
        a: (text) => (
          <a href="/terms-of-service" className="underline underline-offset-4">
            {text}
          </a>
        ),
        a2: (text) => (
          <a href="/privacy-policy" className="underline underline-offset-4">
            {text}
          </a>
        ),
      })}
    </p>
  );
}
