import { Button } from '../../../design/controls/button.js';
import { useHouseDetails } from '../../../document/use-house.js';
import type { BookedTicket } from '../state/booking-state.js';
import { saveCalendarEntry } from './calendar-entry.js';

/** Saves the booked tour as a calendar file, which changes of the visit replace. */
export function TicketCalendarButton({ ticket }: { readonly ticket: BookedTicket }) {
  const house = useHouseDetails();
  const { id, revision, startsAt, tourDurationMinutes, visitUrl } = ticket;
  if (!(id && startsAt && visitUrl && tourDurationMinutes) || revision === undefined) return null;
  const entry = { ...ticket, id, revision, startsAt, tourDurationMinutes };
  return (
    <Button kind="second" onClick={() => saveCalendarEntry(entry, visitUrl, house)}>
      Add to calendar
    </Button>
  );
}
