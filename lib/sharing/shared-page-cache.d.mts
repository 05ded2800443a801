/** A page that is kept, with the answers that were made of it (lib/http/kept-answers.ts). */
export type KeptPage = { value: unknown; lastModified: number; answers: Map<string, unknown> };

export declare const sharedPageCache: {
  find(key: string): KeptPage | null;
  pageOf(token: string, language?: string): KeptPage | null;
  grow(page: { token: string; language?: string }, more: number): void;
  keep(key: string, value: unknown): void;
  forget(token: string): void;
  begin(key: string): void;
  isFreshStaticPage(key: string): boolean;
  isStaticPageFresh(key: string): boolean;
  forgetStaticPages(): void;
  seal: (page: { kind: string; html?: unknown; status?: number; headers?: Record<string, unknown> }) => void;
  open(): void;
  close(): void;
  readonly size: number;
  /** What the kept pages take in memory. */
  readonly bytes: number;
};

/** True for Next's key of a shared page as visitors see it. */
export declare const isSharedPage: (key: string) => boolean;
