import "server-only";
/** A recipe that its reader may have, as a file or by e-mail: saved recipes and the library alike. */
import { isEmailVerified, requireVerifiedEmail } from "@/lib/accounts/email-verification";
import type { Viewer } from "@/lib/accounts/sessions";
import type { OutputInput } from "@/lib/contract/output";
import { fileBase } from "@/lib/engine/transfer/file-name";
import type { RecipeSheet } from "@/lib/engine/transfer/sheet";
import { db } from "@/lib/db/client";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { recipeLetter } from "@/lib/mail/recipe";
import { sendBetweenCooks } from "@/lib/mail/recipients";
import { sendMail } from "@/lib/mail/send";
import { runEngine } from "@/lib/services/engine";
import { print } from "@/lib/services/recipe-printer";
import { ownPicture } from "./picture";

/** What of a recipe is printed or sent. */
export type Printable = {
  title: string;
  description: string;
  imageUrl: string | null;
  formattedContent: FormattedContent;
  updatedAt: string;
};

export type OutputFile = { bytes: Uint8Array<ArrayBuffer>; type: string; name: string };
export type OutputMessage = { success: true; message: string };

const FILES = {
  pdf: { type: "application/pdf", ending: ".pdf" },
  image: { type: "image/png", ending: ".png" },
} as const;

/**
 * The recipe as `input` asks for it.
 * @throws AppError `unauthenticated` for e-mail without a session, `unproven` for e-mail to others from an address
 *   that nobody has proven; as the printer does
 */
export async function deliver({
  viewer,
  recipe,
  recipeId,
  input,
  signal,
}: {
  viewer: Viewer | null;
  recipe: Printable;
  /** Of a saved recipe: a letter that waits goes with it. */
  recipeId?: string;
  input: OutputInput;
  signal: AbortSignal;
}): Promise<OutputFile | OutputMessage> {
  const { title, description, formattedContent: content } = recipe;
  const { sheet, text, language } = await runEngine(
    "layOut",
    [{ title, description, content, servings: input.servings ?? null }],
    signal,
  );
  if (input.format === "email") return send({ viewer, recipe, recipeId, sheet, to: input.email ?? "" });
  const { type, ending } = FILES[input.format];
  const bytes = await print(
    {
      kind: input.format,
      recipe: sheet,
      text,
      language,
      changedAt: recipe.updatedAt,
      appName: env.APP_NAME,
      picture: await ownPicture(recipe.imageUrl),
    },
    signal,
  );
  return { bytes, type, name: `${fileBase(sheet.title)}${ending}` };
}

async function send({
  viewer,
  recipe,
  recipeId,
  sheet,
  to,
}: {
  viewer: Viewer | null;
  recipe: Printable;
  recipeId: string | undefined;
  sheet: RecipeSheet;
  to: string;
}): Promise<OutputMessage> {
  if (!viewer) throw new AppError("unauthenticated", "Please log in to send a recipe by email.");
  const isOwn = to === viewer.email;
  if (!isOwn) await requireVerifiedEmail({ viewer });
  // Who writes to their own mailbox is nobody's nuisance, and takes no place from those who write to them.
  const write = isOwn && (await isEmailVerified({ viewer })) ? sendMail : sendBetweenCooks;
  const { source } = recipe.formattedContent;
  const mail = recipeLetter({
    to,
    from: viewer.email,
    sheet,
    imageUrl: recipe.imageUrl,
    sourceUrl: source?.url ?? null,
  });
  const userId = viewer.id;
  await db.$transaction<unknown>((transaction) =>
    write(transaction, { ...mail, about: { userId, recipeId } }, { userId }),
  );
  return { success: true, message: `The recipe was sent to ${to}.` };
}
