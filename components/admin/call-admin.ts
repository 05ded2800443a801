import { toast } from "@/components/ui/use-toast";
import { refusalSentence } from "@/lib/browser/api";

/** How a form of the admin area says that a call failed (admin.md#act-failures): a toast says it as well. */
export const inWords = (title: string, fallback: string) => ({
  fallback,
  tells: (error: unknown) => refusalSentence(error, null) !== null,
  onFailure: (text: string) => toast({ title, text, tone: "problem" }),
});

/** Runs one call of an admin and shows a toast with its outcome (admin.md#act-failures); true when it worked. */
export async function callAdmin(
  run: () => Promise<{ message?: string } | undefined>,
  words: { done: string; failed: string; sentence: string },
): Promise<boolean> {
  try {
    const answer = await run();
    toast({ title: words.done, text: answer?.message });
    return true;
  } catch (error) {
    toast({ title: words.failed, text: refusalSentence(error, words.sentence), tone: "problem" });
    return false;
  }
}
