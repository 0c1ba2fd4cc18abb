import { useEffect } from 'react';
import {
  ClosureEmailsDocument,
  type ClosureEmailsQuery,
  type ClosureFactsFragment,
  ClosuresDocument,
} from '../../generated/staff-operations.js';
import { useAdminQuery } from '../data/use-admin-query.js';

/** While parties are being told. */
const LOOK_EVERY_MS = 1_000;

type Emails = NonNullable<ClosureEmailsQuery['closures']>[number];
type PartyEmail = Emails['answers'][number];

export interface ShownClosure {
  readonly closure: ClosureFactsFragment;
  /** Undefined while the e-mails' states are unknown. */
  readonly emails: Emails | undefined;
}

/** A date's closures, latest first; refetched while their parties are being told. */
export function useClosures(date: string): readonly ShownClosure[] {
  const { data, reload } = useAdminQuery(ClosuresDocument, {});
  // A query of its own, because another service answers it.
  const emails = useAdminQuery(ClosureEmailsDocument, {});
  const shown = (data?.closures ?? [])
    .filter((closure) => closure.date <= date && date <= closure.until)
    .map((closure) => ({ closure, emails: emails.data?.closures?.find(({ id }) => id === closure.id) }));
  const isAsking = shown.some(({ closure }) => closure.reopenedAt === null && closure.answers.some(isUnasked));
  const isWriting = shown.some((one) => one.closure.reopenedAt === null && one.emails?.answers.some(isOnItsWay));
  useLooking(isAsking, reload);
  useLooking(isAsking || isWriting, emails.reload);
  return shown;
}

function isUnasked({ state, askedAt }: ClosureFactsFragment['answers'][number]): boolean {
  return state === 'displaced' && askedAt === null;
}

function isOnItsWay({ writtenTo, ticketEmail }: PartyEmail): boolean {
  return writtenTo === false && ticketEmail !== null && !['WAITING', 'FAILED'].includes(ticketEmail?.status ?? '');
}

function useLooking(isWorking: boolean, reload: () => Promise<void>): void {
  useEffect(() => {
    if (!isWorking) return;
    const timer = setInterval(() => void reload(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isWorking, reload]);
}
