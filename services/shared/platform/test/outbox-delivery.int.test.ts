import { eventually } from '@hilltop/platform/testing/eventually';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { lit } from './support/lamps.js';
import { MessageBench } from './support/message-bench.js';

let bench: MessageBench;
beforeEach(async () => {
  bench = await MessageBench.open();
});
afterEach(async () => {
  await bench.close();
});

describe('an event in the outbox', () => {
  it('reaches its reaction', async () => {
    bench.relay();
    bench.consumer();
    await bench.write(lit('porch'));
    await eventually(async () => expect(await bench.seen()).toEqual([{ lamp: 'porch', turn: 0 }]));
  });
});
