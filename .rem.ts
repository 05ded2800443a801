import { readFileSync } from "node:fs";
import { globSync } from "node:fs";
