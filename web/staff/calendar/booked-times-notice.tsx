import type { AffectedTimesFragment as Affected } from '../../generated/staff-operations.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { counted } from '../../kit/lib/spelled-number.js';
import { longDate } from '../../kit/lib/venue-dates.js';

/** Shows booked times that a change would take off sale. */
export function BookedTimesNotice({ affected, onKeep }: { readonly affected: Affected; readonly onKeep: () => void }) {
  return (
    <Notice title={`${counted(affected.parties, 'party')} have booked what this takes off sale`} alert>
      <ul>
        {affected.times.map(({ date, time, parties, guests }) => (
          <li key={`${date} ${time}`}>
            {longDate(date)}, {time}: {counted(parties, 'party')}, {counted(guests, 'guest')}
          </li>
        ))}
      </ul>
      <p>
        If you continue, they keep their times and no one else can book them. To move them, close the times instead.
      </p>
      <ToolButton onClick={onKeep}>Continue and keep their times</ToolButton>
    </Notice>
  );
}
