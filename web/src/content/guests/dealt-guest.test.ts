import { expect, it } from '@jest/globals';
import { dealtGuest } from './dealt-guest.js';

it('deals a booking the same card every time, also in a later release', () => {
  expect(['HT-7K4M-9QXW', 'HT-2222-3333', 'HT-BCDF-GHJK'].map((code) => dealtGuest(code).id)).toEqual([
    'lew-jenkins',
    'howard-hughes',
    'benny-binion',
  ]);
});

it('deals all nineteen, none of them much oftener than others', () => {
  const dealt = new Map<string, number>();
  for (let number = 0; number < 1900; number += 1) {
    const { id } = dealtGuest(`HT-${String(number).padStart(4, '0')}-7XYZ`);
    dealt.set(id, (dealt.get(id) ?? 0) + 1);
  }
  expect(dealt.size).toBe(19);
  expect(Math.max(...dealt.values())).toBeLessThan(160);
});
