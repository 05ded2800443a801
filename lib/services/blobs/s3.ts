import "server-only";
/** Blobs as objects of an S3 bucket, or of any server that speaks its protocol (S3_ENDPOINT). The SDK loads with the first use. */
import type { S3Client } from "@aws-sdk/client-s3";
import { requireBlobName, type BlobStore } from "./port";

export type S3Options = {
  bucket: string;
  region: string;
  endpoint?: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Folder within the bucket. */
  prefix: string;
};

const REQUEST_TIMEOUT_MS = 10_000;

export function s3Blobs(options: S3Options): BlobStore {
  type Sdk = typeof import("@aws-sdk/client-s3");
  let opened: Promise<{ sdk: Sdk; client: S3Client }> | undefined;
  const open = () => (opened ??= connect(options));
  const place = (name: string) => ({
    Bucket: options.bucket,
    Key: `${options.prefix}${requireBlobName(name)}`,
  });
  const bounded = () => ({ abortSignal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
  return {
    async put(name, bytes) {
      const { sdk, client } = await open();
      await client.send(new sdk.PutObjectCommand({ ...place(name), Body: bytes }), bounded());
    },
    async get(name) {
      const { sdk, client } = await open();
      try {
        const { Body } = await client.send(new sdk.GetObjectCommand(place(name)), bounded());
        return Body ? await Body.transformToByteArray() : null;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove(name) {
      const { sdk, client } = await open();
      await client.send(new sdk.DeleteObjectCommand(place(name)), bounded());
    },
    async room() {
      return null;
    },
    async check() {
      const { sdk, client } = await open();
      await client.send(new sdk.HeadBucketCommand({ Bucket: options.bucket }), bounded());
    },
  };
}

async function connect({ region, endpoint, accessKeyId, secretAccessKey }: S3Options) {
  const sdk = await import("@aws-sdk/client-s3");
  const client = new sdk.S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // why: servers other than Amazon's have no host name for each bucket, and may not know the newer checksums.
    ...(endpoint ? { endpoint, forcePathStyle: true, requestChecksumCalculation: "WHEN_REQUIRED" } : {}),
    maxAttempts: 2,
  });
  return { sdk, client };
}

function isMissing(error: unknown): boolean {
  const name = typeof error === "object" && error !== null && "name" in error ? error.name : "";
  return name === "NoSuchKey" || name === "NotFound";
}
