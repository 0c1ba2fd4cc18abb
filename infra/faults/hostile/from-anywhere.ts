import fc from 'fast-check';
import type { HostileRequest } from './reply.ts';

/** Each request from its own address, so that limits refuse few. The gateway must trust a proxy. */
export const fromAnywhere = (requests: fc.Arbitrary<HostileRequest>): fc.Arbitrary<HostileRequest> =>
  fc.tuple(requests, fc.ipV4()).map(([request, address]) => ({
    ...request,
    headers: { ...request.headers, 'x-forwarded-for': address },
  }));
