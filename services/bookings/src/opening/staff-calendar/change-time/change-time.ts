import { MAX_GUIDES } from '@hilltop/contracts/house/bounds';
import { TOUR_TYPES, type TourType } from '@hilltop/contracts/tour-types';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { type InvalidInput, invalidInput } from '@hilltop/platform/outcome/parse-input';
import { parseDate } from '@hilltop/platform/values/calendar-date';
import { Inject, Injectable } from '@nestjs/common';
import type { CalendarChangedMeanwhile, CapacityBelowSold, GuideBusy } from '../../../generated/refusals.js';
import { OFFER_FREED_SEATS, OfferTerms } from '../../../holds/offer-terms.js';
import { refuse } from '../../../refusals.en.js';
import { startCapacity } from '../../../tours/start-capacity.js';
import type { HouseCalendar } from '../../calendar/house-calendar.js';
import { Leads } from '../../leads/leads.js';
import { VenueClock } from '../../schedule/venue-clock.js';
import { slotId } from '../../slots/slot.entity.js';
import type { CapacityChange, GuideAssignment } from '../calendar.input.js';
import { type CalendarAction, CalendarChange, type CalendarChanged } from '../calendar-change.js';

/** $1 slot, $2 tour type, $3 start. */
const ENSURE_SLOT = `
  INSERT INTO slots (id, tour_type, starts_at, capacity, taken)
  VALUES ($1::text, $2::text, $3::timestamptz, ${startCapacity('$2::text')}, 0) ON CONFLICT (id) DO NOTHING`;

const LOCKED_SLOT = `SELECT capacity, taken, closed, kept_for AS "keptFor", starts_at AS "startsAt" FROM slots WHERE id = $1::text FOR UPDATE`;

interface SlotRow {
  readonly startsAt: Date;
  readonly capacity: number;
  readonly taken: number;
  readonly closed: boolean;
  readonly keptFor: string | null;
}

type Time = Pick<CapacityChange, 'tourType' | 'date' | 'time'>;
type NoSeats = InvalidInput | CapacityBelowSold;
type NoGuide = InvalidInput | GuideBusy;
type Changed<Refused> = Promise<CalendarChanged | CalendarChangedMeanwhile | Refused>;

@Injectable()
export class ChangeTime {
  constructor(
    private readonly calendarChange: CalendarChange,
    private readonly leads: Leads,
    private readonly offers: OfferTerms,
    private readonly venue: VenueClock,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The capacity never falls below what is sold or held, under the row lock of sales. Additional seats are offered to the waiting list. */
  capacity({ capacity, ...time }: CapacityChange, staff: StaffIdentity): Changed<NoSeats> {
    return this.calendarChange.execute<NoSeats>({
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

  /** These lead it, and nobody else. */
  guides({ guideIds, ...time }: GuideAssignment, staff: StaffIdentity): Changed<NoGuide> {
    return this.calendarChange.execute<NoGuide>({
      staff,
      action: 'assignGuide',
      version: null,
      change: async (manager, calendar) => {
        const start = slotOf(calendar, time);
        if ('__typename' in start) return start;
        await manager.query(ENSURE_SLOT, start.parameters);
        await manager.query(LOCKED_SLOT, [start.id]);
        const before = await this.leads.of(manager, start.id);
        const busy = await this.leads.set(manager, calendar, start.id, guideIds);
        return busy ?? ledBy(start.id, before.guideIds, guideIds);
      },
    });
  }

  /**
   * The caller leads a time of today from now on, also one that left the calendar and kept its parties: beside others where one guide is
   * not enough, or more lead it already, and else in place of who led it.
   */
  lead(id: string, staff: StaffIdentity): Changed<NoGuide> {
    return this.calendarChange.execute<NoGuide>({
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
        const { guideIds, guidesNeeded } = await this.leads.of(manager, id);
        const isLed = guideIds.includes(staff.id);
        const beside = guidesNeeded > 1 || guideIds.length > 1 ? guideIds : [];
        if (!isLed && beside.length === MAX_GUIDES) return ledByMost();
        const after = isLed ? guideIds : [...beside, staff.id];
        const busy = await this.leads.set(manager, calendar, id, after);
        return busy ?? ledBy(id, guideIds, after);
      },
    });
  }
}

function ledBy(slot: string, before: readonly string[], after: readonly string[]): CalendarAction {
  const fields = (guides: readonly string[]) => ({ guides: guides.length === 0 ? null : [...guides] });
  return { targetType: 'slot', targetId: slot, before: fields(before), after: fields(after) };
}

function ledByMost(): InvalidInput {
  return invalidInput([{ field: 'slotId', message: `${MAX_GUIDES} guides lead this time already` }]);
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
