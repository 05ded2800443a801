/** Pages whose address, or whose visitor, is nobody else's to know: admins' pages and those with a token (screens.md#tracking). */
const PRIVATE = /^\/(?:admin|reset-password|confirm-email|share|checkout|signed-in)(?:\/|$)/;

/** Whether a page view or an event of this path may be reported to others. */
export const isTrackable = (path: string): boolean => !PRIVATE.test(path);
