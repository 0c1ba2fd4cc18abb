import { Readable } from 'node:stream';

/** For HEAD: Fastify keeps the given content length only if the dropped body is a stream. */
export const emptyBody = (): Readable => Readable.from([], { objectMode: false });
