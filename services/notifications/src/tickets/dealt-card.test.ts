import { HouseFolder, houseNames } from '@hilltop/house/house-folder';
import { readHouse } from '@hilltop/house/read-house';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { cardImages, dealtCard, deckOf } from './dealt-card.js';

const dealing = z.object({ dealt: z.record(z.string(), z.string()) });
const withDeck = houseNames().filter((name) => new HouseFolder(name).has('mail/deck.json'));

describe.each(withDeck)('the deck of the house %s', (name) => {
  const house = readHouse(name);
  const deck = deckOf(house);

  it('deals the same cards as the site: both are tested against the deck', () => {
    const { dealt } = house.folder.read('mail/deck.json', dealing);
    const codes = Object.keys(dealt);
    expect(codes.length).toBeGreaterThan(3);
    expect(Object.fromEntries(codes.map((code) => [code, dealtCard(code, deck)?.id]))).toEqual(dealt);
  });

  it('has an image of every card, small enough to embed in each ticket', () => {
    for (const card of deck) {
      const [image] = cardImages(card);
      expect([...Buffer.from(image?.content ?? '').subarray(0, 2)]).toEqual([0xff, 0xd8]);
      expect(image?.content.length).toBeLessThan(20_000);
    }
  });
});

it('without a deck there is no card', () => {
  const folder = { has: () => false } as unknown as HouseFolder;
  const card = dealtCard('HT-7K4M-9QXW', deckOf({ folder }));
  expect([card, cardImages(card)]).toEqual([undefined, []]);
});

it('of the hill has the nineteen guests', () => expect(deckOf(readHouse('hill'))).toHaveLength(19));
