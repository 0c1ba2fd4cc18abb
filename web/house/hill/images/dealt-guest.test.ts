/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { dealtFrom } from '../../../../services/shared/contracts/src/ticket/dealt-card.js';
import { guests } from '../texts/guests/guests.js';
import { mailDeck } from './mail-cards.js';

it('deals a booking the same card every time, across releases', () => {
  expect(['HT-7K4M-9QXW', 'HT-2222-3333', 'HT-BCDF-GHJK'].map((code) => dealtFrom(guests, code).id)).toEqual([
    'lew-jenkins',
    'howard-hughes',
    'benny-binion',
  ]);
});

it('deals all nineteen about equally often', () => {
  const dealt = new Map<string, number>();
  for (let number = 0; number < 1900; number += 1) {
    const { id } = dealtFrom(guests, `HT-${String(number).padStart(4, '0')}-7XYZ`);
    dealt.set(id, (dealt.get(id) ?? 0) + 1);
  }
  expect(dealt.size).toBe(19);
  expect(Math.max(...dealt.values())).toBeLessThan(160);
});

it('deals the same deck as the ticket mail (npm run images -w web -- cards)', () => {
  const deck = new URL('../../../../services/shared/house/hill/mail/deck.json', import.meta.url);
  expect(JSON.parse(readFileSync(deck, 'utf8'))).toEqual(mailDeck());
});
