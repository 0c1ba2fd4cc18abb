import { createCipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { HouseDetails } from '@hilltop/platform/house/house-details.entity';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { formatCents } from '@hilltop/platform/values/cents';
import { Inject, Injectable } from '@nestjs/common';
import type { Temporal } from 'temporal-polyfill';
import { DataSource } from 'typeorm';
import type { Booking } from '../../bookings/booking.entity.js';
import type {
  CalendarTime,
  DoorParty,
  DoorStatus,
  DoorTime,
  SealedTicket,
  DoorManifest as View,
} from '../../generated/schema-types.js';
import { OwnTimes } from '../../opening/schedule/own-times.js';
import { parseSlotId } from '../../opening/slots/slot.entity.js';
import { CalendarDays } from '../../opening/staff-calendar/calendar-days/calendar-days.js';
import { partyWords, proofWords } from '../../prices/ticket-words.js';
import { TicketSigner, type UnsignedFacts } from '../../tickets/ticket-signer.js';
import { type BookingChange, type ChangedFacts, KEEPS_TICKET } from '../../visits/booking-change.entity.js';
import { signersOf } from '../../waivers/signers-of.js';
import { type DoorBooking, DoorBookings } from './door-bookings.js';

const IV_BYTES = 12;

/** The content can be found and decrypted only with the ticket (0192). @param date YYYY-MM-DD; the key is valid for this day only */
function seal(signature: Uint8Array, date: string, content: string): SealedTicket {
  const key = Buffer.from(hkdfSync('sha256', signature, date, '', 32));
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const sealed = Buffer.concat([iv, cipher.update(content, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  const name = createHash('sha256').update(signature).digest().subarray(0, 16);
  return { __typename: 'SealedTicket', key: name.toString('base64url'), sealed: sealed.toString('base64url') };
}

/** Lets a phone at the door work offline (product.md §11). */
@Injectable()
export class DoorManifest {
  constructor(
    private readonly calendarDays: CalendarDays,
    private readonly bookings: DoorBookings,
    private readonly ownTimes: OwnTimes,
    private readonly signer: TicketSigner,
    private readonly dataSource: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @param since version on the phone; unchanged tickets are not sent again */
  async of(day: Temporal.PlainDate, since: string | null, staff: StaffIdentity): Promise<View> {
    const date = day.toString();
    const [{ days }, house] = await Promise.all([
      this.calendarDays.between(day, day),
      this.dataSource.manager.findOneBy(HouseDetails, { id: 1 }),
    ]);
    const times = days.flatMap((one) => one.times);
    // A phone whose clock is a day off learns it from an answer without parties.
    const rows = this.ownTimes.isNear(day, staff) ? await this.bookings.of(day) : [];
    const isOwn = await this.ownTimes.slotsOn(day, staff);
    const named = rows.filter(({ booking }) => isOwn(booking.slotId));
    const parties = named.map((row) => doorParty(row, date));
    const version = this.version(rows, parties, date);
    const fresh = version !== since;
    return {
      __typename: 'DoorManifest',
      version,
      date,
      madeAt: this.clock.now().toISOString(),
      gateWord: house?.gateWord ?? null,
      keys: this.signer.keys.map(({ id, publicKey }) => ({ id, publicKey: publicKey.toString('base64url') })),
      times: times.map((time) => doorTime(time, rows, staff)),
      admitted: named
        .filter(({ admitted }) => admitted !== 0)
        .map(({ booking, admitted }) => ({ bookingId: booking.id, people: admitted })),
      tickets: fresh ? this.tickets(rows, date) : null,
      parties: fresh ? parties : null,
    };
  }

  /** Computed from the plain content and the signatures, because encryption is randomized. */
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

function doorTime(time: CalendarTime, rows: readonly DoorBooking[], staff: StaffIdentity): DoorTime {
  const { slotId, tourType, startsAt, durationMinutes, guideIds, guidesNeeded, guests, capacity, sold, held, closed } =
    time;
  const inside = rows.filter(({ booking }) => booking.slotId === slotId);
  const expected = inside.filter(({ booking }) => booking.status === 'confirmed');
  return {
    __typename: 'DoorTime',
    slotId,
    tourType,
    startsAt,
    time: time.time,
    guideId: guideIds[0] ?? null,
    guideIds,
    guidesNeeded,
    isOwn: guideIds.includes(staff.id),
    tourNames: [...new Set(expected.map(({ booking }) => booking.tourName))].sort((one, other) =>
      one.localeCompare(other, 'en-US'),
    ),
    guests,
    admitted: inside.reduce((sum, { admitted }) => sum + admitted, 0),
    seatsLeft: closed ? 0 : Math.max(0, capacity - sold - held),
    durationMinutes,
    closed,
  };
}

/** One entry for every ticket that a booking ever had, oldest first; none for a booking without seats. */
function issuedFacts(booking: Booking, changes: readonly BookingChange[]): UnsignedFacts[] {
  const [first] = changes;
  const original: Pick<ChangedFacts, 'slotId' | 'groupSize' | 'status'> = first?.before ?? {
    ...booking,
    groupSize: booking.guests,
  };
  return [
    { revision: 0, facts: original, issuedAt: booking.createdAt },
    ...changes.map(({ revision, after, changedAt }) => ({ revision, facts: after, issuedAt: changedAt })),
  ]
    .filter(({ facts }) => facts.status === 'confirmed')
    .map(({ revision, facts: { slotId, groupSize: guests }, issuedAt }) => ({
      bookingId: booking.id,
      ...parseSlotId(slotId),
      guests,
      revision,
      issuedAt,
    }));
}

/** The door sees no address, phone and amounts. @param date YYYY-MM-DD */
function doorParty({ booking, changes, waivers, notes, answers }: DoorBooking, date: string): DoorParty {
  const status = doorStatus(booking, date);
  return {
    __typename: 'DoorParty',
    bookingId: booking.id,
    confirmationCode: booking.confirmationCode,
    name: `${booking.firstName} ${booking.lastName}`.trim(),
    startsAt: booking.startsAt.toISOString(),
    time: booking.tourTime,
    tourType: booking.tourType,
    tourName: booking.tourName,
    guests: booking.guests,
    party: partyWords(booking.tickets),
    proofFor: proofWords(booking.tickets),
    revision: booking.revision,
    ticketRevision: changes.findLast(({ kind }) => !KEEPS_TICKET.has(kind))?.revision ?? 0,
    status,
    movedTo: status === 'moved' ? { date: booking.tourDate, time: booking.tourTime } : null,
    language: booking.language,
    accessNeeds: booking.accessNeeds,
    // The party may have become smaller since.
    waivers: { signed: Math.min(waivers, signersOf(booking)), of: signersOf(booking) },
    specialRequests: booking.specialRequests,
    food: booking.foodRestaurant && `${booking.foodRestaurant}, ${booking.foodDeliveryTime ?? booking.tourTime}`,
    toPay: booking.unpaidCents > 0 ? formatCents(booking.unpaidCents) : null,
    notes: [...notes],
    answers: [...answers],
  };
}

function doorStatus({ status, tourDate }: Booking, date: string): DoorStatus {
  return status === 'confirmed' && tourDate !== date ? 'moved' : status;
}
