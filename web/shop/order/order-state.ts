import { linesOfType } from '../../../services/shared/contracts/src/house/lines-of-type.js';
import type { MyOrderFactsFragment } from '../../generated/operations.js';
import { printedCents, toCents } from '../../kit/lib/money.js';

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
    pending: ['Ordered', 'We have your order and pack it next.'],
    paid: ['Paid', 'We pack it next.'],
    packed: ['Packed', 'Your parcel is packed and leaves us soon.'],
    handed_over: ['On its way', 'Your parcel has left us.'],
  },
  pickedUp: {
    pending: ['Ordered', 'We have your order and put it together next.'],
    paid: ['Paid', 'We put it together next.'],
    packed: ['Ready to pick up', 'Your things wait for you at the counter.'],
    handed_over: ['Handed over', 'You have your things. Enjoy them!'],
  },
} as const;

const STEPS = ['pending', 'paid', 'packed', 'handed_over'] as const;

const none = { steps: [], at: 0 } as const;

/** What becomes of an order, in plain words. */
export function stateOf(order: Facts): OrderState {
  const { status, lines, delivery, deliveryOpen, totalWithShipping } = order;
  const goods = linesOfType(lines, 'OrderItem');
  const back = refundedCents(order);
  if (back > 0 && back >= toCents(totalWithShipping)) {
    const text = `All ${printedCents(back)} went back the way it was paid, or is on its way there.`;
    return { ...none, title: 'Refunded', text, tone: 'refused' };
  }
  if (goods.length === 0) {
    const text = 'Nothing of it has to be packed or sent. What you bought is below.';
    return { ...none, title: 'Paid', text, tone: 'done' };
  }
  if (goods.every(({ quantity, cancelled }) => cancelled === quantity)) {
    const text = back > 0 ? `${printedCents(back)} was refunded, as listed below.` : 'Nothing was paid for them.';
    return { ...none, title: 'Goods canceled', text, tone: 'refused' };
  }
  const words = delivery ? WORDS.sent : WORDS.pickedUp;
  const [title, text] = words[status];
  const isAtCounter = delivery !== null && status === 'packed' && goods.some(({ pickUp }) => pickUp);
  const counter = isAtCounter ? ' What you pick up waits at the counter.' : '';
  const open = deliveryOpen ? ' Until then you can correct the address below.' : '';
  // An order that is not paid yet is, when it is handed over: one of the two comes first.
  const steps = STEPS.filter((step) => step !== (status === 'pending' ? 'paid' : 'pending'));
  return {
    title,
    text: `${text}${counter}${open}`,
    tone: status === 'handed_over' || (status === 'packed' && !delivery) ? 'done' : 'info',
    steps: steps.map((step) => words[step][0]),
    at: steps.indexOf(status),
  };
}

const REFUND_WORDS = {
  requested: 'is on its way to your bank',
  sent: 'is on its way to your bank',
  settled: 'was refunded to your card',
  failed: 'could not be refunded yet. Please call us',
} as const;

/** "$14.50 was refunded to your card" */
export function refundText({
  amount,
  status,
  voucherLast4,
}: Pick<NonNullable<Facts['refunds']>[number], 'amount' | 'status' | 'voucherLast4'>): string {
  return voucherLast4 === null
    ? `$${amount} ${REFUND_WORDS[status]}`
    : `$${amount} is back on the voucher that ends in ${voucherLast4}`;
}

/** What was left to the card, in cents. */
export function cardCentsOf({ amounts }: Pick<MyOrderFactsFragment, 'amounts'>): number {
  return (amounts ?? []).find(({ kind }) => kind === 'CARD')?.cents ?? 0;
}
