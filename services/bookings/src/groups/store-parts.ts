import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { FOOD_FROM_GROUP_SIZE } from '@hilltop/contracts/house/bounds';
import type { ChangeRule } from '@hilltop/contracts/house/change-rule';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Booking, type NewBooking } from '../bookings/booking.entity.js';
import { BookingRepository } from '../bookings/booking.repository.js';
import { NO_NOTES } from '../bookings/guest-notes.js';
import { eventParameters } from '../database/write-event.js';
import { deliveryTime } from '../food/delivery-time.js';
import { NO_FOOD } from '../food/food-order.js';
import { Hold } from '../holds/hold.entity.js';
import { holdEndedEvent, seatsHeldEvent } from '../holds/hold.events.js';
import { HOLD_SEATS } from '../holds/hold.statements.js';
import { formatTime } from '../opening/schedule/start-times.js';
import { VenueClock } from '../opening/schedule/venue-clock.js';
import { parseSlotId } from '../opening/slots/slot.entity.js';
import { slotRequest } from '../opening/slots/slot-request.js';
import { takeSeatsParameters } from '../opening/slots/take-seats.js';
import { draftBooking } from '../selling/create-booking/draft-booking.js';
import type { Tour } from '../tours/tour.entity.js';
import { BookingChange, type ChangeKind } from '../visits/booking-change.entity.js';
import { changeEvent } from '../visits/change.events.js';
import { ANSWER } from '../visits/change.statements.js';
import { recordOf } from '../visits/record-of.js';
import { changedColumns } from '../visits/store-change.js';
import { CHANGE_GROUP_HOLD, END_GROUP_HOLD } from './group.statements.js';
import { linesOf, type Part, peopleOf, type WantedPart } from './group-part.js';

/** Whose bookings its parts are or become. */
export interface BookedGroup {
  readonly id: string;
  /** Of the organization. */
  readonly name: string;
}

interface HoldFacts {
  readonly tour: Tour;
  readonly until: Date;
  readonly now: Date;
}

const HOUSE = { by: 'house' } as const;

