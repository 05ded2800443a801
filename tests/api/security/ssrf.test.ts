/** The conversion of addresses as a way into our own network: each of these must be refused, alike and without being asked. */
import { POST } from "@/app/api/recipes/process-url/route";
import { URL_ERRORS } from "@/lib/rules/sources/url";
import { call } from "@/tests/support/call";
import { redirectTo, servePages, type PagesServer } from "@/tests/support/pages-server";
import { recipePage } from "@/tests/support/recipe-pages";
import { allowPages } from "@/tests/support/services";

let inside: PagesServer;
let door: PagesServer;

beforeAll(async () => {
  inside = await servePages({ "/": { body: recipePage() } });
  door = await servePages({
    "/to-inside": redirectTo(inside.at("/")),
    "/to-localhost": redirectTo(`http://localhost:${inside.host.split(":")[1]}/`),
    "/to-octal": redirectTo(`http://0177.0.0.1:${inside.host.split(":")[1]}/`),
    "/to-itself-then-inside": redirectTo("/to-inside"),
    "/picture-inside": { body: recipePage({ image: inside.at("/picture.png") }) },
  });
});
afterAll(() => Promise.all([inside.stop(), door.stop()]));
beforeEach(() => allowPages([door.host]));

const convert = (content: string) => call(POST, { body: { content } });
const REFUSED = [400, "invalid", URL_ERRORS.refused];

const port = () => inside.host.split(":")[1] ?? "";
test.each<[string, () => string]>([
  ["the loopback address", () => inside.at("/")],
  ["localhost", () => `http://localhost:${port()}/`],
  ["a short spelling", () => `http://127.1:${port()}/`],
  ["hexadecimal", () => `http://0x7f000001:${port()}/`],
  ["one number", () => `http://2130706433:${port()}/`],
  ["octal", () => `http://0177.0.0.1:${port()}/`],
  ["zero", () => `http://0.0.0.0:${port()}/`],
  ["mapped IPv6", () => `http://[::ffff:127.0.0.1]:${port()}/`],
  ["compatible IPv6", () => `http://[::7f00:1]/`],
  ["NAT64", () => "http://[64:ff9b::7f00:1]/"],
  ["6to4", () => "http://[2002:7f00:1::]/"],
  ["AWS metadata", () => "http://169.254.169.254/latest/meta-data/"],
  ["AWS metadata, IPv6", () => "http://[fd00:ec2::254]/"],
  ["Azure metadata", () => "http://168.63.129.16/"],
  ["Alibaba metadata", () => "http://100.100.100.200/"],
  ["Google metadata by name", () => "http://metadata.google.internal/"],
  ["a private network", () => "http://192.168.0.1/"],
  ["credentials", () => "http://cook:secret@cooks.example/"],
  ["another port", () => "https://cooks.example:6379/"],
  ["a file", () => "file:///etc/passwd"],
  ["gopher", () => "gopher://127.0.0.1:6379/_INFO"],
  ["no address at all", () => "what shall we eat"],
  ["a host without a dot", () => "http://redis/"],
  ["a redirect inside", () => door.at("/to-inside")],
  ["a redirect to localhost", () => door.at("/to-localhost")],
  ["a redirect to an odd spelling", () => door.at("/to-octal")],
  ["a second redirect inside", () => door.at("/to-itself-then-inside")],
  ["the allowed host under another name", () => door.at("/").replace("127.0.0.1", "localhost")],
])("%s is refused in the same words", async (_name, address) => {
  const { status, body } = await convert(address());
  expect([status, body.code, body.error]).toEqual(REFUSED);
});

test("a picture inside is not fetched", async () => {
  const { status, body } = await convert(door.at("/picture-inside"));
  expect([status, body.imageUrl]).toEqual([200, null]);
});

test("nothing of all this has reached the server inside", () => {
  expect(inside.seen).toEqual([]);
});
