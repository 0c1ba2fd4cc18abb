import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { formatCents } from '@hilltop/platform/values/cents';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ClosurePreview } from '../../generated/schema-types.js';
import { CalendarRepository } from '../calendar/calendar.repository.js';
import { type ClosedSpan, datesOf, slotsOf, timesToClose } from './closed-slots.js';
import { groupView } from './list-closures/closure.view.js';
import type { ReachedGroup } from './list-closures/closures.repository.js';

interface Counts {
  readonly parties: number;
  readonly guests: number;
  readonly paidCents: number;
  readonly foodParties: number;
  readonly foodCents: number;
  readonly holds: number;
  readonly heldSeats: number;
  readonly waitingGuests: number;
}

/** $1 slots. */
const COUNTS = `
  SELECT * FROM (
    SELECT count(*)::integer AS parties, coalesce(sum(group_size), 0)::integer AS guests,
      coalesce(sum(total_cents), 0)::float8 AS "paidCents",
      count(*) FILTER (WHERE food_platform <> 'none')::integer AS "foodParties",
      coalesce(sum(food_total_cents), 0)::float8 AS "foodCents"
    FROM bookings WHERE slot_id = ANY($1::text[]) AND status = 'confirmed'
  ) b, (
    SELECT count(*)::integer AS holds, coalesce(sum(places), 0)::integer AS "heldSeats"
    FROM holds WHERE slot_id = ANY($1::text[]) AND status = 'active'
  ) h, (
    SELECT coalesce(sum(group_size), 0)::integer AS "waitingGuests"
    FROM waitlist_entries WHERE slot_ids && $1::text[] AND status IN ('waiting', 'offered')
      AND confirmed_at IS NOT NULL
  ) w`;

/** $1 slots, $2 now. */
const GROUPS = `
  SELECT g.id, g.number, max(p.name) AS name, sum(p.guests)::integer AS guests FROM (
    SELECT group_id, group_name AS name, group_size AS guests FROM bookings
      WHERE slot_id = ANY($1::text[]) AND status = 'confirmed' AND group_id IS NOT NULL
    UNION ALL
    SELECT group_id, NULL, group_size FROM holds
      WHERE slot_id = ANY($1::text[]) AND status = 'active' AND group_id IS NOT NULL AND expires_at > $2::timestamptz
  ) p JOIN group_visits g ON g.id = p.group_id GROUP BY g.id, g.number ORDER BY g.number`;

/** Counts without closing. */
@Injectable()
export class PreviewClosure {
  constructor(
    private readonly dataSource: DataSource,
    private readonly calendars: CalendarRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(span: ClosedSpan): Promise<ClosurePreview> {
    const calendar = await this.calendars.current();
    const dates = datesOf(span);
    const times = dates.reduce((sum, date) => sum + timesToClose(calendar, date, span).length, 0);
    const slots = dates.flatMap((date) => slotsOf(calendar, date, span)).map(({ id }) => id);
    const [counts]: Counts[] = await this.dataSource.query(COUNTS, [slots]);
    if (!counts) throw new Error('the count returned no row');
    const groups: ReachedGroup[] = await this.dataSource.query(GROUPS, [slots, this.clock.now()]);
    const { paidCents, foodCents, ...rest } = counts;
    return {
      __typename: 'ClosurePreview',
      times,
      ...rest,
      paid: formatCents(paidCents),
      foodTotal: formatCents(foodCents),
      groups: groups.map(groupView),
    };
  }
}
