import type { ChangeRule } from '@hilltop/contracts/house/change-rule';
import type { TourType } from '@hilltop/contracts/tour-types';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import type { InvalidInput } from '@hilltop/platform/outcome/parse-input';
import { parseDate } from '@hilltop/platform/values/calendar-date';
import { Inject, Injectable } from '@nestjs/common';
import type { SlotClosed, TourNotOffered } from '../../generated/refusals.js';
import type { PriceList } from '../../prices/price-list.js';
import { type PartyRefusal, priceParty, repriceLines, type WantedTickets } from '../../prices/price-party.js';
import type { StartFacts } from '../../prices/price-rule.js';
import { centsOf, guestsOf, type TicketLine } from '../../prices/ticket-line.js';
import { refuse } from '../../refusals.en.js';
import type { Tour } from '../../tours/tour.entity.js';
import { type HeldPrices, type OnOffer, TourRepository } from '../../tours/tour.repository.js';
import { checkPartyFits } from '../../tours/tour-checks.js';
import { CalendarRepository } from '../calendar/calendar.repository.js';
import { shownTime, storedTime } from '../schedule/start-times.js';
import { type SlotRequest, slotRequest } from './slot-request.js';
import { StartFactsReader } from './start-facts.js';

interface StartSelection {
  readonly tourType: TourType;
  /** The first of the type on offer by default. */
  readonly tourId?: string | null | undefined;
  /** YYYY-MM-DD */
  readonly tourDate: string;
  readonly tourTime: string;
  /** All of the party. */
  readonly guests: number;
  /** Its prices are paid. */
  readonly holdId?: string | null | undefined;
}

export interface SlotSelection extends Omit<StartSelection, 'guests'> {
  readonly tickets: readonly WantedTickets[];
}

interface FoundSlot {
  readonly tour: Tour;
  readonly prices: PriceList;
  readonly start: StartFacts;
  /** Of the request, while it is active. */
  readonly hold: HeldPrices | undefined;
  readonly slot: Omit<SlotRequest, 'seats'>;
  /** That the party saw when it held its seats, or that is in force. */
  readonly changeRule: ChangeRule;
}

export interface SlotOffer extends FoundSlot {
  readonly request: SlotRequest & { readonly lines: readonly TicketLine[] };
  /** Sum of the lines, in cents. */
  readonly totalCents: number;
}

/** What a party may have beside what visitors are offered. */
export interface Leeway {
  /** It has seats: it may be larger than its tour takes now. */
  readonly hasSeats?: boolean;
  /** It gets the first tour of the type where its own was withdrawn. */
  readonly orFirst?: boolean;
  /** Also after the last date that visitors can book, as staff may with a reason. */
  readonly anyDay?: boolean;
}

export type NoSlot = SlotClosed | TourNotOffered | InvalidInput;
export type NotFound = NoSlot | PartyRefusal;

@Injectable()
export class SlotFinder {
  constructor(
    private readonly tours: TourRepository,
    private readonly calendars: CalendarRepository,
    private readonly startFacts: StartFactsReader,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async find(selection: SlotSelection, leeway?: Leeway): Promise<SlotOffer | NotFound> {
    const found = await this.start({ ...selection, guests: guestsOf(selection.tickets) }, leeway);
    if ('__typename' in found) return found;
    const { tour, prices, hold, start, slot } = found;
    // The party pays what it holds.
    const kept = hold?.slotId === slot.slotId && hold.tourId === tour.id ? (hold.tickets ?? []) : [];
    const lines = priceParty(selection.tickets, prices, start, kept);
    return '__typename' in lines ? lines : offerOf(found, lines);
  }

  /** The slot at its own prices. A type that is no longer sold keeps the booked price. */
  async findFor(booked: readonly TicketLine[], selection: Omit<StartSelection, 'guests'>): Promise<SlotOffer | NoSlot> {
    const found = await this.start({ ...selection, guests: guestsOf(booked) }, { hasSeats: true, orFirst: true });
    if ('__typename' in found) return found;
    return offerOf(found, repriceLines(booked, found.prices, found.start, found.tour.id));
  }

  async start(selection: StartSelection, leeway: Leeway = {}): Promise<FoundSlot | NoSlot> {
    const { hasSeats = false, orFirst = false, anyDay = false } = leeway;
    const { tourType, tourId, guests, holdId } = selection;
    const now = this.clock.now();
    const found = await this.tours.onOffer(tourType, { now, holdId }, tourId, orFirst);
    const { tour, calendarVersion } = found;
    if (!tour) return refuse.TourNotOffered(tourId);
    const tooLarge = hasSeats ? undefined : checkPartyFits(tour, guests);
    if (tooLarge) return tooLarge;
    const calendar = await this.calendars.at(calendarVersion);
    const date = parseDate(selection.tourDate);
    const time = storedTime(selection.tourTime);
    if (!date) return refuse.SlotClosed.noSuchTime({ reason: null }, []);
    const reason = calendar.closedReason(date, now, anyDay);
    if (reason === 'TOO_FAR_AHEAD') return refuse.SlotClosed.TOO_FAR_AHEAD({ reason }, calendar.opensOn(date));
    if (reason) return refuse.SlotClosed[reason]({ reason }, calendar.noteOn(selection.tourDate));
    const open = calendar.startsAhead(date, now).find((one) => one.time === selection.tourTime);
    if (open) {
      const at = { tourType, date, time: open.time, startsAt: new Date(open.epochMs) };
      const { changeRule } = found.hold ?? calendar.data;
      return {
        ...(await this.priced({ ...found, tour }, { ...at, guests, capacity: found.startCapacity }, now)),
        changeRule,
      };
    }
    if (time === undefined || !calendar.plannedStarts(date).includes(time)) {
      return refuse.SlotClosed.noSuchTime({ reason: null }, calendar.starts(date).map(shownTime));
    }
    return calendar.isClosed(selection.tourDate, time)
      ? refuse.SlotClosed.time({ reason: 'CLOSURE' })
      : refuse.SlotClosed.PAST({ reason: 'PAST' });
  }

  private async priced(
    { tour, prices, hold }: OnOffer & { readonly tour: Tour },
    at: Omit<SlotRequest, 'slotId' | 'seats'>,
    now: Date,
  ): Promise<Omit<FoundSlot, 'changeRule'>> {
    const { seats: _, ...slot } = slotRequest({ ...at, seats: at.guests });
    const own = hold?.slotId === slot.slotId ? hold.seats : 0;
    return { tour, prices, hold, slot, start: await this.startFacts.of(slot, prices, own, now) };
  }
}

function offerOf(found: FoundSlot, lines: readonly TicketLine[]): SlotOffer {
  const { tour, slot } = found;
  const request = { ...slot, seats: tour.seatsFor(lines), tourId: tour.id, lines };
  return { ...found, request, totalCents: centsOf(lines) };
}
