import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compiled } from '../bookings/compiled.ts';
import { quantile } from '../bookings/hot-slot/sale.ts';

/** Takes one picture; gives the name under which it is kept. @throws Error when it is not taken */
export type Take = (picture: Buffer, at: number) => Promise<string>;

export type Burst = { perSecond: number; megabytesPerSecond: number; p50: number; p99: number; names: string[] };

/** All pictures, so many at a time, each as soon as one before it is kept. */
export async function burst(pictures: readonly Buffer[], atOnce: number, take: Take): Promise<Burst> {
  const names: string[] = [];
  const waits: number[] = [];
  let next = 0;
  const begun = performance.now();
  const turn = async (): Promise<void> => {
    for (let at = next++; at < pictures.length; at = next++) {
      const since = performance.now();
      names[at] = await take(pictures[at] ?? Buffer.alloc(0), at);
      waits.push(performance.now() - since);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, turn));
  const seconds = (performance.now() - begun) / 1_000;
  const bytes = pictures.reduce((sum, { length }) => sum + length, 0);
  waits.sort((one, other) => one - other);
  return {
    perSecond: pictures.length / seconds,
    megabytesPerSecond: bytes / 1e6 / seconds,
    p50: quantile(waits, 0.5),
    p99: quantile(waits, 0.99),
    names,
  };
}

const headersOf = (at: number, cookie = '') => ({ cookie, 'x-forwarded-for': `10.2.${(at >> 8) & 255}.${at & 255}` });

/** By the documented call, as staff do. Every picture comes from an address of its own, as addresses have limits. */
export function takeAtSite(site: string, cookie: string): Take {
  return async (picture, at) => {
    const body = new FormData();
    body.append('image', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), `picture-${at}.jpg`);
    const answer = await fetch(`${site}/api/upload`, { method: 'POST', body, headers: headersOf(at, cookie) });
    const { filename } = (await answer.json()) as { filename?: string };
    if (answer.status !== 201 || !filename) throw new Error(`a picture was not taken: ${answer.status}`);
    return filename;
  };
}

/** What is served under each name. @returns names that are not served */
export async function missingAt(site: string, names: readonly string[]): Promise<string[]> {
  const missing: string[] = [];
  for (const [at, name] of names.entries()) {
    const answer = await fetch(`${site}/uploads/${name}`, { headers: headersOf(at) });
    const { byteLength } = await answer.arrayBuffer();
    if (answer.status !== 200 || byteLength === 0) missing.push(name);
  }
  return missing;
}

type Picture = { filename: string };
type ReEncode = (from: string, to: string, mostPixels: number) => Promise<Picture | string>;
type Store = { putObject(bucket: string, key: string, body: Buffer): Promise<unknown> };
type CreateStore = (settings: object) => { client: Store; close(): void };

export type S3 = { endpoint: string; accessKey: string; secretKey: string; bucket: string };

/** The same work and no house around it: a file, decoded and written anew, put into the same store. */
export async function openBareSide({
  endpoint,
  accessKey,
  secretKey,
  bucket,
}: S3): Promise<{ take: Take; close(): void }> {
  const { reEncode } = await compiled<{ reEncode: ReEncode }>('services/media/dist/images/store-upload/re-encode.js');
  const { createS3Client } = await compiled<{ createS3Client: CreateStore }>(
    'services/media/dist/storage/s3-client.js',
  );
  const keys = { S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey };
  const store = createS3Client({ S3_ENDPOINT: endpoint, ...keys, S3_REGION: 'us-east-1', UPLOAD_MAX_MEGABYTES: 10 });
  const folder = mkdtempSync(join(tmpdir(), 'hilltop-bare-'));
  let turn = 0;
  return {
    take: async (picture) => {
      turn += 1;
      const [from, to] = [join(folder, `${turn}.in`), join(folder, `${turn}.out`)];
      await writeFile(from, picture);
      const written = await reEncode(from, to, 40_000_000);
      if (typeof written === 'string') throw new Error(`a picture was not taken: ${written}`);
      await store.client.putObject(bucket, `bare/${written.filename}`, await readFile(to));
      await Promise.all([rm(from), rm(to)]);
      return written.filename;
    },
    close: () => {
      store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
