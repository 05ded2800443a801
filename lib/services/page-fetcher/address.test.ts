import { allowedHosts, isPublicAddress, parseAddress } from "@/lib/services/page-fetcher/address";

const nothing = allowedHosts([]);
const refused = expect.objectContaining({
  code: "invalid",
  message: "Please enter a valid URL of a public web page.",
});
const verdict = (typed: string, allowed = nothing) => {
  try {
    return parseAddress(typed, allowed).href;
  } catch (error) {
    return error;
  }
};

test.each([
  ["cooks.example/soup", "https://cooks.example/soup"],
  ["  https://cooks.example/soup  ", "https://cooks.example/soup"],
  ["HTTP://Cooks.Example/Soup", "http://cooks.example/Soup"],
  ["//cooks.example/soup", "https://cooks.example/soup"],
  ["https://cooks.example/soup#comments", "https://cooks.example/soup"],
  ["http://cooks.example:80/", "http://cooks.example/"],
  ["http://cooks.example:443/", "http://cooks.example:443/"],
  ["https://köche.example/süß?a=b", "https://xn--kche-5qa.example/s%C3%BC%C3%9F?a=b"],
  ["https://93.184.216.34/", "https://93.184.216.34/"],
])("%s is fetched as %s", (typed, address) => {
  expect(verdict(typed)).toBe(address);
});

// Refused and private addresses, one sentence for all (converting.md#one-way-out).
test.each([
  "",
  "not a url",
  "soup",
  "https://",
  "https://soup/",
  "javascript:alert(1)",
  "data:text/html,<p>soup",
  "file:///etc/passwd",
  "ftp://cooks.example/soup",
  "gopher://cooks.example/",
  "mailto:cook@cooks.example",
  "https://user@cooks.example/",
  "https://user:secret@cooks.example/",
  "https://cooks.example:8443/",
  "http://cooks.example:22/",
  "http://localhost/",
  "http://localhost.:80/",
  "http://printer.local/",
  "http://db.internal/",
  "http://metadata.google.internal/",
  "http://nas.home.arpa/",
  "http://hidden.onion/",
  "http://127.0.0.1/",
  "http://127.1/",
  "http://0x7f.1/",
  "http://0177.0.0.1/",
  "http://2130706433/",
  "http://0/",
  "http://0.0.0.0/",
  "http://127.0.0.1:80/",
  "http://①②⑦.⓪.⓪.①/",
  "http://10.0.0.8/",
  "http://172.16.5.4/",
  "http://192.168.1.1/",
  "http://100.64.0.1/",
  "http://169.254.169.254/latest/meta-data/",
  "http://168.63.129.16/",
  "http://198.18.0.1/",
  "http://224.0.0.1/",
  "http://240.0.0.1/",
  "http://255.255.255.255/",
  "http://[::1]/",
  "http://[::]/",
  "http://[::ffff:127.0.0.1]/",
  "http://[::ffff:7f00:1]/",
  "http://[::7f00:1]/",
  "http://[64:ff9b::7f00:1]/",
  "http://[64:ff9b:1::7f00:1]/",
  "http://[2002:7f00:1::]/",
  "http://[2001:0:7f00:1::]/",
  "http://[fd00:ec2::254]/",
  "http://[fe80::1]/",
  "http://[ff02::1]/",
  "http://[2606:4700::1111]/",
  `https://cooks.example/${"a".repeat(2100)}`,
])("%s is refused", (typed) => {
  expect(verdict(typed)).toEqual(refused);
});

test.each([
  ["8.8.8.8", true],
  ["2606:4700::1111", true],
  ["::ffff:8.8.8.8", false],
  ["64:ff9b::808:808", false],
  ["fec0::1", false],
  ["2001:db8::1", false],
  ["100.100.100.200", false],
  ["192.0.0.192", false],
  ["nonsense", false],
  ["", false],
])("a socket's peer %s is public: %s", (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

describe("ALLOW_PRIVATE_HOSTS", () => {
  const allowed = allowedHosts(["127.0.0.1:4011", "pages:8080", "[::1]:4012", "127.0.0.1:80"]);

  test.each([
    ["http://127.0.0.1:4011/a", "http://127.0.0.1:4011/a"],
    ["http://127.1:4011/a", "http://127.0.0.1:4011/a"],
    ["http://pages:8080/", "http://pages:8080/"],
    ["http://[::1]:4012/", "http://[::1]:4012/"],
    ["http://127.0.0.1/", "http://127.0.0.1/"],
  ])("%s is allowed as it parses", (typed, address) => {
    expect(verdict(typed, allowed)).toBe(address);
  });

  test.each([
    "http://127.0.0.1:4013/",
    "http://localhost:4011/",
    "https://127.0.0.1/",
    "http://pages/",
    "http://user@127.0.0.1:4011/",
    "ftp://127.0.0.1:4011/",
  ])("%s is not", (typed) => {
    expect(verdict(typed, allowed)).toEqual(refused);
  });
});
