/** Types of embedded.mjs for the tests. */
export function serveEmbedded(options: {
  dataDir: string | null;
  image?: Blob;
}): Promise<{ url: string; dump: () => Promise<Blob>; close: () => Promise<void> }>;
export function socketFolder(dataDir: string): string;
export function ownFolder(folder: string): Promise<void>;
