import { bookingRestored } from '@hilltop/contracts/bookings/booking-restored';
import { groupRestored } from '@hilltop/contracts/bookings/group-restored';
import { TOUR_TYPES } from '@hilltop/contracts/tour-types';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { correlationId } from '@hilltop/platform/logging/correlation';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { Inject, Injectable } from '@nestjs/common';
import type { Temporal } from 'temporal-polyfill';
import type { EntityManager } from 'typeorm';
import type { Booking } from '../../bookings/booking.entity.js';
import type { CalendarChangedMeanwhile, NotClosed } from '../../generated/refusals.js';
import { OFFER_FREED_SEATS, OfferTerms } from '../../holds/offer-terms.js';
import { PartyOffers } from '../../holds/party-offers.js';
import { refuse } from '../../refusals.en.js';
import { tellWaitingParties } from '../../selling/waitlist/tell-waiting-parties.js';
import { LOCK_SLOTS } from '../../visits/change.statements.js';
import type { ExceptionData } from '../calendar/calendar-data.js';
import type { HouseCalendar } from '../calendar/house-calendar.js';
import { storeException } from '../calendar/store-exception.js';
import { type CalendarAction, CalendarChange } from '../staff-calendar/calendar-change.js';

export interface Reopened {
  /** Parties that have their seats again. */
  readonly parties: number;
}

// The statements run in one transaction. Lock groups, then bookings, then holds, then slots.

/** $1 from, $2 until. */
const LOCK_GROUPS = `
  SELECT id FROM group_visits WHERE id IN (SELECT group_id FROM bookings
    WHERE status = 'displaced' AND starts_at >= $1::timestamptz AND starts_at < $2::timestamptz) ORDER BY id FOR UPDATE`;

/** Parties that have not answered. $1 from, $2 until. */
const LOCK_DISPLACED = `
  SELECT b.id, b.slot_id AS "slotId" FROM bookings b
  WHERE b.status = 'displaced' AND b.starts_at >= $1::timestamptz AND b.starts_at < $2::timestamptz
  ORDER BY b.id FOR UPDATE`;

/** $1 from, $2 until, $3 tour types. */
const CLOSED_SLOTS = `
  SELECT id FROM slots WHERE closed AND tour_type = ANY($3::text[])
    AND starts_at >= $1::timestamptz AND starts_at < $2::timestamptz ORDER BY id`;

/** No seats were sold while the slots were closed, so each party gets its own back. $1 bookings, $2 staff, $3 now, $4 reason. */
const RESTORE = `
  WITH party AS (
    UPDATE bookings SET status = 'confirmed', revision = revision + 1 WHERE id = ANY($1::uuid[])
    RETURNING id, revision, slot_id, group_size, places, total_cents, language
  ), change AS (
    INSERT INTO booking_changes (id, booking_id, revision, kind, actor, staff_id, reason, before, after, request_hash, changed_at)
    SELECT gen_random_uuid(), id, revision, 'restored', 'staff', $2::uuid, $4::text,
      jsonb_build_object('slotId', slot_id, 'groupSize', group_size, 'totalCents', total_cents, 'status', 'displaced'),
      jsonb_build_object('slotId', slot_id, 'groupSize', group_size, 'totalCents', total_cents, 'status', 'confirmed'),
      '', $3::timestamptz FROM party
  ), restored AS (
    UPDATE displacements d SET state = 'restored', answered_at = $3::timestamptz FROM party
    WHERE d.booking_id = party.id AND d.state = 'displaced'
  ), seats AS (
    UPDATE slots s SET taken = s.taken + p.places
    FROM (SELECT slot_id, sum(places)::integer AS places FROM party GROUP BY slot_id) p WHERE s.id = p.slot_id
  ) SELECT id, revision, language FROM party ORDER BY id`;

/** $1 slots. */
const OPEN_SLOTS = 'UPDATE slots SET closed = false WHERE id = ANY($1::text[])';

