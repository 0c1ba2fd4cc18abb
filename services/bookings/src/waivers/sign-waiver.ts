import { randomUUID } from 'node:crypto';
import { staffActionRecorded } from '@hilltop/contracts/bookings/staff-action-recorded';
import { inTransaction } from '@hilltop/platform/database/transaction';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { idForKey } from '@hilltop/platform/outcome/id-for-key';
import { type InvalidInput, invalidInput } from '@hilltop/platform/outcome/parse-input';
import { staffActionEvent } from '@hilltop/platform/staff-action';
import { isSameName } from '@hilltop/platform/values/search-form';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Booking } from '../bookings/booking.entity.js';
import { faults } from '../faults.en.js';
import type {
  AllWaiversSigned,
  BookingNotChangeable,
  BookingNotFound,
  IdempotencyKeyReused,
} from '../generated/refusals.js';
import { refuse } from '../refusals.en.js';
import type { SignRequest } from './sign-waiver.input.js';
import { Waiver } from './waiver.entity.js';

/** How long after the start guests can sign at the door. */
const AT_DOOR_MS = 24 * 60 * 60_000;

type Refused = InvalidInput | BookingNotFound | BookingNotChangeable | AllWaiversSigned | IdempotencyKeyReused;

/** Stores one signature per guest of the party. Concurrent requests wait for the booking's row lock. */
@Injectable()
export class SignWaiver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @param key of the request, which signs once @param staff at the door; null on the visit's page */
  async execute(
    bookingId: string,
    request: SignRequest,
    key: string | null,
    staff: StaffIdentity | null,
  ): Promise<Booking | Refused> {
    const id = key === null ? randomUUID() : idForKey(key, bookingId);
    const now = this.clock.now();
    const outcome = await inTransaction(this.dataSource, async (manager) => {
      const booking = await manager.findOne(Booking, { where: { id: bookingId }, lock: { mode: 'pessimistic_write' } });
      const earlier = booking && (await manager.findOneBy(Waiver, { id }));
      if (earlier) return isRepeated(earlier, request) ? booking : refuse.IdempotencyKeyReused();
      const refused = booking
        ? await refusal(manager, booking, request, staff, now)
        : refuse.BookingNotFound({ replaced: false });
      if (!booking || refused) return refused ?? refuse.BookingNotFound({ replaced: false });
      await manager.insert(Waiver, waiverOf(id, booking, request, staff, now));
      if (staff) {
        const target = { targetType: 'booking', targetId: bookingId, targetName: booking.confirmationCode };
        const done = { staff, action: 'signWaiverAtDoor', ...target, before: null, after: { place: 'door' } };
        await this.outbox.add(manager, staffActionEvent(staffActionRecorded, done, now));
      }
      return booking;
    });
    if (staff) this.outbox.wake();
    return outcome;
  }
}

async function refusal(
  manager: EntityManager,
  booking: Booking,
  { guestName }: SignRequest,
  staff: StaffIdentity | null,
  now: Date,
): Promise<Refused | undefined> {
  if (booking.status === 'cancelled') return refuse.BookingNotChangeable({ reason: 'CANCELLED', closedAt: null });
  const until = new Date(booking.startsAt.getTime() + (staff ? AT_DOOR_MS : 0));
  if (now >= until) return refuse.BookingNotChangeable({ reason: 'TOO_LATE', closedAt: until.toISOString() });
  const signed = await manager.findBy(Waiver, { bookingId: booking.id });
  if (signed.some((waiver) => isSameName(waiver.guestName, guestName))) {
    return invalidInput([{ field: 'guestName', message: faults.signedAlready(guestName).error() }]);
  }
  if (signed.length < booking.guests) return undefined;
  return refuse.AllWaiversSigned();
}

function isRepeated({ guestName, signedBy }: Waiver, request: SignRequest): boolean {
  return guestName === request.guestName && signedBy === (request.signedBy ?? null);
}

function waiverOf(
  id: string,
  booking: Booking,
  request: SignRequest,
  staff: StaffIdentity | null,
  signedAt: Date,
): Waiver {
  const { guestName, signedBy, textVersion } = request;
  return {
    id,
    bookingId: booking.id,
    guestName,
    signedBy: signedBy ?? null,
    textVersion,
    place: staff ? 'door' : 'link',
    staffId: staff?.id ?? null,
    signedAt,
  };
}
