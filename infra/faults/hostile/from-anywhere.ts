import fc from 'fast-check';
import type { HostileRequest } from './reply.ts';

/** Each request from an address of its own, so that few are refused for their number. The gateway has to trust a proxy. */
export const fromAnywhere = (requests: fc.Arbitrary<HostileRequest>): fc.Arbitrary<HostileRequest> =>
  fc.tuple(requests, fc.ipV4()).map(([request, address]) => ({
    ...request,
    headers: { ...request.headers, 'x-forwarded-for': address },
  }));
