import { FailureCard } from "./failure-card";

/** Why a form was refused, said aloud: for forms whose answer no message in the corner repeats. */
export function FormFailure({ title, text }: { title: string; text: string | null }) {
  return (
    // Always in the page, but out of the form's rows while empty: a screen reader announces only regions that were there before.
    <div role="alert" className="empty:absolute">
      {text && <FailureCard title={title} text={text} />}
    </div>
  );
}
