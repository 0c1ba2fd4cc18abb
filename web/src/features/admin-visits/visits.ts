import type { StaffVisitsQuery } from '../../generated/staff-operations.js';
import { venueToday } from '../../lib/venue-dates.js';

export type Visits = Extract<NonNullable<StaffVisitsQuery['visitsReport']>, { __typename: 'VisitsReport' }>;

/** Whether it is known of all that was sold who came: then shares of it say something. */
export function isOver({ to, countedFrom }: Visits, today = venueToday()): boolean {
  return to <= today && !countedFrom;
}
