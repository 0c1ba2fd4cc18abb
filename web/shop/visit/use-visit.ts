import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import {
  type BookingChangeInput,
  ChangeVisitDocument,
  type ChangeVisitMutation,
  MyVisitDocument,
  type VisitBookingFragment,
} from '../../generated/operations.js';
import { sendOnce } from '../../kit/lib/send-once.js';
import { useTokenQuery } from '../token-page.js';

export type Visit = VisitBookingFragment;

/** What one change of the visit asks for. */
export type VisitChange = Omit<BookingChangeInput, 'revision'>;

/** `stale`: somebody else changed the visit first, and the new version is shown. */
export type ChangeNews =
  | { readonly kind: 'move' | 'party' | 'food' | 'cancel' | 'stale' }
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

type Answer = ChangeVisitMutation['changeBooking'];

const UNANSWERED = t`We didn’t get an answer. Try again: nothing is done or charged twice.`;

const once = sendOnce('visit-change');

function outcomeOf(answer: Answer | undefined): ChangeOutcome {
  if (answer === undefined) return 'unanswered';
  if (answer.__typename === 'BookingChanged') return 'changed';
  return answer.__typename === 'PaymentRefused' ? 'card' : 'refused';
}

function kindOf({ move, party, food }: VisitChange): 'move' | 'party' | 'food' | 'cancel' {
  if (move) return 'move';
  if (party) return 'party';
  return food ? 'food' : 'cancel';
}

/** A visitor's booking and its changes. A retry after a lost answer takes effect once. */
export function useVisit(): VisitState {
  const { token, data, isLoading, refetch } = useTokenQuery(MyVisitDocument);
  const [changeVisit] = useMutation(ChangeVisitDocument, { fetchPolicy: 'no-cache' });
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

  const showChanged = (changed: Visit): void => {
    setNewest(changed);
    setChangedTo(changed.revision);
  };

  const note = (wanted: VisitChange, answer: Answer | undefined): void => {
    if (answer?.__typename === 'BookingChanged') {
      showChanged(answer.booking);
      setNews({ kind: kindOf(wanted) });
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
    const input = { ...wanted, revision };
    const send = async (idempotencyKey: string): Promise<Answer | undefined> =>
      (await changeVisit({ variables: { token, input, idempotencyKey } })).data?.changeBooking;
    const answer = await once([token, input], send).catch(() => undefined);
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
