/** Whether the server can be reached, as the last call found it (docs/product/offline.md#sign). */
import { createStore } from "./store";

/** `slow`: this page did not arrive in time, and the kept one is shown. */
export type Connection = "online" | "slow" | "offline";

export const connection = createStore<Connection>("online");

/** Notes what a call found. */
export function noteConnection(found: Connection): void {
  if (connection.read() !== found) connection.write(found);
}
