import { describe, expect, it } from '@jest/globals';
import { Dice } from './dice.ts';

const throws = (dice: Dice) => Array.from({ length: 20 }, () => dice.whole(1, 1_000_000));

describe('dice', () => {
  it('fall the same way for the same seed and name, and another for others', () => {
    const once = throws(new Dice(7, 'visitor 1'));
    expect(throws(new Dice(7, 'visitor 1'))).toEqual(once);
    expect(throws(new Dice(7, 'visitor 2'))).not.toEqual(once);
    expect(throws(new Dice(8, 'visitor 1'))).not.toEqual(once);
  });

  it('choose by weight', () => {
    const dice = new Dice(1, 'weights');
    const drawn = Array.from({ length: 400 }, () =>
      dice.weighted([
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
    const shuffled = new Dice(3, 'deck').shuffled(things);
    expect(shuffled).not.toEqual(things);
    expect(shuffled.toSorted((one, other) => one - other)).toEqual(things);
  });
});
