export const ROOT: string;
export function loadEnvFiles(): void;
