import { TOUR_TYPES, type TourType } from '@hilltop/contracts/tour-types';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { type InvalidInput, invalidInput } from '@hilltop/platform/outcome/parse-input';
import { parseDate } from '@hilltop/platform/values/calendar-date';
import { Inject, Injectable } from '@nestjs/common';
import type { CalendarChangedMeanwhile, CapacityBelowSold } from '../../../generated/refusals.js';
import { OFFER_FREED_SEATS, OfferTerms } from '../../../holds/offer-terms.js';
import { refuse } from '../../../refusals.en.js';
import { startCapacity } from '../../../tours/start-capacity.js';
import type { HouseCalendar } from '../../calendar/house-calendar.js';
import { VenueClock } from '../../schedule/venue-clock.js';
import { slotId } from '../../slots/slot.entity.js';
import type { CapacityChange, GuideAssignment } from '../calendar.input.js';
import { CalendarChange, type CalendarChanged } from '../calendar-change.js';

/** $1 slot, $2 tour type, $3 start. */
const ENSURE_SLOT = `
  INSERT INTO slots (id, tour_type, starts_at, capacity, taken)
  VALUES ($1::text, $2::text, $3::timestamptz, ${startCapacity('$2::text')}, 0) ON CONFLICT (id) DO NOTHING`;

/** $1 slot, $2 account. */
const SET_GUIDE = `
  UPDATE slots SET guide_id = $2::uuid, led_before = CASE WHEN guide_id IS NULL OR guide_id = $2::uuid THEN led_before
    ELSE array_append(array_remove(led_before, guide_id), guide_id) END
  WHERE id = $1::text`;

const LOCKED_SLOT = `SELECT capacity, taken, closed, kept_for AS "keptFor", guide_id AS "guideId", starts_at AS "startsAt" FROM slots WHERE id = $1::text FOR UPDATE`;

interface SlotRow {
  readonly startsAt: Date;
  readonly capacity: number;
  readonly taken: number;
  readonly closed: boolean;
  readonly keptFor: string | null;
  readonly guideId: string | null;
}

type Time = Pick<CapacityChange, 'tourType' | 'date' | 'time'>;
type Refused = InvalidInput | CapacityBelowSold;
type Changed = Promise<CalendarChanged | CalendarChangedMeanwhile | Refused>;

@Injectable()
export class ChangeTime {
  constructor(
    private readonly calendarChange: CalendarChange,
    private readonly offers: OfferTerms,
    private readonly venue: VenueClock,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The capacity never falls below what is sold or held, under the row lock of sales. Additional seats are offered to the waiting list. */
  capacity({ capacity, ...time }: CapacityChange, staff: StaffIdentity): Changed {
    return this.calendarChange.execute<Refused>({
      staff,
      action: 'changeCapacity',
      version: null,
      change: async (manager, calendar) => {
        const start = slotOf(calendar, time);
        if ('__typename' in start) return start;
        await manager.query(ENSURE_SLOT, start.parameters);
        const [slot]: SlotRow[] = await manager.query(LOCKED_SLOT, [start.id]);
        // Displaced parties can still get their seats back.
        if (slot?.closed) return invalidInput([{ field: 'time', message: 'This time is closed' }]);
        if (slot?.keptFor) return invalidInput([{ field: 'time', message: 'This time is kept for a group' }]);
        if (slot && slot.taken > capacity) return refuse.CapacityBelowSold.time({ taken: slot.taken });
        await manager.query('UPDATE slots SET capacity = $2::integer WHERE id = $1::text', [start.id, capacity]);
        await manager.query(OFFER_FREED_SEATS, [[start.id], ...this.offers.parameters(this.clock.now())]);
        const before = { capacity: slot?.capacity ?? null };
        return { targetType: 'slot', targetId: start.id, before, after: { capacity } };
      },
    });
  }

  guide({ guideId, ...time }: GuideAssignment, staff: StaffIdentity): Changed {
    return this.calendarChange.execute<Refused>({
      staff,
      action: 'assignGuide',
      version: null,
      change: async (manager, calendar) => {
        const start = slotOf(calendar, time);
        if ('__typename' in start) return start;
        await manager.query(ENSURE_SLOT, start.parameters);
        const [slot]: SlotRow[] = await manager.query(LOCKED_SLOT, [start.id]);
        await manager.query(SET_GUIDE, [start.id, guideId]);
        const before = { guideId: slot?.guideId ?? null };
        return { targetType: 'slot', targetId: start.id, before, after: { guideId } };
      },
    });
  }

  /** The caller leads a time of today from now on, also one that left the calendar and kept its parties. */
  lead(id: string, staff: StaffIdentity): Changed {
    return this.calendarChange.execute<Refused>({
      staff,
      action: 'leadTime',
      version: null,
      change: async (manager, calendar) => {
        const today = this.venue.today(this.clock.now());
        const starts = calendar.plannedStarts(today).map((time) => calendar.instant(today, time));
        const planned = TOUR_TYPES.flatMap((tourType) => starts.map((startsAt) => ({ tourType, startsAt })));
        const start = planned.find(({ tourType, startsAt }) => slotId(tourType, startsAt) === id);
        if (start) await manager.query(ENSURE_SLOT, [id, start.tourType, start.startsAt]);
        const [slot]: SlotRow[] = await manager.query(LOCKED_SLOT, [id]);
        if (!slot || !this.venue.wallTime(slot.startsAt).toPlainDate().equals(today)) return notOfToday();
        await manager.query(SET_GUIDE, [id, staff.id]);
        const before = { guideId: slot.guideId };
        return { targetType: 'slot', targetId: id, before, after: { guideId: staff.id } };
      },
    });
  }
}

function notOfToday(): InvalidInput {
  return invalidInput([
    { field: 'slotId', message: 'This is no time of today: only those of today can be taken over' },
  ]);
}

function slotOf(
  calendar: HouseCalendar,
  { tourType, date, time }: Time,
): { readonly id: string; readonly parameters: [string, TourType, Date] } | InvalidInput {
  const day = parseDate(date);
  if (!day || !calendar.plannedStarts(day).includes(time)) {
    return invalidInput([{ field: 'time', message: 'No tour starts at this time' }]);
  }
  const startsAt = calendar.instant(day, time);
  const id = slotId(tourType, startsAt);
  return { id, parameters: [id, tourType, startsAt] };
}
