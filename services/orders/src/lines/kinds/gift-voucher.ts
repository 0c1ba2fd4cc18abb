import { In } from 'typeorm';
import { deliveryTime } from '../../vouchers/mail-day.js';
import { type LineKind, refusedLine } from '../line-kind.js';
import type { LineFacts } from '../sale-line.entity.js';
import { CartVoucher } from './cart-voucher.entity.js';
import { cartVoucherView } from './cart-voucher.view.js';

/** Names and message are in the voucher, whose id is the line's. */
export interface GiftFacts extends LineFacts {
  /** The venue's date, YYYY-MM-DD; null: mailed at once. */
  readonly sendOn: string | null;
}

/** What a buyer typed. */
type GiftDetails = Pick<CartVoucher, 'recipientName' | 'recipientEmail' | 'fromName' | 'message'>;

const ERASED: GiftDetails = { recipientName: '', recipientEmail: '', fromName: '', message: '' };

/** The transaction that places the order issues it, so that no voucher exists before its money. */
export const giftVoucher: LineKind<CartVoucher, GiftFacts> = {
  table: 'cart_vouchers',
  plural: 'Gift vouchers',
  isVisit: false,
  isSendable: false,
  isCanceledHere: false,
  isPaidByCard: true,

  rows(sessionId, manager) {
    return manager.find(CartVoucher, { where: { sessionId }, order: { addedAt: 'ASC', id: 'ASC' } });
  },
  listed: ({ id, amountCents: cents }) => ({ id, name: 'Gift voucher', quantity: 1, cents, seen: '' }),
  view: cartVoucherView,
  pieces: () => [],

  facts: ({ item: { sendOn } }) => ({ sendOn }),
  typed({ recipientName, recipientEmail, fromName, message }): GiftDetails {
    return { recipientName, recipientEmail, fromName, message };
  },
  nameOf: () => 'Gift voucher',
  taxCodeOf: () => undefined,
  soldView: () => ({ __typename: 'OrderVoucher' }),

  async confirm({ id }, { details }) {
    if (details?.typed[id]) return { state: 'confirmed' };
    return refusedLine({ __typename: 'PaymentRefused', message: 'This gift voucher can no longer be bought.' });
  },
  leaveCart: (lines, _sale, manager) =>
    manager.delete(CartVoucher, { id: In(lines.map(({ cartLineId }) => cartLineId)) }),
  /** The line's id is the voucher's, so each is issued once. */
  async whenPlaced({ id, cents, facts }, sale, { vouchers, environment, clock }, manager) {
    const typed = (sale.details?.typed[id] as GiftDetails | undefined) ?? ERASED;
    // Nothing is mailed to an address that was erased meanwhile.
    const isMailed = typed.recipientEmail !== '';
    const { VENUE_TIME_ZONE } = environment;
    const deliverAt = isMailed ? await deliveryTime(manager, facts.sendOn, VENUE_TIME_ZONE, clock.now()) : null;
    const voucher = { id, kind: 'gift', issuedCents: cents, reason: null, saleId: sale.id } as const;
    return vouchers.issue(manager, { ...voucher, ...typed, deliverAt });
  },
};
