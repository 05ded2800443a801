export function engineVersion(sources?: readonly string[]): Promise<string>;
