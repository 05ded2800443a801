/** No rate limit that a test could reach: imported before anything that reads the settings. */
import { setEveryLimit } from "./explained-limits";

setEveryLimit("1000000/60");
