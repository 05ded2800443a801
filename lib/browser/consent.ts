import { persisted } from "./store";

/** Whether this visitor agreed to ad and analytics platforms: asked once, remembered on the device, changeable at any time. Null asks. */
export const consent = persisted<"accepted" | "declined" | null>(
  "trackingConsent",
  (text) => (text === "accepted" || text === "declined" ? text : null),
  null,
  { format: String },
);
