import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fan } from './category-card.js';

describe('fan', () => {
  it('leaves one card upright and turns two apart', () => {
    expect([fan(0), fan(1), fan(2)]).toEqual([[], [0], [-7, 7]]);
  });

  it('turns every card further than the one before, symmetrically, within bounds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), (cards) => {
        const turns = fan(cards);
        const rising = turns.every((turn, index) => index === 0 || turn > (turns[index - 1] ?? 0));
        const even = turns.every((turn, index) => turn + (turns[cards - 1 - index] ?? 0) === 0);
        return turns.length === cards && rising && even && Math.abs(turns[0] ?? 0) <= 26;
      }),
    );
  });
});
