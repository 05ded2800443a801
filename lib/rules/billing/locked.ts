/** Whether a viewer must have Premium first, and whether a trial is still theirs. */
export type Locked = "no" | "trial" | "paid";
