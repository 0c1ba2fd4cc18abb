import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { lastRequests } from './last-requests.ts';
import type { Span } from './spans.ts';

const at = (time: string) => new Date(`2026-11-23T${time}`).getTime();

function request(name: string, startMs: number, more: Partial<Span> = {}): Span {
  const ids = { traceId: name, spanId: name, correlationId: 'e2ffea62-36cb-469a-8c06-cfbd3c22565e' };
  return { ...ids, service: 'gateway', name, startMs, durationMs: 12.54, hasFailed: false, ...more };
}

describe('the list of requests', () => {
  it('has the time, the operation and the duration of each, the last one last', () => {
    const spans = [
      request('POST /graphql HoldSeats', at('12:01:05')),
      request('GET /api/tours', at('12:01:04'), { hasFailed: true }),
      request('POST /graphql holdSeats', at('12:01:06'), { service: 'bookings' }),
      request('call bookings', at('12:01:06'), { correlationId: undefined }),
    ];
    expect(lastRequests(spans).map(stripVTControlCharacters)).toEqual([
      '12:01:04  e2ffea62  GET /api/tours (failed)  12.5 ms',
      '12:01:05  e2ffea62  POST /graphql HoldSeats  12.5 ms',
    ]);
  });

  it('has the last twenty', () => {
    const lines = lastRequests(Array.from({ length: 25 }, (_, second) => request(`GET /${second}`, second * 1_000)));
    expect(lines).toHaveLength(20);
    expect(lines.at(-1)).toContain('GET /24');
  });
});
