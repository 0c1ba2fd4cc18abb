import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject, Injectable } from '@nestjs/common';
import { OpeningRule } from '../schedule/opening-rule.js';
import { isStartTime } from '../schedule/start-times.js';
import { parseDate } from '../schedule/venue-clock.js';
import type { Tour } from '../tours/tour.entity.js';
import { TourRepository } from '../tours/tour.repository.js';
import type { TourType } from '../tours/tour-type.js';
import { dayClosed, noSuchTime, type SlotClosed, type TourNotOffered, tourNotOffered } from './slot.refusals.js';
import { SlotRequest } from './slot-request.js';

/** What every visitor who wants seats says first. */
export interface SlotSelection {
  readonly tourType: TourType;
  /** YYYY-MM-DD */
  readonly tourDate: string;
  readonly tourTime: string;
  readonly groupSize: number;
}

/** A wish that the schedule allows, with the tour it is for. */
export interface SlotOffer {
  readonly tour: Tour;
  readonly request: SlotRequest;
}

/** Holds a wish against the tours on offer and the opening rule. */
@Injectable()
export class SlotFinder {
  constructor(
    private readonly tours: TourRepository,
    private readonly rule: OpeningRule,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The slot that is wished for, or why there is none. */
  async find(wish: SlotSelection): Promise<SlotOffer | SlotClosed | TourNotOffered> {
    const tour = await this.tours.onOffer(wish.tourType);
    if (!tour) return tourNotOffered(wish.tourType);
    const date = parseDate(wish.tourDate);
    if (!date || !isStartTime(wish.tourTime)) return noSuchTime();
    const now = this.clock.now();
    const reason = this.rule.closedReason(date, now);
    if (reason) return dayClosed(reason);
    const start = this.rule.openStarts(date, now).find(({ time }) => time === wish.tourTime);
    if (!start) return dayClosed('PAST');
    const startsAt = new Date(start.epochMs);
    return { tour, request: new SlotRequest(wish.tourType, date, start.time, startsAt, wish.groupSize) };
  }
}
