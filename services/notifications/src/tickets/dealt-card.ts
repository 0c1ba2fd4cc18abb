import { readFileSync } from 'node:fs';
import { dealtFrom } from '@hilltop/contracts/ticket/dealt-card';
import { z } from 'zod';
import type { Attachment } from '../emails/composer.js';

const folder = new URL('../../assets/cards/', import.meta.url);

const deckShape = z.object({
  /** In dealing order. */
  cards: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** Of the guest's visit to the hill, in the site's words. */
      certainty: z.string(),
      /** Alternative text of the image. */
      alt: z.string(),
    }),
  ),
});

const { cards } = deckShape.parse(JSON.parse(readFileSync(new URL('deck.json', folder), 'utf8')));

/** The card of a historical guest. */
export type DealtCard = (typeof cards)[number];

/** The HTML shows the image by this id. */
export const CARD_CID = 'guest-card';

/** Pixels: half of the image's, for high-density screens. */
export const CARD_SHOWN = { width: 120, height: 168 } as const;

/** The same card as on the site. */
export function dealtCard(confirmationCode: string): DealtCard {
  return dealtFrom(cards, confirmationCode);
}

const images = new Map(cards.map(({ id }) => [id, readFileSync(new URL(`${id}.jpg`, folder))]));

/** Embedded, because mail programs block remote images. */
export function cardImage({ id }: DealtCard): Attachment {
  const content = images.get(id);
  if (content === undefined) throw new Error(`the card ${id} has no image`);
  return { filename: 'guest-card.jpg', content, contentType: 'image/jpeg', cid: CARD_CID };
}
