import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Attachment } from '../emails/composer.js';

const folder = new URL('../../assets/cards/', import.meta.url);

const deckShape = z.object({
  /** In the order in which they are dealt. */
  cards: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** How sure the guest's visit to the hill is, in the site's words. */
      sureness: z.string(),
      /** What the card shows. */
      alt: z.string(),
    }),
  ),
});

const { cards } = deckShape.parse(JSON.parse(readFileSync(new URL('deck.json', folder), 'utf8')));

/** The card of a historical guest. */
export type DealtCard = (typeof cards)[number];

/** Name by which the HTML shows the image. */
export const CARD_CID = 'guest-card';

/** Pixels in the HTML: half of the image's, for sharp screens. */
export const CARD_SHOWN = { width: 120, height: 168 } as const;

/** The card that the site deals to a booking (`dealt-guest.ts` of the site; FNV-1a of the code): a booking keeps it everywhere. */
export function dealtCard(confirmationCode: string): DealtCard {
  let hash = 0x811c9dc5;
  for (const letter of confirmationCode) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  const card = cards[hash % cards.length];
  if (card === undefined) throw new Error('there is a card for every code');
  return card;
}

const images = new Map(cards.map(({ id }) => [id, readFileSync(new URL(`${id}.jpg`, folder))]));

/** The image of a card. It travels with the e-mail, as images from outside are mostly blocked. */
export function cardImage({ id }: DealtCard): Attachment {
  const content = images.get(id);
  if (content === undefined) throw new Error(`no image of the card ${id}`);
  return { filename: 'guest-card.jpg', content, contentType: 'image/jpeg', cid: CARD_CID };
}
