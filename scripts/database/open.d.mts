export declare function openDatabase(
  place: { DATA_DIR: string; DATABASE_URL?: string },
  purpose: string,
  milliseconds: number,
): Promise<{ url: string; running: { address?: string } | null; close(): Promise<void> }>;
