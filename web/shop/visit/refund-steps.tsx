import { useQuery } from '@apollo/client/react';
import { styled } from 'styled-components';
import { VisitRefundsDocument } from '../../generated/operations.js';
import { Text } from '../../kit/design/type/text.js';
import { Reach } from '../../kit/document/reach.js';
import { useReach } from '../../kit/document/use-house.js';
import { printedCents, toCents } from '../../kit/lib/money.js';
import { isPaidAtDoor } from '../../kit/lib/paid-at-door.js';
import type { Visit } from './use-visit.js';

type Refund = NonNullable<Visit['refunds']>[number];
type Status = Refund['status'];

const Steps = styled.ul`
  display: grid;
  gap: var(--s-3);
  margin-top: var(--s-5);
  padding-top: var(--s-4);
  border-top: 4px double var(--rule);
  font: 400 var(--t-5)/1.2 var(--title);
`;

/** `order`: what an order was paid with, while it has not said what went where. */
type Place = 'card' | 'order' | 'voucher' | 'blocked' | 'desk' | 'credit';

const PLACES: readonly Place[] = ['card', 'order', 'voucher', 'blocked', 'desk', 'credit'];

interface Part {
  readonly place: Place;
  readonly cents: number;
  readonly status: Status;
}

/** How an order split a refund, US dollars. */
interface Split {
  readonly id: string;
  readonly toVouchers: string | null;
  readonly toBlocked: string | null;
}

function partsOf({ id, amount, method, status }: Refund, splits: readonly Split[]): readonly Part[] {
  const cents = toCents(amount);
  if (method === 'credit') return [{ place: 'credit', cents, status }];
  if (isPaidAtDoor({ method })) return [{ place: 'desk', cents, status }];
  if (method !== 'sale') return [{ place: 'card', cents, status }];
  const { toVouchers = null, toBlocked } = splits.find((split) => split.id === id) ?? {};
  if (toVouchers === null) return [{ place: 'order', cents, status }];
  const [vouchers, blocked] = [toCents(toVouchers), toCents(toBlocked ?? '0')];
  // Vouchers get their part at once, whatever the card's does.
  const parts: readonly Part[] = [
    { place: 'card', cents: cents - vouchers, status },
    { place: 'voucher', cents: vouchers - blocked, status: 'settled' },
    { place: 'blocked', cents: blocked, status: 'settled' },
  ];
  return parts.filter((part) => part.cents > 0);
}

const PART_WORDS = [
  ['settled', 'is refunded'],
  ['sent', 'is sent'],
  ['requested', 'follows today'],
] as const satisfies readonly (readonly [Status, string])[];

function sumOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { cents }) => sum + cents, 0);
}

/** "$100.00 goes back to your card. $25.00 is sent, $75.00 follows today." @param to "to your card" */
function toBank(parts: readonly Part[], to: string, reach: string): string {
  const sum = printedCents(sumOf(parts));
  if (parts.every(({ status }) => status === 'settled')) return `${sum} was refunded ${to}.`;
  if (parts.every(({ status }) => status === 'sent')) return `${sum} is on its way ${to}.`;
  if (parts.every(({ status }) => status === 'requested')) return `${sum} goes back ${to} today.`;
  const centsOf = (wanted: Status): number => sumOf(parts.filter(({ status }) => status === wanted));
  const detail = PART_WORDS.flatMap(([status, words]) =>
    centsOf(status) > 0 ? [`${printedCents(centsOf(status))} ${words}`] : [],
  );
  const refused = centsOf('failed');
  return [
    `${sum} goes back ${to}.`,
    ...(detail.length > 0 ? [`${detail.join(', ')}.`] : []),
    ...(refused > 0 ? [`Your bank refused ${printedCents(refused)}. We will call you, or you can call ${reach}.`] : []),
  ].join(' ');
}

function sentenceOf(place: Place, parts: readonly Part[], reach: string): string {
  const sum = printedCents(sumOf(parts));
  if (place === 'card') return toBank(parts, 'to your card', reach);
  if (place === 'order') return toBank(parts, 'to what you paid with', reach);
  if (place === 'voucher') return `${sum} is back on the gift voucher that paid.`;
  if (place === 'blocked')
    return `${sum} went back to the gift voucher that paid. That voucher is blocked: please call ${reach}.`;
  const isDone = parts.every(({ status }) => status === 'settled');
  if (place === 'credit') {
    const verb = isDone ? 'is yours' : 'will be yours';
    return `${sum} ${verb} as a voucher, by e-mail. It never expires; use it for tours or in the store.`;
  }
  return isDone ? `${sum} was refunded at our desk.` : `${sum} waits for you at our desk.`;
}

/** Each place that money goes to, with its sum and its state, or that there is none. */
export function RefundSteps({ visit, token }: { readonly visit: Visit; readonly token: string }) {
  const reach = useReach();
  const refunds = visit.refunds ?? [];
  const { data } = useQuery(VisitRefundsDocument, {
    variables: { token },
    skip: !refunds.some(({ method }) => method === 'sale'),
    fetchPolicy: 'no-cache',
    errorPolicy: 'ignore',
  });
  if (refunds.length === 0) {
    const isFree = toCents(visit.totalAmount) === 0;
    return (
      <Text mt={4}>
        {isFree ? 'Nothing was paid, so there is nothing to refund.' : 'It was canceled too late for a refund.'}
      </Text>
    );
  }
  const splits = (data?.myBooking.__typename === 'Booking' ? data.myBooking.refunds : null) ?? [];
  const parts = refunds.flatMap((refund) => partsOf(refund, splits));
  const places = PLACES.filter((place) => parts.some((part) => part.place === place));
  // A canceled visit that is refunded at all is refunded wholly.
  const all = places.length === 1 && refunds.some(({ reason }) => reason === 'cancelled') ? 'All ' : '';
  return (
    <>
      <Steps aria-label="Refunds">
        {places.map((place) => (
          <li key={place}>
            {all +
              sentenceOf(
                place,
                parts.filter((part) => part.place === place),
                reach,
              )}
          </li>
        ))}
      </Steps>
      {places.includes('desk') ? (
        <Text kind="small" mt={3}>
          You paid at the door. For your refund at our desk, call <Reach />.
        </Text>
      ) : null}
      {places.includes('card') || places.includes('order') ? (
        <Text kind="small" mt={3}>
          Banks usually take five to ten days to show {places.includes('order') ? 'it on a card' : 'it'}.
        </Text>
      ) : null}
    </>
  );
}
