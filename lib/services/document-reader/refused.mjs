/** A document that cannot be read, and why: one of the keys of `REFUSED` in `index.ts`. */
export class Refused extends Error {
  /** @param {"invalid" | "password" | "protected" | "outdated" | "encrypted" | "unpacked"} why */
  constructor(why, cause) {
    super(why, { cause });
    this.why = why;
  }
}
