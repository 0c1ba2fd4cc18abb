import { Readable } from 'node:stream';

/** Fastify keeps the content length of a response to HEAD only if the dropped body is a stream. */
export const emptyBody = (): Readable => Readable.from([], { objectMode: false });
