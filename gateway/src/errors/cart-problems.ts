import type { RefusalName, RefusalRow } from './refusal-row.js';

type CartRefusal = 'CartFull' | 'CartKeyReused' | 'CartChanged' | 'HoldExpired' | 'PriceChanged';

export const cartProblems: { readonly [Name in CartRefusal & RefusalName]: RefusalRow<Name> } = {
  CartFull: { status: 409, name: 'cart-full', title: 'The cart is full.' },
  CartKeyReused: {
    status: 422,
    name: 'cart-key-reused',
    title: 'This Idempotency-Key has put something else into the cart.',
  },
  CartChanged: {
    status: 409,
    name: 'cart-changed',
    title: 'The cart has changed since it was read.',
    facts: ({ basket }) => ({ version: basket.version }),
  },
  HoldExpired: {
    status: 409,
    name: 'hold-expired',
    title: 'The seats of a tour are no longer held.',
    facts: ({ lineId }) => ({ lineId }),
  },
  PriceChanged: {
    status: 409,
    name: 'price-changed',
    title: 'A price has changed since the cart was read.',
    facts: ({ lineId, name, was, is }) => ({ lineId, name, was, is }),
  },
};
