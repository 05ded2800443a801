import "server-only";
/** Which addresses may be fetched: public web servers, and the few local ones an operator named in ALLOW_PRIVATE_HOSTS. */
import ipaddr from "ipaddr.js";
import { URL_ERRORS } from "@/lib/rules/sources/url";
import { typedAddress } from "@/lib/rules/conversion/typed-address";
import { ADDRESS_MAX_CHARS } from "@/lib/rules/limits";
import { AppError } from "@/lib/errors";

const WEB_PORTS: Record<string, string> = { "http:": "80", "https:": "443" };

/** Names that never belong to a public server: RFC 6761, 6762, 7686, 8375, 9476 and ICANN's `internal`. */
const PRIVATE_NAMES = /(?:^|\.)(?:localhost|local|internal|home\.arpa|onion|alt)\.?$/;

/** Metadata services that live on an address which looks public. */
const METADATA_ADDRESSES = new Set(["168.63.129.16"]);

/** The IPv6 space that is routed on the internet at all (RFC 4291): everything else is local, mapped or reserved. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR("2000::/3");

export const refusedAddress = (cause?: unknown): AppError =>
  new AppError("invalid", URL_ERRORS.refused, { cause });

/** `host:port` of an address, the port written out; the form in which ALLOW_PRIVATE_HOSTS is compared. */
export function hostAndPort(url: URL): string {
  return `${url.hostname}:${url.port || (WEB_PORTS[url.protocol] ?? "")}`;
}

/** The operator's list in the same form, odd spellings resolved as the URL parser does. */
export function allowedHosts(list: readonly string[]): ReadonlySet<string> {
  return new Set(
    list
      .filter((entry) => URL.canParse(`http://${entry}`))
      .map((entry) => hostAndPort(new URL(`http://${entry}`))),
  );
}

/**
 * The address a cook typed, parsed and checked as far as that is possible without the network.
 * @throws AppError `invalid`, the same sentence whatever the reason.
 */
export function parseAddress(typed: string, allowed: ReadonlySet<string>): URL {
  if (typed.length > ADDRESS_MAX_CHARS) throw refusedAddress();
  // why: the cook's own rule refuses a host without a dot, but an operator may have allowed that very host.
  const address = typedAddress(typed) ?? typed.trim();
  if (!URL.canParse(address)) throw refusedAddress();
  return checkAddress(new URL(address), allowed);
}

/** The same judgement for an address that is parsed already: each redirect's target passes here. */
export function checkAddress(url: URL, allowed: ReadonlySet<string>): URL {
  const webPort = WEB_PORTS[url.protocol];
  if (webPort === undefined || url.username !== "" || url.password !== "") throw refusedAddress();
  url.hash = "";
  if (allowed.has(hostAndPort(url))) return url;
  const port = url.port || webPort;
  if (port !== "80" && port !== "443") throw refusedAddress();
  if (!url.hostname.includes(".") || PRIVATE_NAMES.test(url.hostname)) throw refusedAddress();
  const literal = ipaddr.isValid(url.hostname);
  if (literal && !isPublicAddress(url.hostname)) throw refusedAddress();
  return url;
}

/**
 * True for an IP address of a public server. Private, loopback, link-local, shared, metadata, multicast, documentation
 * and reserved ranges are not, nor any IPv6 form that carries an IPv4 address inside (mapped, 6to4, Teredo, NAT64).
 */
export function isPublicAddress(address: string): boolean {
  const bare = address.replace(/^\[|\]$/g, "");
  if (!ipaddr.isValid(bare)) return false;
  const parsed = ipaddr.parse(bare);
  if (parsed instanceof ipaddr.IPv6) return parsed.range() === "unicast" && parsed.match(GLOBAL_UNICAST);
  return parsed.range() === "unicast" && !METADATA_ADDRESSES.has(parsed.toString());
}
