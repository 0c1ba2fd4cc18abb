import type { StaffVisitsQuery } from '../../generated/staff-operations.js';
import { venueToday } from '../../kit/lib/venue-dates.js';

export type Visits = Extract<NonNullable<StaffVisitsQuery['visitsReport']>, { __typename: 'VisitsReport' }>;

/** Whether arrivals are known for everything sold: only then are shares of it meaningful. */
export function isOver({ to, countedFrom }: Visits, today = venueToday()): boolean {
  return to <= today && !countedFrom;
}
