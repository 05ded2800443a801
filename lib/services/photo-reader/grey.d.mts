/** A grey picture: 0 is black, 255 white, rows from the top. */
export type Grey = { data: Uint8Array; width: number; height: number };
export function stretch(grey: Grey): Grey;
