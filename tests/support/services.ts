/** Services for route tests: everything real, except that named local pages may be fetched. Reset after each test file. */
import { replaceServices, type Services } from "@/lib/services";
import { safeFetcher } from "@/lib/services/page-fetcher/safe-fetch";

/** Lets the page fetch reach these `host:port`s, and puts `other` in place of single services. */
export function allowPages(hosts: readonly string[], other: Partial<Services> = {}, timeoutMs = 8000): void {
  replaceServices({
    ...safeFetcher({
      allowPrivateHosts: hosts,
      maxBytes: 5 * 1024 * 1024,
      timeoutMs,
      userAgent: "Plainspoon-test",
    }),
    ...other,
  });
}

afterAll(() => replaceServices());
