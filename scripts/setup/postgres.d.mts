/** Types of postgres.mjs for the tests and benchmarks. */
export function startPostgres(): Promise<{ url: string; stop: () => Promise<void> } | null>;
