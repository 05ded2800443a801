import type { ClientBase } from "pg";

export function fillEveryTable(client: ClientBase): Promise<void>;
export function ownersDatabase(server: string): Promise<{ url: string; drop: () => Promise<void> }>;
