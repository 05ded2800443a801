import { FailureCard } from "./failure-card";

/** Why a form was refused, said aloud: for forms whose answer no message in the corner repeats. */
export function FormFailure({ title, text }: { title: string; text: string | null }) {
  return (
    // Out of the form's rows while it is empty, and yet there: a screen reader hears what comes into a region that it knows.
    <div role="alert" className="empty:absolute">
      {text && <FailureCard title={title} text={text} />}
    </div>
  );
}
