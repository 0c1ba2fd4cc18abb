import { createHash } from 'node:crypto';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject, Injectable } from '@nestjs/common';
import type { Temporal } from 'temporal-polyfill';
import type {
  CalendarTime,
  DoorParty,
  DoorTime,
  SealedTicket,
  DoorManifest as View,
} from '../../generated/schema-types.js';
import { CalendarDays } from '../../staff-calendar/calendar-days/calendar-days.js';
import { TicketSigner } from '../../tickets/ticket-signer.js';
import { type DoorBooking, DoorBookings } from './door-bookings.js';
import { doorParty } from './door-party.js';
import { issuedFacts } from './issued-facts.js';
import { seal } from './seal-party.js';

/** The data of a day that lets a phone at the door work offline (product.md §11). */
@Injectable()
export class DoorManifest {
  constructor(
    private readonly calendarDays: CalendarDays,
    private readonly bookings: DoorBookings,
    private readonly signer: TicketSigner,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @param since version that the phone has; unchanged tickets are not sent again */
  async of(day: Temporal.PlainDate, since: string | null, staff: StaffIdentity): Promise<View> {
    const date = day.toString();
    const { days } = await this.calendarDays.between(day, day);
    const times = days.flatMap((one) => one.times);
    const rows = await this.bookings.of(day);
    const own = new Set(times.filter(({ guideId }) => guideId === staff.id).map(({ slotId }) => slotId));
    const isNamed = ({ booking }: DoorBooking) => staff.staffRole !== 'guide' || own.has(booking.slotId);
    const parties = rows.filter(isNamed).map((row) => doorParty(row, date));
    const version = this.version(rows, parties, date);
    const fresh = version !== since;
    return {
      __typename: 'DoorManifest',
      version,
      date,
      madeAt: this.clock.now().toISOString(),
      keys: this.signer.keys.map(({ id, publicKey }) => ({ id, publicKey: publicKey.toString('base64url') })),
      times: times.map((time) => doorTime(time, rows)),
      admitted: rows
        .filter(({ admitted }) => admitted !== 0)
        .map(({ booking, admitted }) => ({ bookingId: booking.id, people: admitted })),
      tickets: fresh ? this.tickets(rows, date) : null,
      parties: fresh ? parties : null,
    };
  }

  /** Encryption is randomized, so the version is computed from the plain content and the signatures. */
  private version(rows: readonly DoorBooking[], parties: readonly DoorParty[], date: string): string {
    const keys = this.signer.keys.map(({ publicKey }) => publicKey.toString('base64url'));
    const all = rows.map((row) => [doorParty(row, date), issuedFacts(row.booking, row.changes)]);
    const named = parties.map(({ bookingId }) => bookingId);
    return createHash('sha256')
      .update(JSON.stringify([keys, all, named]))
      .digest('base64url');
  }

  private tickets(rows: readonly DoorBooking[], date: string): SealedTicket[] {
    return rows.flatMap((row) => {
      const content = JSON.stringify(doorParty(row, date));
      const signatures = issuedFacts(row.booking, row.changes).flatMap((facts) => this.signer.signatures(facts));
      return signatures.map((signature) => seal(signature, date, content));
    });
  }
}

function doorTime(time: CalendarTime, rows: readonly DoorBooking[]): DoorTime {
  const { slotId, tourType, startsAt, durationMinutes, guideId, guests, capacity, sold, held, closed } = time;
  const inside = rows.filter(({ booking }) => booking.slotId === slotId);
  return {
    __typename: 'DoorTime',
    slotId,
    tourType,
    startsAt,
    time: time.time,
    guideId: guideId ?? null,
    guests,
    admitted: inside.reduce((sum, { admitted }) => sum + admitted, 0),
    seatsLeft: closed ? 0 : Math.max(0, capacity - sold - held),
    durationMinutes,
    closed,
  };
}
