import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
  ['settled', (amount: string) => t`${amount} is refunded`],
  ['sent', (amount: string) => t`${amount} is sent`],
  ['requested', (amount: string) => t`${amount} follows today`],
] as const satisfies readonly (readonly [Status, unknown])[];

type SumWords = (sum: string) => string;

/** `mixed`: parts of the sum are in different states. */
const BANK_WORDS: Record<'card' | 'order', Record<Exclude<Status, 'failed'> | 'mixed', SumWords>> = {
  card: {
    settled: (sum) => t`${sum} was refunded to your card.`,
    sent: (sum) => t`${sum} is on its way to your card.`,
    requested: (sum) => t`${sum} goes back to your card today.`,
    mixed: (sum) => t`${sum} goes back to your card.`,
  },
  order: {
    settled: (sum) => t`${sum} was refunded to what you paid with.`,
    sent: (sum) => t`${sum} is on its way to what you paid with.`,
    requested: (sum) => t`${sum} goes back to what you paid with today.`,
    mixed: (sum) => t`${sum} goes back to what you paid with.`,
  },
};

function sumOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { cents }) => sum + cents, 0);
}

/** "$100.00 goes back to your card. $25.00 is sent, $75.00 follows today." @param sum the start of the sentence */
function toBank(parts: readonly Part[], sum: string, place: keyof typeof BANK_WORDS, reach: string): string {
  const words = BANK_WORDS[place];
  const [one, ...others] = new Set(parts.map(({ status }) => status));
  if (one !== undefined && others.length === 0 && one !== 'failed') return words[one](sum);
  const centsOf = (wanted: Status): number => sumOf(parts.filter(({ status }) => status === wanted));
  const detail = PART_WORDS.flatMap(([status, partWords]) =>
    centsOf(status) > 0 ? [partWords(printedCents(centsOf(status)))] : [],
  );
  const refused = printedCents(centsOf('failed'));
  return [
    words.mixed(sum),
    ...(detail.length > 0 ? [`${detail.join(', ')}.`] : []),
    ...(centsOf('failed') > 0 ? [t`Your bank refused ${refused}. We will call you, or you can call ${reach}.`] : []),
  ].join(' ');
}

/** @param isAll nothing goes to another place */
function sentenceOf(place: Place, parts: readonly Part[], isAll: boolean, reach: string): string {
  const amount = printedCents(sumOf(parts));
  const sum = isAll
    ? t({ message: `All ${amount}`, comment: 'Starts a sentence: “All $50.00 was refunded to your card.”' })
    : amount;
  if (place === 'card' || place === 'order') return toBank(parts, sum, place, reach);
  if (place === 'voucher') return t`${sum} is back on the gift voucher that paid.`;
  if (place === 'blocked')
    return t`${sum} went back to the gift voucher that paid. That voucher is blocked: please call ${reach}.`;
  const isDone = parts.every(({ status }) => status === 'settled');
  if (place === 'credit')
    return isDone
      ? t`${sum} is yours as a voucher, by e-mail. It never expires; use it for tours or in the store.`
      : t`${sum} will be yours as a voucher, by e-mail. It never expires; use it for tours or in the store.`;
  return isDone ? t`${sum} was refunded at our desk.` : t`${sum} waits for you at our desk.`;
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
        {isFree ? t`Nothing was paid, so there is nothing to refund.` : t`It was canceled too late for a refund.`}
      </Text>
    );
  }
  const splits = (data?.myBooking.__typename === 'Booking' ? data.myBooking.refunds : null) ?? [];
  const parts = refunds.flatMap((refund) => partsOf(refund, splits));
  const places = PLACES.filter((place) => parts.some((part) => part.place === place));
  // A canceled visit that is refunded at all is refunded wholly.
  const isAll = places.length === 1 && refunds.some(({ reason }) => reason === 'cancelled');
  return (
    <>
      <Steps aria-label={t`Refunds`}>
        {places.map((place) => (
          <li key={place}>
            {sentenceOf(
              place,
              parts.filter((part) => part.place === place),
              isAll,
              reach,
            )}
          </li>
        ))}
      </Steps>
      {places.includes('desk') ? (
        <Text kind="small" mt={3}>
          <Trans>
            You paid at the door. For your refund at our desk, call <Reach />.
          </Trans>
        </Text>
      ) : null}
      {places.includes('card') || places.includes('order') ? (
        <Text kind="small" mt={3}>
          {places.includes('order')
            ? t`Banks usually take five to ten days to show it on a card.`
            : t`Banks usually take five to ten days to show it.`}
        </Text>
      ) : null}
    </>
  );
}
