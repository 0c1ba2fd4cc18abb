import { dealtFrom } from '@hilltop/contracts/ticket/dealt-card';
import { type House, readHouse } from '@hilltop/house/read-house';
import { z } from 'zod';
import type { Attachment } from '../emails/mail.js';

/** `mail/deck.json` of a house that deals a card to each party. */
const deckShape = z.object({
  /** In dealing order. */
  cards: z
    .array(
      z.strictObject({
        /** Of its image in `mail/cards/`. */
        id: z.string(),
        name: z.string(),
        /** Of the guest's visit to the house, in the site's words. */
        certainty: z.string(),
        /** Alternative text of the image. */
        alt: z.string(),
      }),
    )
    .nonempty(),
});

type Card = z.output<typeof deckShape>['cards'][number];

/** The card of a historical guest. */
export interface DealtCard extends Card {
  readonly image: Buffer;
}

/** Empty for a house without a deck. */
export function deckOf({ folder }: Pick<House, 'folder'>): readonly DealtCard[] {
  if (!folder.has('mail/deck.json')) return [];
  const { cards } = folder.read('mail/deck.json', deckShape);
  return cards.map((card) => ({ ...card, image: folder.bytes(`mail/cards/${card.id}.jpg`) }));
}

const DECK = deckOf(readHouse());

/** The HTML shows the image by this id. */
export const CARD_CID = 'guest-card';

/** Pixels: half of the image's, for high-density screens. */
export const CARD_SHOWN = { width: 120, height: 168 } as const;

/** The same card as on the site; undefined without a deck. */
export function dealtCard(confirmationCode: string, deck = DECK): DealtCard | undefined {
  return deck.length === 0 ? undefined : dealtFrom(deck, confirmationCode);
}

/** Embedded, because mail programs block remote images. */
export function cardImages(card: DealtCard | undefined): Attachment[] {
  return card ? [{ filename: 'guest-card.jpg', content: card.image, contentType: 'image/jpeg', cid: CARD_CID }] : [];
}
