import { FailureCard } from "./failure-card";

/** Why a form was refused, said aloud: for forms whose answer no message in the corner repeats. */
export function FormFailure({ title, text }: { title: string; text: string | null }) {
  return <div role="alert">{text && <FailureCard title={title} text={text} />}</div>;
}
