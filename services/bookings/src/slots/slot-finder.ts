import type { TourType } from '@hilltop/contracts/tour-types';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import type { InvalidInput } from '@hilltop/platform/outcome/parse-input';
import { Inject, Injectable } from '@nestjs/common';
import { CalendarRepository } from '../calendar/calendar.repository.js';
import { shownTime, storedTime } from '../schedule/start-times.js';
import { parseDate } from '../schedule/venue-clock.js';
import type { Tour } from '../tours/tour.entity.js';
import { checkPartyFits } from '../tours/tour.refusals.js';
import { TourRepository } from '../tours/tour.repository.js';
import {
  dayClosed,
  noSuchTime,
  type SlotClosed,
  type TourNotOffered,
  timeClosed,
  tourNotOffered,
} from './slot.refusals.js';
import { type SlotRequest, slotRequest } from './slot-request.js';

/** A visitor's choice of tour, date and time. */
export interface SlotSelection {
  readonly tourType: TourType;
  /** A tour of the type; defaults to the first one on offer. */
  readonly tourId?: string | null | undefined;
  /** YYYY-MM-DD */
  readonly tourDate: string;
  readonly tourTime: string;
  readonly groupSize: number;
}

/** A slot on sale with its tour. */
export interface SlotOffer {
  readonly tour: Tour;
  readonly request: SlotRequest;
}

/** Finds the slot of a selection among the tours on offer and the times of the calendar. */
@Injectable()
export class SlotFinder {
  constructor(
    private readonly tours: TourRepository,
    private readonly calendars: CalendarRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * The chosen slot, or the refusal if it is not on sale.
   * @param hasSeats the party has a booking or an offer: it may be larger than the tour takes now, and gets the first tour of
   *   the type if its own was withdrawn
   */
  async find(
    selection: SlotSelection,
    hasSeats = false,
  ): Promise<SlotOffer | SlotClosed | TourNotOffered | InvalidInput> {
    const { tourType, tourId, groupSize } = selection;
    const { tour, startCapacity, calendarVersion } = await this.tours.onOffer(tourType, tourId, hasSeats);
    if (!tour) return tourNotOffered(tourType, tourId);
    const tooLarge = hasSeats ? undefined : checkPartyFits(tour, groupSize);
    if (tooLarge) return tooLarge;
    const calendar = await this.calendars.at(calendarVersion);
    const date = parseDate(selection.tourDate);
    const time = storedTime(selection.tourTime);
    if (!date) return noSuchTime([]);
    const now = this.clock.now();
    const reason = calendar.closedReason(date, now);
    if (reason) return dayClosed(reason, calendar.exceptionOn(selection.tourDate)?.note);
    const start = calendar.openStarts(date, now).find((open) => open.time === selection.tourTime);
    if (start) {
      const at = { tourType, date, time: start.time, startsAt: new Date(start.epochMs) };
      const party = { groupSize, seats: tour.seatsFor(groupSize), capacity: startCapacity };
      return { tour, request: slotRequest({ ...at, ...party }) };
    }
    if (time === undefined || !calendar.plannedStarts(date).includes(time)) {
      return noSuchTime(calendar.starts(date).map(shownTime));
    }
    return calendar.isClosed(selection.tourDate, time) ? timeClosed() : dayClosed('PAST');
  }
}