/** Ends closures without any closed day left, and removes their notices. $1 now. */
const END_CLOSURES = `
  WITH ended AS (
    UPDATE closures c SET reopened_at = $1::timestamptz WHERE reopened_at IS NULL AND NOT EXISTS (
      SELECT FROM calendar_exceptions e
      WHERE e.date BETWEEN c.first_date AND c.last_date AND (e.closed OR e.closed_starts <> '{}')
    ) RETURNING notice_id
  ) DELETE FROM notices WHERE id IN (SELECT notice_id FROM ended)`;

/** Parties that have not answered get their seats back. Moved and canceled bookings stay as they are. */
@Injectable()
export class ReopenDay {
  constructor(
    private readonly calendarChange: CalendarChange,
    private readonly offers: PartyOffers,
    private readonly terms: OfferTerms,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(
    date: Temporal.PlainDate,
    reason: string | null,
    staff: StaffIdentity,
  ): Promise<Reopened | CalendarChangedMeanwhile | NotClosed> {
    let parties = 0;
    const outcome = await this.calendarChange.execute<NotClosed>({
      staff,
      action: 'reopenDay',
      version: null,
      change: async (manager, calendar) => {
        const closed = calendar.exceptionOn(date.toString());
        if (!closed || !(closed.closed || closed.closedStarts.length > 0)) return refuse.NotClosed();
        parties = await this.reopen(manager, calendar, date, closed, { reason, staffId: staff.id });
        const action: CalendarAction = {
          targetType: 'day',
          targetId: closed.date,
          before: { closed: closed.closed, closedStarts: [...closed.closedStarts] },
          after: { closed: false, closedStarts: [], parties },
        };
        return action;
      },
    });
    return '__typename' in outcome ? outcome : { parties };
  }

  private async reopen(
    manager: EntityManager,
    calendar: HouseCalendar,
    date: Temporal.PlainDate,
    closed: ExceptionData,
    by: { readonly reason: string | null; readonly staffId: string },
  ): Promise<number> {
    const now = this.clock.now();
    const span = [calendar.instant(date, '00:00'), calendar.instant(date.add({ days: 1 }), '00:00')];
    const groups: { id: string }[] = await manager.query(LOCK_GROUPS, span);
    const displaced: { id: string }[] = await manager.query(LOCK_DISPLACED, span);
    const bookings = displaced.map(({ id }) => id);
    const offers = await this.offers.lock(manager, bookings);
    const slots: { id: string }[] = await manager.query(CLOSED_SLOTS, [...span, TOUR_TYPES]);
    const opened = slots.map(({ id }) => id);
    const freed = [...new Set([...opened, ...offers.map(({ slotId }) => slotId)])];
    await manager.query(LOCK_SLOTS, [freed]);
    await this.offers.end(manager, offers);
    const restored: Pick<Booking, 'id' | 'revision' | 'language'>[] = await manager.query(RESTORE, [
      ...[bookings, by.staffId, now, by.reason],
    ]);
    await manager.query(OPEN_SLOTS, [opened]);
    await manager.query(OFFER_FREED_SEATS, [freed, ...this.terms.parameters(now)]);
    await tellWaitingParties(manager, this.outbox, opened, now);
    for (const { id, revision, language } of restored) {
      const data = { bookingId: id, revision, language };
      const facts = { aggregateId: id, correlationId: correlationId(), now, data };
      await this.outbox.add(manager, bookingRestored.create(facts));
    }
    for (const { id: groupId } of groups) {
      const facts = { aggregateId: groupId, correlationId: correlationId(), now, data: { groupId } };
      await this.outbox.add(manager, groupRestored.create(facts));
    }
    await storeException(manager, { ...closed, closed: false, closedStarts: [], note: '', noteEs: null });
    await manager.query(END_CLOSURES, [now]);
    return restored.length;
  }
}
