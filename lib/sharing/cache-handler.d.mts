/** What Next gives its handlers, and what tests need of it. */
type Options = {
  fs: object;
  serverDistDir: string;
  flushToDisk?: boolean;
  maxMemoryCacheSize?: number;
  revalidatedTags: readonly string[];
};
type Context = { kind?: string; tags?: readonly string[]; fetchCache?: boolean };

/** Next's own handler, but for shared pages. */
declare const CacheHandler: new (options: Options) => {
  get(key: string, context: Context): Promise<{ value: unknown; lastModified?: number } | null>;
  set(key: string, value: unknown, context: Context): Promise<void>;
  revalidateTag(tags: string): Promise<void>;
};
export default CacheHandler;
