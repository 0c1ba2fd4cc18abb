import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ObjectStoreError } from '../../storage/object-store-error.js';

/** @throws ObjectStoreError when the stream is cut off */
export async function readWhole(object: Readable): Promise<Buffer> {
  return buffer(object).catch((error: unknown) => {
    throw new ObjectStoreError('send a complete object', error);
  });
}
