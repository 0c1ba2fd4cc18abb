import { formatCents, parseCents } from '@hilltop/platform/values/cents';
import type { TicketFragment as Ticket } from '../generated/bookings-queries.js';
import type { Fact } from '../layout/fact-table.js';
import type { Refund } from './split-refunds.js';

/** `sale`: an order refunds it, perhaps to vouchers too, but has not split it yet. */
const PLACES = [
  { methods: ['online'], where: 'to the card you paid with', when: 'Banks usually take five to ten days to show it.' },
  { methods: ['voucher'], where: 'to the gift voucher that paid', when: 'It is on the voucher at once.' },
  {
    methods: ['blocked'],
    where: 'to a gift voucher that is blocked',
    when: 'Please call us or write to us: the voucher that paid is blocked.',
  },
  {
    methods: ['sale'],
    where: 'to what you paid with',
    when: 'A voucher shows it at once; banks usually take five to ten days.',
  },
  { methods: ['credit'], where: 'as a voucher, as you chose', when: 'The voucher comes in an e-mail of its own.' },
  { methods: ['card_reader', 'cash'], where: 'in person, at our desk', when: '' },
] as const;

/** `now`: for the last change of the booking. */
function refundsOf({ refunds, revision }: Ticket): {
  readonly now: readonly Refund[];
  readonly before: readonly Refund[];
} {
  const all = refunds ?? [];
  return {
    now: all.filter((refund) => refund.revision === revision),
    before: all.filter((refund) => refund.revision < revision),
  };
}

/** Parts by where they go. */
function partsOf(refunds: readonly Refund[]): readonly { readonly method: string; readonly cents: number }[] {
  return refunds.flatMap(({ method, amount, toVouchers, toBlocked = '0.00' }) => {
    const cents = parseCents(amount) ?? 0;
    const toVoucher = toVouchers === undefined ? undefined : parseCents(toVouchers);
    if (method !== 'sale' || toVoucher === undefined) return [{ method, cents }];
    const blocked = parseCents(toBlocked) ?? 0;
    const parts = [
      { method: 'online', cents: cents - toVoucher },
      { method: 'voucher', cents: toVoucher - blocked },
      { method: 'blocked', cents: blocked },
    ];
    return parts.filter((part) => part.cents > 0);
  });
}

/** "$40.00 to the card you paid with and $10.00 in person, at our desk"; undefined for nothing. */
function sums(refunds: readonly Refund[]): string | undefined {
  const parts = PLACES.flatMap(({ methods, where }) => {
    const here = partsOf(refunds).filter(({ method }) => methods.some((one) => one === method));
    const cents = here.reduce((sum, part) => sum + part.cents, 0);
    return cents === 0 ? [] : [`$${formatCents(cents)} ${where}`];
  });
  return parts.length === 0 ? undefined : parts.join(' and ');
}

function centsOf(refunds: readonly Refund[]): number {
  return refunds.reduce((sum, { amount }) => sum + (parseCents(amount) ?? 0), 0);
}

function factOf(refunds: readonly Refund[]): string | undefined {
  const isBlocked = partsOf(refunds).some(({ method }) => method === 'blocked');
  return isBlocked ? `${sums(refunds)}. Please call us or write to us.` : sums(refunds);
}

export function refundFacts(ticket: Ticket): Fact[] {
  const { now, before } = refundsOf(ticket);
  return [['Refunded now', factOf(now)] as const, ['Refunded before', factOf(before)] as const].flatMap(
    ([term, value]): Fact[] => (value === undefined ? [] : [[term, value]]),
  );
}

/** Sentences for a canceled visit. */
export function moneyBack(ticket: Ticket): string {
  if (ticket.paymentStatus !== 'paid') return 'Nothing was paid, so there is nothing to refund.';
  const { now, before } = refundsOf(ticket);
  const [moves, moved] = [sums(now), sums(before)];
  const earlier = moved === undefined ? '' : ` We refunded ${moved} before.`;
  if (moves !== undefined) {
    const when = PLACES.filter(({ methods }) =>
      partsOf(now).some(({ method }) => methods.some((one) => one === method)),
    );
    return [`We are refunding ${moves}.`, ...when.map((place) => place.when)].filter(Boolean).join(' ') + earlier;
  }
  // Refunds for a move or a smaller party were of an earlier price.
  const given = centsOf(before.filter(({ reason }) => reason === 'goodwill'));
  const isLate = !before.some(({ reason }) => reason === 'cancelled') && given < (parseCents(ticket.totalAmount) ?? 0);
  return `${isLate ? 'It was canceled too late for a refund.' : 'There is nothing more to refund.'}${earlier}`;
}
