import NotFound from "@/app/not-found";
import { answerNotFound } from "@/lib/http/current-answer";

export { generateMetadata } from "@/app/not-found";

/** An address that is none, in another language than the first: Next keeps a page of its own for that one alone. */
export default function NotFoundInLanguage() {
  answerNotFound();
  return <NotFound />;
}
