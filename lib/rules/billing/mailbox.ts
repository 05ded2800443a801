/**
 * The mailbox behind an address, as far as offers that a person has once are concerned: what follows a `+`, and dots before the
 * `@`, make no second person. It decides nothing else: accounts, letters and log-ins go by the address as it is.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf("@");
  if (at <= 0) return email;
  const name = email.slice(0, at);
  const host = email.slice(at + 1);
  const plus = name.indexOf("+");
  const untagged = plus > 0 ? name.slice(0, plus) : name;
  const folded = untagged.replaceAll(".", "") || untagged;
  return `${folded}@${host === "googlemail.com" ? "gmail.com" : host}`.toLowerCase();
}
