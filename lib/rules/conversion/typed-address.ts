/** The address of a recipe as a cook types it (converting.md#typed-address): "example.com/soup" is meant as https. */

/**
 * The full http(s) address, or null when it is none: it does not parse, has another scheme, carries a password, or its host has no
 * dot. A dotless host with a port of its own ("localhost:8080") passes; the server decides whether it may be reached.
 */
export function typedAddress(typed: string): string | null {
  const text = typed.trim();
  if (text === "" || /\s/.test(text)) return null;
  const withScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  const url = parse(withScheme);
  if (!url || !["http:", "https:"].includes(url.protocol) || url.password !== "") return null;
  const host = url.hostname;
  return host.includes(".") || host.startsWith("[") || url.port !== "" ? url.href : null;
}

function parse(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}
