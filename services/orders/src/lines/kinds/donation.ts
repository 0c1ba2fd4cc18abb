import { formatCents } from '@hilltop/platform/values/cents';
import type { CartDonation as CartDonationView } from '../../generated/schema-types.js';
import { texts } from '../../texts.en.js';
import type { CartLine } from '../cart-line.entity.js';
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

/** Its row, but for the time at which it was added. */
export function cartDonationLine({
  id,
  sessionId,
  ...facts
}: CartDonation & Pick<CartLine, 'sessionId'>): Omit<CartLine, 'addedAt'> {
  return { id, sessionId, kind: 'donation', quantity: 1, productId: null, facts, typed: null };
}

const nameOf = ({ purpose }: Pick<DonationFacts, 'purpose'>): string => texts().giftFor(purpose);

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

/** Keeps an amount that a visitor set meanwhile. $1 cart lines, $2 their cents when sold. */
const TAKE_SOLD_GIFTS = `
  DELETE FROM cart_lines USING unnest($1::uuid[], $2::integer[]) AS sold (id, cents)
  WHERE cart_lines.id = sold.id AND (facts ->> 'amountCents')::integer = sold.cents`;

/** Nothing is handed over for it: it is never sold out, taxed or made cheaper, and a voucher, which is goods to come, does not pay for it. */
export const donation: LineKind<CartDonation, DonationFacts> = {
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
  leaveCart(lines, _sale, manager) {
    return manager.query(TAKE_SOLD_GIFTS, [lines.map(({ cartLineId }) => cartLineId), lines.map(({ cents }) => cents)]);
  },
};
