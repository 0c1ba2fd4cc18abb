import type { ChangeRule } from '@hilltop/contracts/house/change-rule';
import { invalidInput } from '@hilltop/platform/outcome/parse-input';
import { parseDate } from '@hilltop/platform/values/calendar-date';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { faults } from '../faults.en.js';
import { CalendarRepository } from '../opening/calendar/calendar.repository.js';
import { shownTime, storedTime } from '../opening/schedule/start-times.js';
import { slotId } from '../opening/slots/slot.entity.js';
import { type NoSlot, SlotFinder } from '../opening/slots/slot-finder.js';
import { refuse } from '../refusals.en.js';
import { Tour } from '../tours/tour.entity.js';
import type { AskedPart } from './group.input.js';
import { peopleOf, type WantedPart } from './group-part.js';

export interface FoundStarts {
  readonly tour: Tour;
  readonly parts: readonly WantedPart[];
  readonly changeRule: ChangeRule;
}

/** Finds the starts that a group asks for, before anything is locked. */
@Injectable()
export class FindStarts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly calendars: CalendarRepository,
    private readonly slotFinder: SlotFinder,
  ) {}

  /** @param has slots of parts that the group has: a start that began or closed since is no reason to refuse its other parts */
  async find(tourId: string, asked: readonly AskedPart[], has: ReadonlySet<string>): Promise<FoundStarts | NoSlot> {
    const tour = await this.dataSource.manager.findOneBy(Tour, { id: tourId });
    if (!tour) return refuse.TourNotOffered(tourId);
    if (tour.soldByParty) return invalidInput([{ field: 'tourId', message: faults.noGroups.error() }]);
    const calendar = await this.calendars.current();
    const parts: WantedPart[] = [];
    for (const { tourDate, tourTime, ...rest } of asked) {
      const date = parseDate(tourDate);
      const stored = storedTime(tourTime);
      if (!date || !stored) return refuse.SlotClosed.noSuchTime({ reason: null }, []);
      const [time, startsAt] = [shownTime(stored), calendar.instant(date, stored)];
      const part = { ...rest, slotId: slotId(tour.type, startsAt), startsAt, date, time };
      if (!has.has(part.slotId)) {
        const start = { tourType: tour.type, tourId, tourDate, tourTime: time, guests: peopleOf(rest) };
        // A group books a year ahead, and may be larger than a party.
        const found = await this.slotFinder.start(start, { hasSeats: true, anyDay: true });
        if ('__typename' in found) return found;
      }
      parts.push(part);
    }
    return { tour, parts, changeRule: calendar.data.changeRule };
  }
}
