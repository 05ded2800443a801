/** What a cook pastes, drops or shares, told apart (converting.md#anywhere): which way into the converter it takes. */
import { isPhotoFile } from "@/lib/rules/sources/photo";
import { typedAddress } from "./typed-address";

type AnyFile = { name: string; type: string };

/** The HTML that the cook sees at `address`. */
export type BroughtPage = { address: string; html: string };

export type Brought<F extends AnyFile = File> =
  | { kind: "url"; address: string }
  | ({ kind: "page" } & BroughtPage)
  | { kind: "text"; text: string }
  | { kind: "photos"; files: F[] }
  | { kind: "file"; file: F };

/** So few words are no recipe: they come with an address ("Look what I found: https://…") or with a picture. */
const FEW_WORDS_CHARS = 280;

/**
 * Files go before words, except a text that came with a picture of it, as office programs copy it; all pictures are one recipe, of
 * other files the first is taken. Null when there is nothing.
 * @param url an address that was given as one
 * @param page the HTML that the cook sees there
 * @param title of a text that was shared
 */
export function broughtBy<F extends AnyFile>({
  files = [],
  text = "",
  url = "",
  title = "",
  page = "",
}: {
  files?: readonly F[];
  text?: string;
  url?: string;
  title?: string;
  page?: string;
}): Brought<F> | null {
  const seenAt = page.trim() === "" ? null : typedAddress(url);
  if (seenAt) return { kind: "page", address: seenAt, html: page };
  const words = text.trim();
  const photos = files.filter(isPhotoFile);
  const isText = url === "" && words.includes("\n") && words.length > FEW_WORDS_CHARS;
  const [first] = files;
  if (first && !(isText && photos.length === files.length))
    return photos.length > 0 ? { kind: "photos", files: photos } : { kind: "file", file: first };
  const address = addressIn(url) ?? addressIn(words);
  if (address) return { kind: "url", address };
  if (words === "") return null;
  const name = title.trim();
  return { kind: "text", text: name === "" || words.startsWith(name) ? words : `${name}\n\n${words}` };
}

/** The one address in a few words, written out; null in a longer text, which is a recipe that names an address. */
function addressIn(words: string): string | null {
  if (/^[\w-]+(?:\.[\w-]+)+\/\S*$/.test(words)) return typedAddress(words);
  const addresses = words.split(/\s+/).filter((word) => /^https?:\/\/./i.test(word));
  const [address] = addresses;
  if (!address || addresses.length > 1 || words.length - address.length > FEW_WORDS_CHARS) return null;
  return typedAddress(address);
}
