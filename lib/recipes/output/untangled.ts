import "server-only";
import type { Viewer } from "@/lib/accounts/sessions";
import { shownBeforeAfter, untangled } from "@/lib/engine/show/untangled";
import { titleCase } from "@/lib/engine/recipe/letters";
import { fileBase } from "@/lib/engine/transfer/file-name";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { TAGLINE } from "@/lib/rules/product";
import { UNTANGLED, untangledInWords } from "@/lib/rules/outputs";
import { print } from "@/lib/services/recipe-printer";
import { readRecipe } from "../read";
import type { OutputFile } from "./maker";
import { t, tn, type Message } from "@/lib/messages";

const NO_TEXT =
  "This recipe was not read from a text, or was changed since: there is no before and after to draw." satisfies Message;

/**
 * The before and after of the viewer's own recipe as a picture to share, 1080×1350.
 * @throws AppError `not_found` for somebody else's; `unreadable` where the steps and the original do not belong together; as the printer does
 */
export async function untangledPicture({
  viewer,
  id,
  signal,
}: {
  viewer: Viewer;
  id: string;
  signal: AbortSignal;
}): Promise<OutputFile> {
  const recipe = await readRecipe({ viewer, id });
  const shown = untangled(recipe.formattedContent, recipe.originalContent);
  if (shown === null) throw new AppError("unreadable", NO_TEXT);
  const title = titleCase(recipe.title);
  const { before, after, more } = shownBeforeAfter(shown, recipe.originalContent);
  const words = {
    title,
    headline: untangledInWords(shown),
    before,
    after,
    names: {
      before: t("Before"),
      after: t("After"),
      more: more > 0 ? tn(more, "and {count} more step", "and {count} more steps") : null,
    },
    tagline: t(TAGLINE),
  };
  const text = [
    title,
    words.headline,
    words.before,
    ...words.after.map((step) => step.text),
    ...Object.values(words.names).map((name) => name ?? ""),
    words.tagline,
  ].join("\n");
  const bytes = await print(
    { kind: "untangled", ...words, text, appName: env.APP_NAME, picture: null },
    signal,
  );
  return { bytes, type: UNTANGLED.type, name: `${fileBase(recipe.title)} untangled${UNTANGLED.ending}` };
}
