export function withEarlyModules(text: string): string;
