/**
 * The line to a database, with the faults that lines have: cut, silent, slow. A server that hands every byte on to `target`, a
 * PostgreSQL address on a port or in a socket's folder.
 */
import { createConnection, createServer, type AddressInfo, type Socket } from "node:net";
import { join } from "node:path";

export type FaultyLine = {
  /** The address of the same database over this line. */
  url: string;
  /** Ends every connection; new ones are refused until `mend`. */
  cut: () => void;
  /** Nothing arrives any more, in neither direction, and nobody is told; new connections are taken and hear nothing. */
  silence: () => void;
  /** Whatever the database says comes so much later. */
  delay: (ms: number) => void;
  mend: () => void;
  stop: () => Promise<void>;
};

type State = { kind: "mended" | "cut" | "silent"; delayMs: number };

export async function faultyLine(target: string): Promise<FaultyLine> {
  const address = new URL(target);
  const folder = address.searchParams.get("host");
  const [port, hostname] = [Number(address.port || 5432), address.hostname];
  const state: State = { kind: "mended", delayMs: 0 };
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.on("close", () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    keep(near);
    if (state.kind === "cut") return void near.destroy();
    if (state.kind === "silent") return;
    const far = folder ? createConnection(join(folder, ".s.PGSQL.5432")) : createConnection(port, hostname);
    keep(far);
    const hand = (to: Socket, later: () => number) => (bytes: Buffer) => {
      if (state.kind !== "mended") return;
      const ms = later();
      if (ms === 0) to.write(bytes);
      else setTimeout(() => to.writable && to.write(bytes), ms);
    };
    near.on(
      "data",
      hand(far, () => 0),
    );
    far.on(
      "data",
      hand(near, () => state.delayMs),
    );
    near.on("close", () => far.destroy());
    far.on("close", () => near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address.searchParams.delete("host");
  address.hostname = "127.0.0.1";
  address.port = String((server.address() as AddressInfo).port);
  const endAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: address.href,
    cut: () => {
      state.kind = "cut";
      endAll();
    },
    silence: () => {
      state.kind = "silent";
    },
    delay: (ms) => {
      state.delayMs = ms;
    },
    mend: () => {
      // What was lost on the way is lost: a line that was silent comes back as new ones.
      if (state.kind === "silent") endAll();
      Object.assign(state, { kind: "mended", delayMs: 0 });
    },
    stop: () => {
      endAll();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
