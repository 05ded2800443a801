export const PACK_FOLDER: string;
export function packVersions(): Promise<Record<string, string>>;
