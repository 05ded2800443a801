/** What an account is made under; `by` is what the person does: "signing up". */
export function AcceptedTerms({ by }: { by: string }) {
  return (
    <p className="text-sm text-muted">
      By {by} you accept the{" "}
      <a href="/terms-of-service" className="underline underline-offset-4">
        terms of service
      </a>{" "}
      and the{" "}
      <a href="/privacy-policy" className="underline underline-offset-4">
        privacy policy
      </a>
      .
    </p>
  );
}
