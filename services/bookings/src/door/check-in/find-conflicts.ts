import type { Booking } from '../../bookings/booking.entity.js';
import { type BookingChange, KEEPS_TICKET } from '../../visits/booking-change.entity.js';
import type { ConflictKind } from './check-in-conflict.entity.js';
import type { Scan } from './scan.entity.js';

type Seen = Pick<Scan, 'date' | 'people' | 'verdict' | 'revision' | 'scannedAt'>;

export interface ScannedBooking {
  readonly booking: Pick<Booking, 'status' | 'tourDate' | 'guests'>;
  readonly changes: readonly Pick<BookingChange, 'kind' | 'revision' | 'changedAt'>[];
}

/** Scans can be in any order. */
export function findConflicts({ booking, changes }: ScannedBooking, scans: readonly Seen[]): ConflictKind[] {
  const admissions = scans.filter(({ people }) => people > 0);
  const admitted = peopleOf(scans);
  if (admitted <= 0) return [];
  const isStale = ({ verdict, revision, scannedAt }: Seen) =>
    (verdict === 'ADMIT' || verdict === 'NEW') &&
    revision !== null &&
    changes.some(
      (change) => change.revision > revision && change.changedAt <= scannedAt && !KEEPS_TICKET.has(change.kind),
    );
  const isCancelled = booking.status !== 'confirmed';
  const isMoved = admissions.some(({ date }) => date !== booking.tourDate);
  const found: [ConflictKind, boolean][] = [
    ['CANCELLED', isCancelled],
    ['MOVED', isMoved],
    ['TOO_MANY', admitted > booking.guests],
    // Cancelled and moved bookings already have their conflict.
    ['OLD_REVISION', !(isCancelled || isMoved) && admissions.some(isStale)],
  ];
  return found.filter(([, isSo]) => isSo).map(([kind]) => kind);
}

export function peopleOf(scans: readonly Pick<Scan, 'people'>[]): number {
  return scans.reduce((sum, { people }) => sum + people, 0);
}
