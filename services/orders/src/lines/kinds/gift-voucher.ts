import { formatCents } from '@hilltop/platform/values/cents';
import { In } from 'typeorm';
import type { CartVoucher as CartVoucherView } from '../../generated/schema-types.js';
import { refuse } from '../../refusals.en.js';
import { texts } from '../../texts.en.js';
import { deliveryTime } from '../../vouchers/mail-day.js';
import { CartLine } from '../cart-line.entity.js';
import { type LineKind, refusedLine } from '../line-kind.js';
import type { LineFacts } from '../sale-line.entity.js';

/** Names and message are in the voucher, whose id is the line's. */
export interface GiftFacts extends LineFacts {
  /** The venue's date, YYYY-MM-DD; null: mailed at once. */
  readonly sendOn: string | null;
}

/** What a buyer typed. */
interface GiftDetails {
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly fromName: string;
  readonly message: string;
}

/** A gift voucher of a cart. */
export interface CartVoucher extends GiftDetails {
  readonly id: string;
  /** US cents. */
  readonly amountCents: number;
  /** The venue's date, YYYY-MM-DD; null: mailed at once. */
  readonly sendOn: string | null;
}

/** Its row, but for the time at which it was added. */
export function cartVoucherLine(voucher: CartVoucher & { readonly sessionId: string }): Omit<CartLine, 'addedAt'> {
  const { id, sessionId, amountCents, sendOn, recipientName, recipientEmail, fromName, message } = voucher;
  const typed = { recipientName, recipientEmail, fromName, message };
  return { id, sessionId, kind: 'voucher', quantity: 1, productId: null, facts: { amountCents, sendOn }, typed };
}

export function cartVoucherView(voucher: CartVoucher): CartVoucherView {
  const { id, amountCents, recipientName, recipientEmail, fromName, message, sendOn } = voucher;
  const amount = formatCents(amountCents);
  const line = { id, kind: 'voucher', name: texts().giftVoucher, quantity: 1, amount, available: true } as const;
  return { __typename: 'CartVoucher', ...line, recipientName, recipientEmail, fromName, message, sendOn };
}

const ERASED: GiftDetails = { recipientName: '', recipientEmail: '', fromName: '', message: '' };

/** The transaction that places the order issues it, so that no voucher exists before its money. */
export const giftVoucher: LineKind<CartVoucher, GiftFacts> = {
  isVisit: false,
  isSendable: false,
  isCanceledHere: false,
  isPaidByCard: true,

  item: ({ id, facts, typed }) => ({
    id,
    ...(facts as Pick<CartVoucher, 'amountCents' | 'sendOn'>),
    ...(typed as GiftDetails),
  }),
  listed: ({ id, amountCents: cents }) => ({ id, name: texts().giftVoucher, quantity: 1, cents, seen: '' }),
  view: cartVoucherView,
  pieces: () => [],

  facts: ({ item: { sendOn } }) => ({ sendOn }),
  typed({ recipientName, recipientEmail, fromName, message }): GiftDetails {
    return { recipientName, recipientEmail, fromName, message };
  },
  nameOf: () => texts().giftVoucher,
  taxCodeOf: () => undefined,
  soldView: () => ({ __typename: 'OrderVoucher' }),

  async confirm({ id }, { details }) {
    if (details?.typed[id]) return { state: 'confirmed' };
    return refusedLine(refuse.PaymentRefused.giftVoucherGone());
  },
  leaveCart: (lines, _sale, manager) => manager.delete(CartLine, { id: In(lines.map(({ cartLineId }) => cartLineId)) }),
  /** The line's id is the voucher's, so each is issued once. */
  async whenPlaced({ id, cents, facts }, sale, { vouchers, environment, clock }, manager) {
    const typed = (sale.details?.typed[id] as GiftDetails | undefined) ?? ERASED;
    // Nothing is mailed to an address that was erased meanwhile.
    const isMailed = typed.recipientEmail !== '';
    const { VENUE_TIME_ZONE } = environment;
    const deliverAt = isMailed ? await deliveryTime(manager, facts.sendOn, VENUE_TIME_ZONE, clock.now()) : null;
    const { id: saleId, language } = sale;
    const voucher = { id, kind: 'gift', issuedCents: cents, reason: null, saleId, language } as const;
    return vouchers.issue(manager, { ...voucher, ...typed, deliverAt });
  },
};
