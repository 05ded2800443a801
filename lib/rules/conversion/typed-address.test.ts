import { typedAddress } from "./typed-address";

test.each([
  ["https://example.com/soup", "https://example.com/soup"],
  ["  http://example.com  ", "http://example.com/"],
  ["example.com/soup?x=1", "https://example.com/soup?x=1"],
  ["example.com:8443/soup", "https://example.com:8443/soup"],
  ["http://localhost:4455/soup.html", "http://localhost:4455/soup.html"],
  ["127.0.0.1:4455/x", "https://127.0.0.1:4455/x"],
  ["https://müller.example/suppe", "https://xn--mller-kva.example/suppe"],
])("%j is read as %s", (typed, address) => {
  expect(typedAddress(typed)).toBe(address);
});

test.each([
  "",
  "   ",
  "soup",
  "not a url",
  "http://",
  "https://soup",
  "ftp://example.com/soup",
  "file:///etc/passwd",
  "javascript:alert(1)",
  "https://cook:secret@example.com/",
  "https://exa mple.com",
])("%j is no address", (typed) => {
  expect(typedAddress(typed)).toBeNull();
});
