import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ObjectStoreFault } from '../../storage/object-store-fault.js';

/** All bytes of an object. @throws ObjectStoreFault when it breaks off */
export async function readWhole(object: Readable): Promise<Buffer> {
  return buffer(object).catch((error: unknown) => {
    throw new ObjectStoreFault('send an object to its end', error);
  });
}
