/** Every rate limit at two attempts, for a test file: imported before anything that reads the settings. */
import { setEveryLimit } from "./explained-limits";

setEveryLimit("2/3600");
