import { describe, expect, it } from '@jest/globals';
import { SeededRandom } from './seeded-random.ts';

const throws = (random: SeededRandom) => Array.from({ length: 20 }, () => random.whole(1, 1_000_000));

describe('random', () => {
  it('fall the same way for the same seed and name, and another for others', () => {
    const once = throws(new SeededRandom(7, 'visitor 1'));
    expect(throws(new SeededRandom(7, 'visitor 1'))).toEqual(once);
    expect(throws(new SeededRandom(7, 'visitor 2'))).not.toEqual(once);
    expect(throws(new SeededRandom(8, 'visitor 1'))).not.toEqual(once);
  });

  it('choose by weight', () => {
    const random = new SeededRandom(1, 'weights');
    const drawn = Array.from({ length: 400 }, () =>
      random.weighted([
        [3, 'often'],
        [1, 'seldom'],
        [0, 'never'],
      ]),
    );
    expect(drawn).not.toContain('never');
    expect(drawn.filter((one) => one === 'often').length).toBeGreaterThan(240);
    expect(drawn.filter((one) => one === 'seldom').length).toBeGreaterThan(60);
  });

  it('shuffle without losing anything', () => {
    const things = Array.from({ length: 30 }, (_, at) => at);
    const shuffled = new SeededRandom(3, 'deck').shuffled(things);
    expect(shuffled).not.toEqual(things);
    expect(shuffled.toSorted((one, other) => one - other)).toEqual(things);
  });
});
