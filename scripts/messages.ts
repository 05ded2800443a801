/** Writes `lib/messages/catalogue.data.ts`: every message that the sources say, each once, in the order of the alphabet. */
import { writeFile } from "node:fs/promises";
import { catalogueOf, messagesIn } from "./messages/extract";

const messages = await messagesIn(process.cwd());
await writeFile("lib/messages/catalogue.data.ts", catalogueOf(messages));
process.stdout.write(`${messages.length} messages\n`);
