import { expect, it } from '@jest/globals';
import { createTicketWatch } from './use-scanner.js';

it('reports a ticket once while it is held up', () => {
  const watch = createTicketWatch();
  const reports = [0, 100, 1_900, 3_800].map((now) => watch.see(['a'], now));
  expect(reports).toEqual(['a', undefined, undefined, undefined]);
});

it('reports it again when it was away for two seconds', () => {
  const watch = createTicketWatch();
  watch.see(['a'], 0);
  watch.see([], 1_000);
  expect([watch.see(['a'], 1_999), watch.see(['a'], 4_000)]).toEqual([undefined, 'a']);
});

it('reports the next ticket at once', () => {
  const watch = createTicketWatch();
  expect([watch.see(['a'], 0), watch.see(['b'], 50)]).toEqual(['a', 'b']);
});

it('reports none of two, and one code that was read twice', () => {
  const watch = createTicketWatch();
  expect([watch.see(['a', 'b'], 0), watch.see(['b', 'b'], 50)]).toEqual([undefined, 'b']);
});

it('does not report a ticket again that stayed beside another', () => {
  const watch = createTicketWatch();
  expect([0, 1_500, 3_000].map((now) => watch.see(now === 1_500 ? ['a', 'b'] : ['a'], now))).toEqual([
    'a',
    undefined,
    undefined,
  ]);
});

it('does not report a ticket again that is still held up after its verdict', () => {
  const watch = createTicketWatch();
  watch.see(['a'], 0);
  watch.resume(60_000);
  expect([watch.see(['a'], 60_100), watch.see(['a'], 63_000)]).toEqual([undefined, 'a']);
});
