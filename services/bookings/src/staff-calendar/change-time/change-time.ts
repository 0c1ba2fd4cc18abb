import type { TourType } from '@hilltop/contracts/tour-types';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { type InvalidInput, invalidInput } from '@hilltop/platform/outcome/parse-input';
import { parseDate } from '@hilltop/platform/values/calendar-date';
import { Inject, Injectable } from '@nestjs/common';
import type { HouseCalendar } from '../../calendar/house-calendar.js';
import { OFFER_FREED_SEATS, OfferTerms } from '../../holds/offer-terms.js';
import { slotId } from '../../slots/slot.entity.js';
import type { CapacityBelowSold } from '../../slots/slot.refusals.js';
import { startCapacity } from '../../tours/start-capacity.js';
import type { CapacityChange, GuideAssignment } from '../calendar.input.js';
import { type CalendarChangedMeanwhile, capacityBelowSold } from '../calendar.refusals.js';
import { CalendarChange, type CalendarChanged } from '../calendar-change.js';

/** $1 slot, $2 tour type, $3 start. */
const ENSURE_SLOT = `
  INSERT INTO slots (id, tour_type, starts_at, capacity, taken)
  VALUES ($1::text, $2::text, $3::timestamptz, ${startCapacity('$2::text')}, 0) ON CONFLICT (id) DO NOTHING`;

const LOCKED_SLOT = `SELECT capacity, taken, closed, guide_id AS "guideId" FROM slots WHERE id = $1::text FOR UPDATE`;

interface SlotRow {
  readonly capacity: number;
  readonly taken: number;
  readonly closed: boolean;
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
        if (slot && slot.taken > capacity) return capacityBelowSold(slot.taken);
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
        await manager.query('UPDATE slots SET guide_id = $2::uuid WHERE id = $1::text', [start.id, guideId]);
        const before = { guideId: slot?.guideId ?? null };
        return { targetType: 'slot', targetId: start.id, before, after: { guideId } };
      },
    });
  }
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
