import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { cardImage, dealtCard } from './dealt-card.js';

const deck = JSON.parse(readFileSync(new URL('../../assets/cards/deck.json', import.meta.url), 'utf8'));

it('deals the same cards as the site: both are tested against the deck', () => {
  const codes = Object.keys(deck.dealt);
  expect(codes.length).toBeGreaterThan(3);
  expect(Object.fromEntries(codes.map((code) => [code, dealtCard(code).id]))).toEqual(deck.dealt);
});

it('has an image of every card, small enough to embed in each ticket', () => {
  expect(deck.cards).toHaveLength(19);
  for (const card of deck.cards) {
    const { content } = cardImage(card);
    expect([...Buffer.from(content).subarray(0, 2)]).toEqual([0xff, 0xd8]);
    expect(content.length).toBeLessThan(20_000);
  }
});
