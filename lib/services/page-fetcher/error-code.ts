import "server-only";
/** The `code` that Node's and undici's errors carry; "" when there is none. Read from the shape: such errors may come from another realm. */
export function codeOf(error: unknown): string {
  return typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
}
