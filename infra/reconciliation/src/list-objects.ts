import { Client } from 'minio';
import type { StoredObject } from './reconciliation-context.ts';

export type Bucket = { endpoint: string; accessKey: string; secretKey: string; bucket: string };

/** Every object of a bucket, by plain S3 calls. Throws if the store does not answer. */
export async function listObjects({ endpoint, accessKey, secretKey, bucket }: Bucket): Promise<StoredObject[]> {
  const url = new URL(endpoint);
  const isSecure = url.protocol === 'https:';
  const client = new Client({
    endPoint: url.hostname,
    port: Number(url.port || (isSecure ? 443 : 80)),
    useSSL: isSecure,
    accessKey,
    secretKey,
    region: 'us-east-1',
    pathStyle: true,
  });
  const objects: StoredObject[] = [];
  for await (const { name, lastModified } of client.listObjectsV2(bucket, '', true)) {
    if (typeof name === 'string') {
      objects.push({ key: name, modifiedAt: new Date(lastModified ?? 0) });
    }
  }
  return objects;
}
