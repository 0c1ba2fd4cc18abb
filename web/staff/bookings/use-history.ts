import { StaffMessagesOfDocument, StaffNamesDocument } from '../../generated/staff-operations.js';
import { useSession } from '../../kit/staff-session/session-store.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import type { BookingState, Change } from './booking-words.js';
import type { HistoryEntry } from './history-entry.js';
import { historyOf } from './history-of.js';

export interface History {
  readonly entries: readonly HistoryEntry[];
  /** Messages or names are loading; until then the entries lack them. */
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly reload: () => void;
}

export function useHistory(booking: BookingState, changes: readonly Change[]): History {
  const state = useSession();
  const isManager = 'staff' in state && state.staff.role === 'manager';
  const messages = useAdminQuery(StaffMessagesOfDocument, { email: booking.email }, booking.email !== '');
  const names = useAdminQuery(StaffNamesDocument, {}, isManager);
  const entries = historyOf({
    booking,
    changes,
    messages: messages.data?.contactMessages?.messages ?? [],
    staff: new Map((names.data?.staffAccounts ?? []).map(({ id, name }) => [id, name])),
  });
  return {
    entries,
    isLoading: messages.isLoading || names.isLoading,
    hasFailed: messages.hasFailed || names.hasFailed,
    reload: () => void Promise.all([messages.reload(), names.reload()]),
  };
}
