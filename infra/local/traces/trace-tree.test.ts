import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import type { Span } from './spans.ts';
import { findTrace, traceTree } from './trace-tree.ts';

function span(spanId: string, parentSpanId: string | undefined, startMs: number, more: Partial<Span> = {}): Span {
  const rest = { service: 'gateway', name: spanId, durationMs: 2, hasFailed: false };
  return { traceId: 'aaaa', spanId, parentSpanId, startMs, ...rest, ...more };
}

describe('a trace', () => {
  // In the order in which processes send them. The parent of the first one is the browser's.
  const spans = [
    span('write', 'ask', 1015, { service: 'bookings', hasFailed: true }),
    span('other', undefined, 900, { traceId: 'bbbb', correlationId: 'ffff-2' }),
    span('later', 'request', 1020),
    span('ask', 'request', 1010),
    span('request', 'browser', 1000, { correlationId: 'e2ff-1', durationMs: 30 }),
  ];

  it('is a tree of spans below their causes, in the order of their start', () => {
    expect(traceTree(findTrace(spans, 'e2ff')).map(stripVTControlCharacters)).toEqual([
      'gateway  request  30.0 ms, from 0.0 ms',
      '├─ gateway  ask  2.0 ms, from 10.0 ms',
      '│  └─ bookings  write (failed)  2.0 ms, from 15.0 ms',
      '└─ gateway  later  2.0 ms, from 20.0 ms',
    ]);
  });

  it('is found by the beginning of its own id too, and not at all by another', () => {
    expect(findTrace(spans, 'BB')).toEqual([spans[1]]);
    expect(findTrace(spans, 'cc')).toEqual([]);
    expect(traceTree([])).toEqual([]);
  });
});
