import { expect, it } from '@jest/globals';
import { inPieces } from './in-pieces.js';

function spin(ms: number): number {
  const until = performance.now() + ms;
  while (performance.now() < until);
  return ms;
}

it('lets others run between items that take long, and keeps the order', async () => {
  const order: string[] = [];
  setImmediate(() => order.push('another request'));
  const done: number[] = [];
  for await (const ms of inPieces([9, 8, 7], (each) => {
    order.push(`item ${each}`);
    return spin(each);
  }))
    done.push(ms);
  expect(done).toEqual([9, 8, 7]);
  expect(order).toEqual(['item 9', 'another request', 'item 8', 'item 7']);
});
