import "server-only";
/**
 * The guarded connection: the address that was checked is the address that is connected to. Names are checked as they resolve
 * (all their addresses), literal addresses before connecting, and the open socket's own peer once more.
 */
import { lookup, type LookupAddress, type LookupOptions } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import { Agent, buildConnector } from "undici";
import { hostAndPort, isPublicAddress, refusedAddress } from "./address";

/** All addresses of a name, as `dns.lookup` with `all` answers them. */
export type Resolve = (
  hostname: string,
  options: LookupOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

const systemResolve: Resolve = (hostname, options, callback) =>
  lookup(hostname, { ...options, all: true }, callback);

function guardedLookup(resolve: Resolve): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, options, (error, addresses) => {
      const first = addresses?.[0];
      if (error || !first) return callback(error ?? new Error("no address"), "", 0);
      // why: one private address among public ones is how a name is turned against us; the whole name is refused.
      if (!addresses.every(({ address }) => isPublicAddress(address)))
        return callback(refusedAddress(), "", 0);
      if (options.all) return callback(null, addresses);
      return callback(null, first.address, first.family);
    });
  };
}

type Guard = { allowed: ReadonlySet<string>; timeoutMs: number; resolve?: Resolve };

/** An agent for one fetch: its connections to hosts outside `allowed` are guarded. Destroy it afterwards. */
export function guardedAgent({ allowed, timeoutMs, resolve = systemResolve }: Guard): Agent {
  const open = buildConnector({ timeout: timeoutMs });
  const openGuarded = buildConnector({ timeout: timeoutMs, lookup: guardedLookup(resolve) });
  return new Agent({
    pipelining: 0,
    maxHeaderSize: 64 * 1024,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    connect(options, callback) {
      const bare = options.hostname.replace(/^\[|\]$/g, "");
      const host = isIP(bare) === 6 ? `[${bare}]` : bare;
      const here = hostAndPort(new URL(`${options.protocol}//${host}:${options.port}`));
      if (allowed.has(here)) return open(options, callback);
      if (isIP(bare) !== 0 && !isPublicAddress(bare)) return callback(refusedAddress(), null);
      openGuarded(options, (error, socket) => {
        if (error) return callback(error, null);
        if (!isPublicAddress(socket.remoteAddress ?? "")) {
          socket.destroy();
          return callback(refusedAddress(), null);
        }
        return callback(null, socket);
      });
    },
  });
}
