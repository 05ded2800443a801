export function shareEqualChunks(folder: string): Promise<void>;
