import "server-only";
/** What belongs to the request that is being answered, wherever in the code it is asked for: its id, for the log, and who asks, for fair queues. */
import { AsyncLocalStorage } from "node:async_hooks";

type RequestContext = { requestId: string; caller?: string };

const requests = new AsyncLocalStorage<RequestContext>();

/** Runs `work` as the answer to the request `requestId`. */
export function inRequest<T>(requestId: string, work: () => T): T {
  return requests.run({ requestId }, work);
}

/** Runs `work` as nobody's request: what a request has written down for later is done for everybody. */
export const outsideRequests = <T>(work: () => T): T => requests.exit(work);

/** The request's id; undefined outside of a request. */
export const currentRequestId = (): string | undefined => requests.getStore()?.requestId;

/** Says who asks: one name for one account, or for one visitor's address. Without effect outside of a request. */
export function setCaller(caller: string): void {
  const asked = requests.getStore();
  if (asked) asked.caller = caller;
}

/** Who asks; undefined for what no request asked for. */
export const currentCaller = (): string | undefined => requests.getStore()?.caller;
