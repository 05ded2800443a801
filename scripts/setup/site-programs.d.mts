/** Types of site-programs.mjs for the tests and benchmarks. */
export function findSitePrograms(): Promise<{ nginx: string; pgbouncer: string } | null>;
