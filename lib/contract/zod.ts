/** zod with our own sentences: whoever takes it from here, or anything of the contract, never shows the library's English. */
import * as z from "zod";
import { sentenceFor } from "./sentences";

z.config({ customError: sentenceFor });

export { z };
