/** The part of s3rver (a local server of the S3 protocol) that the tests use; the package has no types. */
declare module "s3rver" {
  import type { Server } from "node:http";

  type Options = {
    port: number;
    address: string;
    silent: boolean;
    directory: string;
    configureBuckets: { name: string; configs: string[] }[];
  };

  export default class S3rver {
    constructor(options: Options);
    readonly httpServer: Server;
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
