/** The one error class of the server. `code` decides the status; `message` is a sentence for cooks (wire.md#codes). */
export const ERROR_STATUS = {
  invalid: 400,
  trial_used: 400,
  unauthenticated: 401,
  forbidden: 403,
  premium_required: 403,
  save_limit: 403,
  unproven: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  unsupported: 415,
  unreadable: 422,
  rate_limited: 429,
  internal: 500,
  upstream: 502,
  unavailable: 503,
  timeout: 504,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;
export type Issue = { path: string; message: string };

/** The same in every copy of this file: a bundler may make several, and an error thrown by one is caught by another. */
const BRAND = Symbol.for("plainspoon.AppError");

export class AppError extends Error {
  readonly [BRAND] = true;

  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === "object" && value !== null && BRAND in value;
  }

  readonly code: ErrorCode;
  readonly status: number;
  readonly issues?: Issue[];
  /** Sent as Retry-After with `rate_limited` and `unavailable`. */
  readonly retryAfterSeconds?: number;
  /** More fields of the error answer, for what the caller needs to go on (the stored recipe with a conflict). */
  readonly details?: Record<string, unknown>;

  constructor(
    code: ErrorCode,
    message: string,
    options: {
      cause?: unknown;
      issues?: Issue[];
      retryAfterSeconds?: number;
      details?: Record<string, unknown>;
    } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.status = ERROR_STATUS[code];
    this.issues = options.issues;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.details = options.details;
  }
}

/** The `code` that Node's and undici's errors carry; "" when there is none. Read from the shape: such errors may come from another realm. */
export function codeOf(error: unknown): string {
  return typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
}
