import { formatCents } from '@hilltop/platform/values/cents';
import { In } from 'typeorm';
import type { CartDonation as CartDonationView } from '../../generated/schema-types.js';
import { CartLine } from '../cart-line.entity.js';
import type { LineKind } from '../line-kind.js';
import type { LineFacts } from '../sale-line.entity.js';

export interface DonationFacts extends LineFacts {
  /** e.g. "the roof" */
  readonly purpose: string;
}

/** A gift to the house in a cart. */
export interface CartDonation extends Pick<DonationFacts, 'purpose'> {
  readonly id: string;
  /** US cents. */
  readonly amountCents: number;
}

const nameOf = ({ purpose }: Pick<DonationFacts, 'purpose'>): string => `Gift for ${purpose}`;

export function cartDonationView(donation: CartDonation): CartDonationView {
  const amount = formatCents(donation.amountCents);
  const line = {
    id: donation.id,
    kind: 'donation',
    name: nameOf(donation),
    quantity: 1,
    amount,
    available: true,
  } as const;
  return { __typename: 'CartDonation', ...line };
}

/** Nothing is handed over for it: it is never sold out, taxed or made cheaper, and a voucher, which is goods to come, does not pay for it. */
export const donation: LineKind<CartDonation, DonationFacts> = {
  plural: 'Gifts',
  isVisit: false,
  isSendable: false,
  isCanceledHere: true,
  isPaidByCard: true,

  item: ({ id, facts }) => ({ id, ...(facts as Omit<CartDonation, 'id'>) }),
  listed: (item) => ({ id: item.id, name: nameOf(item), quantity: 1, cents: item.amountCents, seen: '' }),
  view: cartDonationView,
  pieces: () => [],

  facts: ({ item: { purpose } }) => ({ purpose }),
  nameOf,
  taxCodeOf: () => undefined,
  soldView: (_line, _isPickedUp, { customerName, createdAt }) => ({
    __typename: 'OrderDonation',
    giver: customerName,
    givenAt: createdAt,
  }),

  confirm: async () => ({ state: 'confirmed' }),
  leaveCart: (lines, _sale, manager) => manager.delete(CartLine, { id: In(lines.map(({ cartLineId }) => cartLineId)) }),
};
