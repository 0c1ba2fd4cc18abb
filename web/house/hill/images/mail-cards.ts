import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { dealtFrom } from '../../../../services/shared/contracts/src/ticket/dealt-card.js';
import { cardTitle } from '../drawings/guests/card-title.js';
import { guests } from '../texts/guests/guests.js';

const folder = fileURLToPath(new URL('../../../../services/shared/house/hill/mail/', import.meta.url));
const drawn = fileURLToPath(new URL('../drawings/guests/drawn/', import.meta.url));

/** Codes with which tests verify that site and mail deal the same cards. */
const examples = ['HT-7K4M-9QXW', 'HT-2222-3333', 'HT-BCDF-GHJK', 'HT-XN7P-4RWC', 'HT-M2VQ-8TDF'];

/** The ticket mail's deck, in dealing order, with the text of each card. */
export function mailDeck() {
  return {
    cards: guests.map((guest) => ({
      id: guest.id,
      name: guest.name,
      certainty: guest.certainty,
      alt: cardTitle(guest),
    })),
    dealt: Object.fromEntries(examples.map((code) => [code, dealtFrom(guests, code).id])),
  };
}

/** On the ticket's paper, at 2x. */
export async function renderMailCards(page: Page): Promise<void> {
  mkdirSync(`${folder}cards`, { recursive: true });
  await page.setViewportSize({ width: 240, height: 336 });
  for (const { id } of guests) {
    const svg = readFileSync(`${drawn}${id}.svg`, 'utf8');
    await page.setContent(`<!doctype html><style>body{margin:0;background:#fffaf0}svg{display:block}</style>${svg}`);
    await page.screenshot({ path: `${folder}cards/${id}.jpg`, type: 'jpeg', quality: 66 });
  }
  writeFileSync(`${folder}deck.json`, `${JSON.stringify(mailDeck(), null, 2)}\n`);
}
