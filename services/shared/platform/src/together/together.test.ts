import { describe, expect, it } from '@jest/globals';
import { Together } from './together.js';

/** Doubles numbers, refuses odd ones, and notes which went together. */
function doubling(most = 8) {
  const batches: number[][] = [];
  const together = new Together<number, number>(async (items) => {
    batches.push([...items]);
    if (items.includes(-1)) throw new Error('broken');
    return Promise.allSettled(
      items.map(async (item) => (item % 2 === 0 ? item * 2 : Promise.reject(new Error(`${item}`)))),
    );
  }, most);
  return { batches, together };
}

describe('what is asked for at the same moment', () => {
  it('goes together, and each is answered by itself', async () => {
    const { batches, together } = doubling();
    const answers = await Promise.allSettled([2, 3, 4].map((item) => together.ask(item)));
    expect(batches).toEqual([[2, 3, 4]]);
    expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : String(answer.reason)))).toEqual([
      4,
      'Error: 3',
      8,
    ]);
  });

  it('goes in parts when it is more than goes together, in order', async () => {
    const { batches, together } = doubling(2);
    expect(await Promise.all([2, 4, 6, 8, 10].map((item) => together.ask(item)))).toEqual([4, 8, 12, 16, 20]);
    expect(batches).toEqual([[2, 4], [6, 8], [10]]);
  });

  it('goes with what came while it was busy', async () => {
    const { batches, together } = doubling();
    const first = together.ask(2);
    await new Promise(setImmediate);
    await Promise.all([first, together.ask(4), together.ask(6)]);
    await together.ask(8);
    expect(batches).toEqual([[2], [4, 6], [8]]);
  });

  it('hears of a fault, and what comes after it does not', async () => {
    const { together } = doubling(1);
    const [broken, whole] = await Promise.allSettled([together.ask(-1), together.ask(2)]);
    expect(broken).toMatchObject({ status: 'rejected' });
    expect(whole).toEqual({ status: 'fulfilled', value: 4 });
  });
});
