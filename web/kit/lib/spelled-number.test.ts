import { expect, it } from '@jest/globals';
import { capitalized, counted, countSpelled } from './spelled-number.js';

it.each([
  [1, 'guest', '1 guest', 'one guest'],
  [2, 'guest', '2 guests', 'two guests'],
  [0, 'party', '0 parties', 'no parties'],
  [3, 'day', '3 days', 'three days'],
  [21, 'delivery', '21 deliveries', '21 deliveries'],
])('%i × %s is "%s", in words "%s"', (count, one, digits, words) => {
  expect([counted(count, one), countSpelled(count, one)]).toEqual([digits, words]);
});

it('takes other words with it', () => {
  const said = [1, 2].map((count) => countSpelled(count, 'waiver is', 'waivers are'));
  expect(said.map(capitalized)).toEqual(['One waiver is', 'Two waivers are']);
});
