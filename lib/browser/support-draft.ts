/** A support request that is typed and not yet sent: the panel may be closed by mistake. Kept while the page lives, and nowhere else. */
type Draft = Partial<Record<"name" | "email" | "subject" | "message", string>>;

let draft: Draft = {};

export const readSupportDraft = (): Draft => draft;

/** An empty draft forgets what was typed. */
export function keepSupportDraft(typed: Draft): void {
  draft = typed;
}