/** Writes parts of a group, whose seats and locks are its caller's. */
@Injectable()
export class StoreParts {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly outbox: Outbox,
    private readonly venue: VenueClock,
  ) {}

  /** Takes the seats too. Undefined when fewer are free. */
  async hold(
    manager: EntityManager,
    group: string,
    part: WantedPart,
    { tour, until, now }: HoldFacts,
  ): Promise<Hold | undefined> {
    const people = peopleOf(part);
    const request = slotRequest({
      ...{ tourType: tour.type, date: part.date, time: part.time, startsAt: part.startsAt },
      ...{ guests: people, seats: people, capacity: tour.capacity, tourId: tour.id, lines: linesOf(part) },
    });
    const first = Hold.begin(randomUUID(), request, now, { caller: undefined });
    const hold = Object.assign(first, { kind: 'offer', groupId: group, expiresAt: until } as const);
    const values = [...takeSeatsParameters(request), hold.row(), ...eventParameters(seatsHeldEvent(hold, now))];
    const taken: unknown[] = await manager.query(HOLD_SEATS.text, values);
    return taken.length > 0 ? hold : undefined;
  }

  async changeHold(
    manager: EntityManager,
    hold: Hold,
    part: WantedPart,
    { tour, until, now }: HoldFacts,
  ): Promise<void> {
    const seats = peopleOf(part);
    const lines = linesOf(part);
    const isSame = isDeepStrictEqual([hold.tickets, hold.tourId, hold.expiresAt], [lines, tour.id, until]);
    if (isSame) return;
    const event = seatsHeldEvent({ id: hold.id, slotId: hold.slotId, seats, expiresAt: until }, now);
    const tickets = JSON.stringify(lines);
    await manager.query(CHANGE_GROUP_HOLD, [hold.id, seats, tour.id, tickets, until, ...eventParameters(event)]);
  }

  /** What the group held is booked. @throws when the hold is over */
  async book(manager: EntityManager, group: BookedGroup, hold: Hold, tour: Tour, facts: BookingFacts): Promise<void> {
    const booking = this.draft(group, hold, tour, facts);
    if (await this.bookings.bookHeld(booking, hold, hold.id, null, manager)) return;
    throw new Error(`hold ${hold.id} of group ${group.id} ended while it was locked`);
  }

  /** Also of a booking that was displaced: it is confirmed again. */
  async changeBooking(
    manager: EntityManager,
    before: Booking,
    part: WantedPart,
    { tour, name, now }: { readonly tour: Tour; readonly name: string; readonly now: Date },
  ): Promise<void> {
    const guests = peopleOf(part);
    const tickets = linesOf(part);
    const isMoved = part.slotId !== before.slotId || tour.id !== before.tourId || before.status === 'displaced';
    const isCounted = !isDeepStrictEqual(tickets, before.tickets);
    if (!isMoved && !isCounted && name === before.groupName) return;
    const after = before.changed({
      ...{ status: 'confirmed', guests, seats: guests, tickets, lastName: name, groupName: name },
      ...{ tourId: tour.id, tourType: tour.type, tourName: tour.name, tourDurationMinutes: tour.durationMinutes },
      ...{ slotId: part.slotId, tourDate: part.date.toString(), tourTime: part.time, startsAt: part.startsAt },
      ...(before.foodPlatform !== 'none' && { foodDeliveryTime: deliveryTime(part.time) }),
      ...(guests < FOOD_FROM_GROUP_SIZE && NO_FOOD),
    });
    const kind = isMoved ? 'moved' : isCounted ? 'party_changed' : 'contact_corrected';
    await this.store(manager, kind, before, after, now);
  }

  async end(manager: EntityManager, part: Part, as: 'released' | 'replaced', now: Date): Promise<void> {
    if (part instanceof Booking) {
      const after = part.changed({ status: 'cancelled', keptCents: 0 });
      await this.store(manager, 'cancelled', part, after, now);
      return;
    }
    await manager.query(END_GROUP_HOLD, [part.id, as, now]);
    await this.outbox.add(manager, holdEndedEvent(part, as, now));
  }

  private async store(
    manager: EntityManager,
    kind: ChangeKind,
    before: Booking,
    after: Booking,
    now: Date,
  ): Promise<void> {
    const planned = { kind, after, request: undefined };
    const asked = { bookingId: before.id, actor: HOUSE, idempotencyKey: null, requestHash: '' };
    if (before.status === 'displaced') await manager.query(ANSWER, [before.id, after.status, now]);
    await manager.update(Booking, { id: before.id }, changedColumns(before, planned, null));
    await manager.insert(BookingChange, recordOf(asked, before, planned, now));
    const event = changeEvent(planned, before, now);
    if (event) await this.outbox.add(manager, event);
  }

  private draft({ id, name }: BookedGroup, hold: Hold, tour: Tour, { changeRule, now }: BookingFacts): NewBooking {
    const { startsAt } = parseSlotId(hold.slotId);
    const at = this.venue.wallTime(startsAt);
    const lines = hold.tickets ?? [];
    const request = {
      ...slotRequest({
        ...{ tourType: tour.type, date: at.toPlainDate(), time: formatTime(at.toPlainTime()), startsAt },
        ...{ guests: hold.guests, seats: hold.seats, capacity: tour.capacity, tourId: tour.id },
      }),
      lines,
    };
    const party = { firstName: '', lastName: name, email: '', phone: '', ...NO_NOTES };
    const booking = draftBooking({
      request: {
        ...{ ...party, paymentStatus: 'paid', paymentIntentId: '', mailAfterVisit: undefined, holdId: hold.id },
        liabilityWaiverAccepted: true,
      },
      offer: { tour, request, totalCents: 0, changeRule },
      ...{ food: NO_FOOD, answers: [], idempotencyKey: null, now },
    });
    return Object.assign(booking, {
      ...{ paymentIntentId: `group_${booking.id}`, paymentStatus: 'account', liabilityWaiverAccepted: false },
      ...{ holdId: hold.id, groupId: id, groupName: name },
    } as const);
  }
}

export interface BookingFacts {
  readonly changeRule: ChangeRule;
  readonly now: Date;
}
