import { t } from '@lingui/core/macro';
import { linesOfType } from '../../../services/shared/contracts/src/house/lines-of-type.js';
import type { MyOrderFactsFragment } from '../../generated/operations.js';
import { printedCents, toCents } from '../../kit/lib/money.js';
import { isolated } from '../../kit/lib/names.js';
import { fullDate, venueToday } from '../../kit/lib/venue-dates.js';

export interface OrderState {
  readonly title: string;
  readonly text: string;
  readonly tone: 'info' | 'done' | 'refused';
  /** What happens to its goods, in order; empty without goods to hand over. */
  readonly steps: readonly string[];
  /** The step that is reached, from 0. */
  readonly at: number;
}

type Facts = Pick<
  MyOrderFactsFragment,
  'status' | 'lines' | 'delivery' | 'refunds' | 'deliveryOpen' | 'totalWithShipping'
>;

export function refundedCents({ refunds }: Pick<Facts, 'refunds'>): number {
  return (refunds ?? []).reduce((cents, { amount }) => cents + toCents(amount), 0);
}

const WORDS = {
  sent: {
    pending: [t`Ordered`, t`We have your order and pack it next.`],
    paid: [t`Paid`, t`We pack it next.`],
    packed: [t`Packed`, t`Your parcel is packed and leaves us soon.`],
    handed_over: [t`On its way`, t`Your parcel has left us.`],
  },
  pickedUp: {
    pending: [t`Ordered`, t`We have your order and put it together next.`],
    paid: [t`Paid`, t`We put it together next.`],
    packed: [t`Ready to pick up`, t`Your things wait for you at the counter.`],
    handed_over: [t`Handed over`, t`You have your things. Enjoy them!`],
  },
} as const;

const STEPS = ['pending', 'paid', 'packed', 'handed_over'] as const;

const none = { steps: [], at: 0 } as const;

/** What becomes of an order, in plain words. */
export function stateOf(order: Facts): OrderState {
  const { status, lines, delivery, deliveryOpen, totalWithShipping } = order;
  const goods = linesOfType(lines, 'OrderItem');
  const back = refundedCents(order);
  const sum = printedCents(back);
  if (back > 0 && back >= toCents(totalWithShipping)) {
    const text = t`All ${sum} went back the way it was paid, or is on its way there.`;
    return { ...none, title: t`Refunded`, text, tone: 'refused' };
  }
  if (goods.length === 0) {
    const text = t`Nothing of it has to be packed or sent. What you bought is below.`;
    return { ...none, title: t`Paid`, text, tone: 'done' };
  }
  if (goods.every(({ quantity, cancelled }) => cancelled === quantity)) {
    const text = back > 0 ? t`${sum} was refunded, as listed below.` : t`Nothing was paid for them.`;
    return { ...none, title: t`Goods canceled`, text, tone: 'refused' };
  }
  const words = delivery ? WORDS.sent : WORDS.pickedUp;
  const [title, text] = words[status];
  const isAtCounter = delivery !== null && status === 'packed' && goods.some(({ pickUp }) => pickUp);
  const sentences: string[] = [text];
  if (isAtCounter) sentences.push(t`What you pick up waits at the counter.`);
  if (deliveryOpen) sentences.push(t`Until then you can correct the address below.`);
  // An order that is not paid yet is, when it is handed over: one of the two comes first.
  const steps = STEPS.filter((step) => step !== (status === 'pending' ? 'paid' : 'pending'));
  return {
    title,
    text: sentences.join(' '),
    tone: status === 'handed_over' || (status === 'packed' && !delivery) ? 'done' : 'info',
    steps: steps.map((step) => words[step][0]),
    at: steps.indexOf(status),
  };
}

/** "$14.50 was refunded to your card" */
export function refundText({
  amount,
  status,
  voucherLast4,
}: Pick<NonNullable<Facts['refunds']>[number], 'amount' | 'status' | 'voucherLast4'>): string {
  if (voucherLast4 !== null) return t`$${amount} is back on the voucher that ends in ${voucherLast4}`;
  switch (status) {
    case 'requested':
    case 'sent':
      return t`$${amount} is on its way to your bank`;
    case 'settled':
      return t`$${amount} was refunded to your card`;
    case 'failed':
      return t`$${amount} could not be refunded yet. Please call us`;
  }
}

/** "Sent with UPS on December 1, 2026, number 1Z999." */
export function parcelWords({ carrier, trackingNumber, sentAt }: NonNullable<MyOrderFactsFragment['parcel']>): string {
  const who = isolated(carrier);
  if (sentAt === null)
    return trackingNumber === null ? t`Sent with ${who}.` : t`Sent with ${who}, number ${trackingNumber}.`;
  const day = fullDate(venueToday(new Date(sentAt)));
  return trackingNumber === null
    ? t`Sent with ${who} on ${day}.`
    : t`Sent with ${who} on ${day}, number ${trackingNumber}.`;
}

/** What was left to the card, in cents. */
export function cardCentsOf({ amounts }: Pick<MyOrderFactsFragment, 'amounts'>): number {
  return (amounts ?? []).find(({ kind }) => kind === 'CARD')?.cents ?? 0;
}
