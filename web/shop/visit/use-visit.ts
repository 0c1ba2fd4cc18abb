import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import {
  CancelVisitDocument,
  ChangeVisitFoodDocument,
  type ChangeVisitFoodMutation,
  ChangeVisitTicketsDocument,
  type ChangeVisitTicketsMutation,
  MoveVisitDocument,
  type MoveVisitMutation,
  MyVisitDocument,
  type TicketInput,
  type VisitBookingFragment,
} from '../../generated/operations.js';
import { toAmount } from '../../kit/lib/money.js';
import { sendOnce } from '../../kit/lib/send-once.js';
import type { FoodOrder } from '../state/booking-state.js';
import { useTokenQuery } from '../token-page.js';

export type Visit = VisitBookingFragment;

/** A payment of what the change costs more, if another card than the earlier one pays it. */
interface PaidByCard {
  readonly paymentIntentId?: string;
}

/** What can cost more: another time, or all guests by type. */
export type PricedChange = PaidByCard &
  (
    | { readonly kind: 'moved'; readonly tourDate: string; readonly tourTime: string }
    | { readonly kind: 'party'; readonly tickets: readonly TicketInput[] }
  );

export type VisitChange =
  | PricedChange
  | { readonly kind: 'food'; readonly food: FoodOrder }
  | { readonly kind: 'cancelled'; readonly asCredit?: boolean };

/** `stale`: somebody else changed the visit first, and the new version is shown. */
export type ChangeNews =
  | { readonly kind: VisitChange['kind'] | 'stale' }
  | { readonly kind: 'refused'; readonly message: string };

/** `card`: no card paid the difference, and another one can. */
export type ChangeOutcome = 'changed' | 'refused' | 'card' | 'unanswered';

export interface VisitState {
  readonly token: string;
  readonly visit: Visit | undefined;
  readonly isLoading: boolean;
  /** No booking has this link. */
  readonly isMissing: boolean;
  /** The link was replaced. */
  readonly isReplaced: boolean;
  readonly retry: () => void;
  readonly isBusy: boolean;
  readonly news: ChangeNews | undefined;
  /** The revision of the last change made here. */
  readonly changedTo: number | undefined;
  readonly change: (change: VisitChange) => Promise<ChangeOutcome>;
  readonly show: (visit: Visit) => void;
}

type Answer =
  | MoveVisitMutation['moveBooking']
  | ChangeVisitFoodMutation['changeFood']
  | ChangeVisitTicketsMutation['changeParty'];

const UNANSWERED = 'We didn’t get an answer. Try again: nothing is done or charged twice.';

const once = sendOnce('visit-change');

function outcomeOf(answer: Answer | undefined): ChangeOutcome {
  if (answer === undefined) return 'unanswered';
  if (answer.__typename === 'BookingChanged') return 'changed';
  return answer.__typename === 'PaymentRefused' ? 'card' : 'refused';
}

/** A visitor's booking and its changes. A retry after a lost answer takes effect once. */
export function useVisit(): VisitState {
  const { token, data, isLoading, refetch } = useTokenQuery(MyVisitDocument);
  const options = { fetchPolicy: 'no-cache' } as const;
  const [move] = useMutation(MoveVisitDocument, options);
  const [changeTickets] = useMutation(ChangeVisitTicketsDocument, options);
  const [changeFood] = useMutation(ChangeVisitFoodDocument, options);
  const [cancel] = useMutation(CancelVisitDocument, options);
  const [newest, setNewest] = useState<Visit>();
  const [isBusy, setIsBusy] = useState(false);
  const [news, setNews] = useState<ChangeNews>();
  const [changedTo, setChangedTo] = useState<number>();
  const read = data?.myBooking.__typename === 'Booking' ? data.myBooking : undefined;
  const visit = newest ?? read;
  const [firstRead, setFirstRead] = useState(read?.revision);
  if (firstRead === undefined && read !== undefined) setFirstRead(read.revision);
  // A page that was open for long is read again by the first press on it.
  const isOvertaken = newest === undefined && read !== undefined && read.revision !== (firstRead ?? read.revision);

  const send = async (wanted: VisitChange, revision: number, idempotencyKey: string): Promise<Answer | undefined> => {
    if (wanted.kind === 'moved') {
      const { kind: _, ...start } = wanted;
      const input = { ...start, revision };
      return (await move({ variables: { token, input, idempotencyKey } })).data?.moveBooking;
    }
    if (wanted.kind === 'party') {
      const { kind: _, ...party } = wanted;
      const input = { ...party, revision };
      return (await changeTickets({ variables: { token, input, idempotencyKey } })).data?.changeParty;
    }
    if (wanted.kind === 'food') {
      const { platform, items, totalCents } = wanted.food;
      const food = { foodOrderPlatform: platform, foodItems: items, foodOrderTotal: toAmount(totalCents) };
      return (await changeFood({ variables: { token, input: { ...food, revision }, idempotencyKey } })).data
        ?.changeFood;
    }
    const input = { revision, asCredit: wanted.asCredit ?? false };
    return (await cancel({ variables: { token, input, idempotencyKey } })).data?.cancelBooking;
  };

  const showChanged = (changed: Visit): void => {
    setNewest(changed);
    setChangedTo(changed.revision);
  };

  const note = (wanted: VisitChange, answer: Answer | undefined): void => {
    if (answer?.__typename === 'BookingChanged') {
      showChanged(answer.booking);
      setNews({ kind: wanted.kind });
    } else if (answer?.__typename === 'BookingChangedMeanwhile') {
      showChanged(answer.current);
      setNews({ kind: 'stale' });
    } else setNews({ kind: 'refused', message: answer?.message ?? UNANSWERED });
  };

  const change = async (wanted: VisitChange): Promise<ChangeOutcome> => {
    if (isBusy || visit === undefined) return 'unanswered';
    const { revision } = visit;
    setIsBusy(true);
    setNews(undefined);
    const sent = once([token, wanted, revision], (key) => send(wanted, revision, key));
    const answer = await sent.catch(() => undefined);
    note(wanted, answer);
    setIsBusy(false);
    return outcomeOf(answer);
  };

  return {
    token,
    visit,
    isLoading,
    isMissing: data?.myBooking.__typename === 'BookingNotFound',
    isReplaced: data?.myBooking.__typename === 'BookingNotFound' && data.myBooking.replaced,
    retry: () => void refetch().catch(() => undefined),
    isBusy,
    news: news ?? (isOvertaken ? { kind: 'stale' } : undefined),
    changedTo,
    change,
    show: setNewest,
  };
}
