import { type AdminQuery, useAdminQuery } from '../../admin/data/use-admin-query.js';
import { useRole } from '../../admin/session-state/session-store.js';
import { TodayNeedsDocument, type TodayNeedsQuery } from '../../generated/staff-operations.js';
import { venueToday } from '../../lib/venue-dates.js';
import { type Need, needsOf } from './needs.js';

interface Needs extends AdminQuery<TodayNeedsQuery> {
  /** Undefined until they are known. */
  readonly needs: readonly Need[] | undefined;
}

/** What waits for a person; nothing for roles that have no part in it. */
export function useNeeds(): Needs {
  const role = useRole();
  const isAsked = role === 'desk' || role === 'manager';
  const query = useAdminQuery(TodayNeedsDocument, { date: venueToday() }, isAsked);
  return { ...query, needs: isAsked ? query.data && needsOf(query.data) : [] };
}
