import type { FastifyRequest } from 'fastify';

const names = new WeakMap<FastifyRequest, string>();

/**
 * Names the operation of a request, for its metrics, its span and its log line.
 *
 * @param name one of few, never a caller's text
 */
export function nameOperation(request: FastifyRequest, name: string): void {
  names.set(request, name);
}

/** The operation of a request; undefined for one that is none, e.g. for an image. */
export const operationOf = (request: FastifyRequest): string | undefined => names.get(request);
