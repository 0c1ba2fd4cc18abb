import { Readable } from 'node:stream';

/** For an answer to HEAD: Fastify keeps the length that was stated only if what it drops is a stream. */
export const emptyBody = (): Readable => Readable.from([], { objectMode: false });
