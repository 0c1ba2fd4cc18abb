import { AdminSection, AdminSectionBody } from '../../admin/layout/admin-section.js';
import { AdminTable } from '../../admin/lists/admin-table.js';
import type { Column } from '../../admin/lists/column.js';
import { StateMark } from '../../design/marks/state-mark.js';
import type { ConflictsOfDayQuery } from '../../generated/staff-operations.js';
import { venueClockTime } from '../../lib/venue-dates.js';
import { phoneName } from './phone-name.js';
import { StaffName } from './staff-name.js';

export type DoorPhone = NonNullable<ConflictsOfDayQuery['doorDay']>['phones'][number];

/** From this offset on, phones at the door warn. */
const MOST_OFF_MS = 120_000;

function ClockState({ clockOffsetMs }: DoorPhone) {
  if (Math.abs(clockOffsetMs) <= MOST_OFF_MS) return <StateMark tone="good">Clock is right</StateMark>;
  const minutes = Math.round(Math.abs(clockOffsetMs) / 60_000);
  return (
    <StateMark tone="waiting">
      Clock {minutes} min {clockOffsetMs > 0 ? 'slow' : 'fast'}
    </StateMark>
  );
}

const columns: readonly Column<DoorPhone>[] = [
  {
    id: 'phone',
    label: 'Phone',
    place: 'name',
    cell: ({ staffId, seenAt, ...phone }) => (
      <>
        {phoneName(phone)}
        <small>
          <StaffName id={staffId} />, sent {venueClockTime(seenAt)}
        </small>
      </>
    ),
  },
  { id: 'state', label: 'State', place: 'line', cell: (phone) => <ClockState {...phone} /> },
  { id: 'scans', label: 'Scans', place: 'figure', align: 'end', cell: ({ scans }) => scans },
];

export function PhonesSection({ phones }: { readonly phones: readonly DoorPhone[] }) {
  return (
    <AdminSection title="Phones at the door">
      {phones.length === 0 ? (
        <AdminSectionBody>
          <p>No phone has sent scans today.</p>
        </AdminSectionBody>
      ) : (
        <AdminTable label="phones" columns={columns} rows={phones} keyOf={({ deviceId }) => deviceId} />
      )}
    </AdminSection>
  );
}
