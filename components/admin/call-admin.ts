import { toast } from "@/components/ui/use-toast";
import { ApiError } from "@/lib/browser/api";

/** The sentence shown for a failed call: the server's sentence where it has one, else ours (admin.md#act-failures). */
export const sentenceOf = (error: unknown, otherwise: string): string =>
  error instanceof ApiError && error.status > 0 && error.status < 500 && error.code
    ? error.sentence
    : otherwise;

/** Runs one call of an admin and shows a toast with its outcome; true when it worked. */
export async function callAdmin(
  run: () => Promise<{ message?: string } | undefined>,
  words: { done: string; failed: string; sentence: string },
): Promise<boolean> {
  try {
    const answer = await run();
    toast({ title: words.done, text: answer?.message });
    return true;
  } catch (error) {
    toast({ title: words.failed, text: sentenceOf(error, words.sentence), tone: "problem" });
    return false;
  }
}
