import type { FastifyRequest } from 'fastify';

const names = new WeakMap<FastifyRequest, string>();

/** The name in metrics, span and log line. @param name one of few, never a caller's text */
export function nameOperation(request: FastifyRequest, name: string): void {
  names.set(request, name);
}

/** Undefined for e.g. an image. */
export const operationOf = (request: FastifyRequest): string | undefined => names.get(request);
