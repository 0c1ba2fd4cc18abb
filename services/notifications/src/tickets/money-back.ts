import { parseCents } from '@hilltop/platform/values/cents';
import type { TicketFragment as Ticket } from '../generated/bookings-queries.js';
import type { Fact } from '../layout/fact-table.js';
import { dollars } from '../layout/money.js';
import type { Refund, RefundPart } from './split-refunds.js';
import { ticketTexts } from './texts.en.js';

/** In the order in which mails name them. */
const PLACES: readonly (readonly [place: RefundPart['place'], methods: readonly string[]])[] = [
  ['card', ['online']],
  ['voucher', ['voucher']],
  ['blocked', ['blocked']],
  ['order', ['sale']],
  ['credit', ['credit']],
  ['desk', ['card_reader', 'cash']],
];

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

/** One for each place to which something goes. */
function sums(refunds: readonly Refund[]): readonly RefundPart[] {
  return PLACES.flatMap(([place, methods]): RefundPart[] => {
    const here = partsOf(refunds).filter(({ method }) => methods.includes(method));
    const cents = here.reduce((sum, part) => sum + part.cents, 0);
    return cents === 0 ? [] : [{ place, sum: dollars(cents) }];
  });
}

function centsOf(refunds: readonly Refund[]): number {
  return refunds.reduce((sum, { amount }) => sum + (parseCents(amount) ?? 0), 0);
}

export function refundFacts(ticket: Ticket): Fact[] {
  const { facts, refunds } = ticketTexts();
  const { now, before } = refundsOf(ticket);
  const both = [
    [facts.refundedNow, sums(now)],
    [facts.refundedBefore, sums(before)],
  ] as const;
  return both.flatMap(([term, parts]): Fact[] => (parts.length === 0 ? [] : [[term, refunds.fact(parts)]]));
}

/** Sentences for a canceled visit. */
export function moneyBack(ticket: Ticket): string {
  const { refunds } = ticketTexts();
  if (ticket.paymentStatus !== 'paid') return refunds.nothingPaid;
  const { now, before } = refundsOf(ticket);
  const [moves, moved] = [sums(now), sums(before)];
  const earlier = moved.length === 0 ? '' : ` ${refunds.before(moved)}`;
  if (moves.length > 0) return refunds.now(moves) + earlier;
  // Refunds for a move or a smaller party were of an earlier price.
  const given = centsOf(before.filter(({ reason }) => reason === 'goodwill'));
  const isLate = !before.some(({ reason }) => reason === 'cancelled') && given < (parseCents(ticket.totalAmount) ?? 0);
  return `${isLate ? refunds.late : refunds.nothingMore}${earlier}`;
}
