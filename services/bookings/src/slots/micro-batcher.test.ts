import { TooBusy } from '@hilltop/platform/outcome/too-busy';
import { describe, expect, it } from '@jest/globals';
import { MicroBatcher } from './micro-batcher.js';

/** A batcher whose batches end when the test says so. */
function openBatcher(options: { most?: number; inFlight?: number; waiting?: number } = {}) {
  const batches: { items: readonly string[]; end: () => void; fail: (fault: Error) => void }[] = [];
  const batcher = new MicroBatcher<string, string>({
    most: 3,
    inFlight: 1,
    waiting: 4,
    ...options,
    run: (items) =>
      new Promise((resolve, reject) => {
        const answers = items.map(
          (item): PromiseSettledResult<string> =>
            item.startsWith('bad')
              ? { status: 'rejected', reason: new Error(item) }
              : { status: 'fulfilled', value: `${item}!` },
        );
        batches.push({ items, end: () => resolve(answers), fail: reject });
      }),
  });
  return { batcher, batches };
}

const turn = () => new Promise(setImmediate);

describe('a micro-batcher', () => {
  it('lets one that finds its lane free go at once, alone', () => {
    const { batcher, batches } = openBatcher();
    void batcher.submit('slot', 'a');
    void batcher.submit('other slot', 'b');
    expect(batches.map(({ items }) => items)).toEqual([['a'], ['b']]);
  });

  it('lets what waits go together, in order, so many at most', async () => {
    const { batcher, batches } = openBatcher();
    const answers = ['a', 'b', 'c', 'd', 'e'].map((item) => batcher.submit('slot', item));
    for (let next = 0; next < 3; next += 1) {
      batches[next]?.end();
      await turn();
    }
    expect(batches.map(({ items }) => items)).toEqual([['a'], ['b', 'c', 'd'], ['e']]);
    expect(await Promise.all(answers)).toEqual(['a!', 'b!', 'c!', 'd!', 'e!']);
  });

  it('has so many batches of a lane under way, and no more', () => {
    const { batcher, batches } = openBatcher({ inFlight: 2 });
    for (const item of ['a', 'b', 'c']) void batcher.submit('slot', item);
    expect(batches.map(({ items }) => items)).toEqual([['a'], ['b']]);
  });

  it('answers each by itself', async () => {
    const { batcher, batches } = openBatcher({ inFlight: 1 });
    const first = batcher.submit('slot', 'a');
    const others = ['b', 'bad', 'c'].map((item) => batcher.submit('slot', item));
    batches[0]?.end();
    await first;
    await turn();
    batches[1]?.end();
    const outcomes = await Promise.allSettled(others);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('tells a batch that broke to all of it, and goes on', async () => {
    const { batcher, batches } = openBatcher();
    const first = batcher.submit('slot', 'a');
    const second = batcher.submit('slot', 'b');
    batches[0]?.fail(new Error('gone'));
    await expect(first).rejects.toThrow('gone');
    await turn();
    batches[1]?.end();
    expect(await second).toBe('b!');
  });

  it('refuses at once what finds too many waiting', async () => {
    const { batcher, batches } = openBatcher();
    const admitted = ['a', 'b', 'c', 'd', 'e'].map((item) => batcher.submit('slot', item));
    await expect(batcher.submit('slot', 'f')).rejects.toBeInstanceOf(TooBusy);
    expect(batches).toHaveLength(1);
    for (let next = 0; next < 3; next += 1) {
      batches[next]?.end();
      await turn();
    }
    expect(await Promise.all(admitted)).toHaveLength(5);
  });
});
