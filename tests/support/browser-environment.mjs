/**
 * A page for tests of `lib/browser`: our jsdom, with Node's own network in it. A relative address is one of `document.baseURI`, as in a
 * browser; a `<base>` element puts a test's own server there.
 */
import BrowserEnvironment from "@jest/environment-jsdom-abstract";
import * as jsdom from "jsdom";

const NETWORK = { AbortController, AbortSignal, Blob, File, FormData, Headers, Request, Response };

export default class PageEnvironment extends BrowserEnvironment {
  constructor(config, context) {
    super(config, context, jsdom);
    const page = this.global;
    Object.assign(page, NETWORK, {
      fetch: (address, init) => fetch(new URL(address, page.document.baseURI), init),
    });
  }
}
