import type { GuestBookList, LeftOutBecause, StaffGuestBookEntryFragment } from '../../generated/staff-operations.js';
import { shortDate, venueDateTime } from '../../kit/lib/venue-dates.js';

export type Entry = StaffGuestBookEntryFragment;

export const reasons: readonly (readonly [LeftOutBecause, string])[] = [
  ['advertising', 'Advertising'],
  ['person', 'About a person'],
  ['not_about_visit', 'Not about the visit'],
];

export const emptyLists: Readonly<Record<GuestBookList, string>> = {
  HELD: 'Everything is read.',
  TAKEN_IN: 'The guest book is empty. What you take in is shown there.',
  LEFT_OUT: 'Nothing is left out.',
  PRIVATE: 'Nobody has written to the house only.',
};

/** "visited Sat, Nov 21, written Nov 22, 2026, 8:12 AM" */
export function entryDates({ visitedOn, writtenAt }: Entry): string {
  return `visited ${shortDate(visitedOn)}, written ${venueDateTime(writtenAt)}`;
}
