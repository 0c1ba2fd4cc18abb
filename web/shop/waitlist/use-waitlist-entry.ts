import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import {
  ConfirmWaitlistEntryDocument,
  DeclineOfferDocument,
  ExtendOfferDocument,
  LeaveWaitlistDocument,
  MyWaitlistEntryDocument,
} from '../../generated/operations.js';
import { useWhileVisible } from '../../kit/lib/use-while-visible.js';
import { useTokenQuery } from '../token-page.js';
import type { WaitlistEntry } from './waitlist-labels.js';

/** How often a waiting party's page asks for news. */
const NEWS_EVERY_MS = 25_000;

export interface EntryState {
  readonly token: string;
  readonly entry: WaitlistEntry | undefined;
  /** The browser's clock when the answer arrived, in ms. */
  readonly toldAt: number;
  readonly isLoading: boolean;
  /** No entry has this link. */
  readonly isMissing: boolean;
  readonly isBusy: boolean;
  /** What is shown results from a pressed button, or has changed by itself. */
  readonly isNews: boolean;
  /** The party could not take its place, because the list has no more. */
  readonly isFull: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => Promise<void>;
  /** Takes the party's place in line, with the link of our mail. */
  readonly confirm: () => Promise<void>;
  readonly leave: () => Promise<void>;
  readonly decline: () => Promise<void>;
  /** Stops the offer's clock during payment. False when the offer has ended. */
  readonly extend: () => Promise<boolean>;
}

type Answer = { readonly __typename: string } | undefined;

function isEntry(answer: Answer): answer is WaitlistEntry & { readonly __typename: 'WaitlistEntry' } {
  return answer?.__typename === 'WaitlistEntry';
}

export function useWaitlistEntry(): EntryState {
  const { token, data, isLoading, refetch } = useTokenQuery(MyWaitlistEntryDocument);
  const options = { fetchPolicy: 'no-cache', variables: { token } } as const;
  const [confirm] = useMutation(ConfirmWaitlistEntryDocument, options);
  const [leave] = useMutation(LeaveWaitlistDocument, options);
  const [decline] = useMutation(DeclineOfferDocument, options);
  const [extend] = useMutation(ExtendOfferDocument, options);
  const [newest, setNewest] = useState<{ readonly entry: WaitlistEntry; readonly toldAt: number }>();
  const [toldAt, setToldAt] = useState(Date.now);
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [isFull, setIsFull] = useState(false);
  const read = data?.waitlistEntry;

  const note = (answer: Answer): boolean => {
    setHasFailed(answer === undefined);
    setIsFull(answer?.__typename === 'WaitlistFull');
    if (isEntry(answer)) setNewest({ entry: answer, toldAt: Date.now() });
    return isEntry(answer);
  };
  const during = async (ask: () => Promise<Answer>): Promise<boolean> => {
    setIsBusy(true);
    const isDone = note(await ask().catch(() => undefined));
    setIsBusy(false);
    return isDone;
  };
  const readAgain = async (): Promise<void> => {
    await during(async () => (await refetch()).data?.waitlistEntry);
    setToldAt(Date.now());
  };

  const entry = newest?.entry ?? (isEntry(read) ? read : undefined);
  const lookForNews = async (): Promise<void> => {
    const answer = (await refetch().catch(() => undefined))?.data?.waitlistEntry;
    const hasChanged = isEntry(answer) && (answer.status !== entry?.status || answer.confirmed !== entry.confirmed);
    if (hasChanged && !isBusy) note(answer);
  };
  useWhileVisible(entry?.status === 'waiting' && !isBusy, NEWS_EVERY_MS, () => void lookForNews());

  return {
    token,
    entry,
    toldAt: newest?.toldAt ?? toldAt,
    isLoading,
    isMissing: read?.__typename === 'WaitlistEntryNotFound',
    isBusy,
    isNews: newest !== undefined || isFull,
    isFull,
    hasFailed,
    retry: readAgain,
    confirm: async () => void (await during(async () => (await confirm()).data?.confirmWaitlistEntry)),
    leave: async () => void (await during(async () => (await leave()).data?.leaveWaitlist)),
    decline: async () => void (await during(async () => (await decline()).data?.declineOffer)),
    extend: async () => {
      const isHeld = await during(async () => (await extend()).data?.extendOffer);
      if (!isHeld) await readAgain();
      return isHeld;
    },
  };
}
