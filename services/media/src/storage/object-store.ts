import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { isError } from '@hilltop/platform/logging/is-error';
import { Inject, Injectable } from '@nestjs/common';
import type { BucketItem, Client } from 'minio';
import { ObjectStoreError } from './object-store-error.js';

export const OBJECT_STORE = Symbol('OBJECT_STORE');

export interface ObjectStorePlace {
  readonly client: Client;
  readonly bucket: string;
  readonly region: string;
}

export interface StoredObject {
  readonly key: string;
  readonly modifiedAt: Date;
}

/** Bytes in a file, or in memory if there are few. */
export type Content = { readonly path: string; readonly bytes: number } | Buffer;

const missing = new Set(['NoSuchKey', 'NotFound']);
const madeAlready = new Set(['BucketAlreadyOwnedByYou', 'BucketAlreadyExists']);
const anotherTryAfterMs = 100;

const codeOf = (error: unknown): unknown => (isError(error) ? error.code : undefined);

/** A keep-alive connection that the server closed during use, or a temporary failure of the store (5xx). */
const isPassing = (error: unknown): boolean =>
  isError(error) && (error.code === 'ECONNRESET' || error.code === 'EPIPE' || /Retryable HTTP/.test(error.message));

/** The rest is not read. */
export function firstBytes(source: Readable, length: number): Readable {
  return Readable.from(cut(source, length), { objectMode: false });
}

async function* cut(source: Readable, length: number): AsyncGenerator<Buffer> {
  let left = length;
  for await (const chunk of source as AsyncIterable<Buffer>) {
    yield chunk.subarray(0, left);
    left -= chunk.length;
    if (left <= 0) return;
  }
}

/** Plain S3 calls that every store supports. Every failure is an `ObjectStoreError`. */
@Injectable()
export class ObjectStore {
  constructor(@Inject(OBJECT_STORE) private readonly place: ObjectStorePlace) {}

  async ensureBucket(): Promise<void> {
    const { client, bucket, region } = this.place;
    await this.attempt('find its bucket', async () => {
      if (await client.bucketExists(bucket)) return;
      await client.makeBucket(bucket, region).catch((error: unknown) => {
        if (!madeAlready.has(String(codeOf(error)))) throw error;
      });
    });
  }

  /** True if the object exists with this length. */
  async has(key: string, bytes: number): Promise<boolean> {
    const { client, bucket } = this.place;
    const found = await this.attempt('look for an object', () => this.unlessMissing(client.statObject(bucket, key)));
    return found?.size === bytes;
  }

  async put(key: string, content: Content, contentType: string): Promise<void> {
    const { client, bucket } = this.place;
    await this.attempt('take an object', () => {
      const buffer = Buffer.isBuffer(content);
      const body = buffer ? content : createReadStream(content.path);
      return client.putObject(bucket, key, body, buffer ? content.length : content.bytes, {
        'Content-Type': contentType,
      });
    });
  }

  /** `undefined` when there is no such object. */
  async open(key: string, part?: { offset: number; length: number }): Promise<Readable | undefined> {
    const { client, bucket } = this.place;
    return this.attempt('give an object', async () => {
      if (!part) return this.unlessMissing(client.getObject(bucket, key));
      const { offset, length } = part;
      const stream = await this.unlessMissing(client.getPartialObject(bucket, key, offset, length));
      // Some stores return more than requested.
      return stream && firstBytes(stream, length);
    });
  }

  /** A missing object is not an error. */
  async remove(key: string): Promise<void> {
    const { client, bucket } = this.place;
    await this.attempt('remove an object', () => this.unlessMissing(client.removeObject(bucket, key)));
  }

  /** Ordered by key, after the key `after`. */
  async list(prefix: string, after: string, limit: number): Promise<StoredObject[]> {
    const { client, bucket } = this.place;
    return this.attempt('list its objects', async () => {
      const objects: StoredObject[] = [];
      for await (const item of client.listObjectsV2(bucket, prefix, true, after) as AsyncIterable<BucketItem>) {
        if (item.name !== undefined) objects.push({ key: item.name, modifiedAt: item.lastModified });
        if (objects.length >= limit) break;
      }
      return objects;
    });
  }

  /** Every call is idempotent, so it is retried once after a transient error. */
  private async attempt<Result>(doing: string, call: () => Promise<Result>): Promise<Result> {
    try {
      return await call().catch(async (error: unknown) => {
        if (!isPassing(error)) throw error;
        await pause(anotherTryAfterMs);
        return call();
      });
    } catch (error) {
      throw new ObjectStoreError(doing, error);
    }
  }

  private async unlessMissing<Result>(asked: Promise<Result>): Promise<Result | undefined> {
    return asked.catch((error: unknown) => {
      if (missing.has(String(codeOf(error)))) return undefined;
      throw error;
    });
  }
}
