export function buildWorkers(): Promise<void>;
export function programArguments(name: string): string[];
