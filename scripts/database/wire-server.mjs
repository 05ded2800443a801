/**
 * PostgreSQL's frontend protocol for one PGlite and many clients (PostgreSQL manual, chapter "Frontend/Backend Protocol").
 * PGlite is one session. A client owns it from the first message of an exchange until the Sync or Query that ends it, and for
 * as long as it has a transaction open; the others wait in turn. pglite-socket's own multiplexer takes turns after every single
 * message, so that under load one client's Bind ran another's Parse.
 * What LISTEN asked for reaches every client that listens: PGlite tells a notification to the one that caused it alone.
 */
import { createServer } from "node:net";

const SSL_REQUEST = 80877103;
const GSS_REQUEST = 80877104;
const CANCEL_REQUEST = 80877102;
const QUERY = "Q".charCodeAt(0);
const SYNC = "S".charCodeAt(0);
const TERMINATE = "X".charCodeAt(0);
const FUNCTION_CALL = "F".charCodeAt(0);
const NOTIFICATION = "A".charCodeAt(0);
const SYNC_MESSAGE = new Uint8Array([SYNC, 0, 0, 0, 4]);

/** A client that holds the session and says nothing for so long has gone to sleep inside a transaction. */
const SILENT_HOLDER_MS = 20_000;

/** Who may talk to the database now; `acquire` resolves in the order it was called. */
function createTurns() {
  let holder = null;
  const waiting = [];
  return {
    holds: (client) => holder === client,
    acquire(client) {
      if (holder === client) return Promise.resolve();
      if (holder === null) {
        holder = client;
        return Promise.resolve();
      }
      return new Promise((resolve) => waiting.push({ client, resolve }));
    },
    release(client) {
      if (holder !== client) return;
      const next = waiting.shift();
      holder = next?.client ?? null;
      next?.resolve();
    },
  };
}

/** Cuts bytes into messages: a client's first has no type byte. Bytes are copied once however they arrive. */
function createFramer(started = false) {
  let chunks = [];
  let size = 0;
  const joined = () => {
    if (chunks.length > 1) chunks = [Buffer.concat(chunks)];
    return chunks[0];
  };
  return {
    push(chunk) {
      chunks.push(chunk);
      size += chunk.length;
    },
    /** The next whole message, or null. `code` is set for messages of the start-up. */
    next() {
      const header = started ? 5 : 8;
      if (size < header) return null;
      const first = chunks[0].length >= header ? chunks[0] : joined();
      const length = started ? first.readInt32BE(1) + 1 : first.readInt32BE(0);
      if (length < header - (started ? 0 : 4)) throw new Error("a message with an impossible length");
      if (size < length) return null;
      const all = joined();
      const bytes = all.subarray(0, length);
      chunks = length === size ? [] : [all.subarray(length)];
      size -= length;
      const code = started ? null : bytes.readInt32BE(4);
      if (code !== null && code !== SSL_REQUEST && code !== GSS_REQUEST) started = true;
      return { bytes, type: code === null ? bytes[0] : null, code };
    },
  };
}

/**
 * Serves `database` at the Unix socket `path`.
 * @returns `close()`, which ends every connection and undoes what was not committed; the database itself stays open.
 */
export async function serveWire(database, path) {
  const turns = createTurns();
  const sockets = new Set();
  const listening = new Set();
  const endings = new Set();

  /** Hands the notifications in the answers to `socket` on to everybody else who listens. */
  function passOn(socket) {
    const framer = createFramer(true);
    return (data) => {
      if (listening.size === 0) return;
      framer.push(data);
      for (let message = framer.next(); message; message = framer.next()) {
        if (message.type !== NOTIFICATION) continue;
        for (const other of listening) if (other !== socket && other.writable) other.write(message.bytes);
      }
    };
  }

  async function converse(socket) {
    const framer = createFramer();
    const client = {};
    let running = Promise.resolve();
    let patience;

    const endExchange = async () => {
      clearTimeout(patience);
      if (!turns.holds(client)) return;
      await database.runExclusive(async () => {
        await database.execProtocolRawStream(SYNC_MESSAGE, { onRawData: () => undefined });
      });
      if (database.isInTransaction()) await database.exec("ROLLBACK");
      turns.release(client);
    };

    const answer = async ({ bytes, type, code }) => {
      if (code === SSL_REQUEST || code === GSS_REQUEST) return void socket.write("N");
      if (code === CANCEL_REQUEST || type === TERMINATE) return void socket.end();
      await turns.acquire(client);
      clearTimeout(patience);
      if (socket.destroyed) return endExchange();
      if (type === QUERY && /^\s*listen\b/i.test(bytes.toString("latin1", 5, 40))) listening.add(socket);
      const toOthers = passOn(socket);
      await database.runExclusive(() =>
        database.execProtocolRawStream(new Uint8Array(bytes), {
          onRawData: (data) => {
            const copy = Buffer.from(data);
            toOthers(copy);
            if (socket.writable) socket.write(copy);
          },
        }),
      );
      const endsExchange = code !== null || type === SYNC || type === QUERY || type === FUNCTION_CALL;
      if (endsExchange && !database.isInTransaction()) turns.release(client);
      else patience = setTimeout(() => socket.destroy(), SILENT_HOLDER_MS);
    };

    socket.on("data", (chunk) => {
      framer.push(chunk);
      running = running
        .then(async () => {
          for (let message = framer.next(); message; message = framer.next()) await answer(message);
        })
        .catch(() => socket.destroy());
    });
    socket.on("error", () => socket.destroy());
    socket.on("close", () => {
      sockets.delete(socket);
      listening.delete(socket);
      clearTimeout(patience);
      const ending = running.then(endExchange, endExchange);
      endings.add(ending);
      void ending.finally(() => endings.delete(ending));
    });
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    void converse(socket);
  });
  await new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(path, resolve);
  });
  return {
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
      // The last sockets' own "close" events come in this turn of the loop.
      await new Promise(setImmediate);
      await Promise.allSettled(endings);
    },
  };
}
