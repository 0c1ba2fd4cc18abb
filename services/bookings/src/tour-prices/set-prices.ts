import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { type InvalidInput, invalidInput } from '@hilltop/platform/outcome/parse-input';
import { parseDate } from '@hilltop/platform/values/calendar-date';
import { formatCents } from '@hilltop/platform/values/cents';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import type { TicketTypeNotFound, TourChangedMeanwhile, TourNotFound } from '../generated/refusals.js';
import { VenueClock } from '../opening/schedule/venue-clock.js';
import { ADULT } from '../prices/ticket-line.js';
import { TicketTypeRow } from '../prices/ticket-type.entity.js';
import { refuse } from '../refusals.en.js';
import { Tour } from '../tours/tour.entity.js';
import { checkAdultPrice } from '../tours/tour-checks.js';
import { ChangeTourPrices } from './change-tour-prices.js';
import type { TourPriceRequest } from './tour-price.input.js';

/** `version` is what the caller saw. */
export interface PricedTour {
  readonly tourId: string;
  readonly version: number;
  readonly staff: StaffIdentity;
}

export type PricesOutcome = { tour: Tour } | TourNotFound | TourChangedMeanwhile | TicketTypeNotFound | InvalidInput;

// The statements run in the transaction that raises the version of the tour.

/** $1 tour, $2 type, $3 cents, $4 seats (null keeps the latest), $5 from, $6 until, $7 now, $8 when an adult's price became the tour's. */
const ADD_PRICE = `
  INSERT INTO tour_prices (tour_id, type, cents, seats, valid_from, valid_until, confirmed_at, applied_at)
  VALUES ($1::uuid, $2::text, $3::integer, coalesce($4::integer,
    (SELECT seats FROM tour_prices WHERE tour_id = $1::uuid AND type = $2::text ORDER BY valid_from DESC, id DESC LIMIT 1), 1),
    $5::timestamptz, $6::timestamptz, $7::timestamptz, $8::timestamptz)`;

/** A price replaces the example. $1 tour, $2 type, $3 now. */
const END_EXAMPLE = `
  UPDATE tour_prices SET valid_until = $3::timestamptz
  WHERE tour_id = $1::uuid AND type = $2::text AND confirmed_at IS NULL AND valid_until IS NULL`;

/** $1 tour, $2 types or null for all, $3 now. */
const CONFIRM_EXAMPLES = `
  UPDATE tour_prices SET confirmed_at = $3::timestamptz, valid_from = $3::timestamptz
  WHERE tour_id = $1::uuid AND confirmed_at IS NULL AND valid_until IS NULL AND ($2::text[] IS NULL OR type = ANY($2::text[]))`;

/** $1 tour, $2 type, $3 now. */
const END_PRICES = `
  UPDATE tour_prices SET valid_until = $3::timestamptz
  WHERE tour_id = $1::uuid AND type = $2::text AND valid_from < $3::timestamptz
    AND (valid_until IS NULL OR valid_until > $3::timestamptz)`;
const DROP_PLANNED = `
  DELETE FROM tour_prices WHERE tour_id = $1::uuid AND type = $2::text AND valid_from >= $3::timestamptz`;

/** Held and booked tickets keep their price. */
@Injectable()
export class SetPrices {
  constructor(
    private readonly dataSource: DataSource,
    private readonly change: ChangeTourPrices,
    private readonly venue: VenueClock,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async set(tour: PricedTour, request: TourPriceRequest): Promise<PricesOutcome> {
    const refused =
      (await this.unknownType(request.type)) ??
      this.checkDays(request) ??
      (await this.freeAdults(tour.tourId, request));
    if (refused) return refused;
    const { type, price, seats } = request;
    const { from, until } = this.span(request);
    const { tourId } = tour;
    return this.change.execute({
      ...tour,
      action: 'setTourPrice',
      after: { type, price: formatCents(price), ...(request.from && { from: request.from }) },
      adultCents: type === ADULT && from === null ? price : undefined,
      store: async (manager, now) => {
        await manager.query(END_EXAMPLE, [tourId, type, now]);
        const applied = type === ADULT && from === null ? now : null;
        await manager.query(ADD_PRICE, [tourId, type, price, seats, from ?? now, until, now, applied]);
      },
    });
  }

  confirm(tour: PricedTour, types: readonly string[] | null): Promise<PricesOutcome> {
    return this.change.execute({
      ...tour,
      action: 'confirmTourPrices',
      after: { types: types ? types.join(', ') : 'all' },
      store: async (manager, now) => {
        await manager.query(CONFIRM_EXAMPLES, [tour.tourId, types, now]);
      },
    });
  }

  async end(tour: PricedTour, type: string): Promise<PricesOutcome> {
    if (type === ADULT) return adultsStay('type');
    return this.change.execute({
      ...tour,
      action: 'endTourPrice',
      after: { type },
      store: async (manager, now) => {
        await manager.query(END_PRICES, [tour.tourId, type, now]);
        await manager.query(DROP_PLANNED, [tour.tourId, type, now]);
      },
    });
  }

  /** The refusal for a type that does not exist or has ended. */
  async unknownType(code: string): Promise<TicketTypeNotFound | undefined> {
    const known = await this.dataSource.manager.existsBy(TicketTypeRow, { code, endedAt: IsNull() });
    return known ? undefined : refuse.TicketTypeNotFound();
  }

  /** The refusal for a price of 0 for adults who pay. */
  async freeAdults(id: string, { type, price }: TourPriceRequest): Promise<InvalidInput | undefined> {
    if (type !== ADULT || price > 0) return undefined;
    const tour = await this.dataSource.manager.findOneBy(Tour, { id });
    return tour ? checkAdultPrice(tour.priceCents, price) : undefined;
  }

  /** The refusal for days on which no price can begin or end. */
  checkDays({ type, from, until, seats }: TourPriceRequest): InvalidInput | undefined {
    const today = this.venue.today(this.clock.now()).toString();
    if (from !== null && from < today) return fault('from', 'A price can begin today or later');
    if (until !== null && until < today) return fault('until', 'The last day must not be in the past');
    if (type === ADULT && until !== null)
      return fault('until', 'The price of adults has no last day. Please set the next price');
    if (type === ADULT && seats === 0) return fault('seats', 'An adult takes a seat');
    return undefined;
  }

  /** `from` is null for at once. */
  private span({ from, until }: TourPriceRequest): { from: Date | null; until: Date | null } {
    const today = this.venue.today(this.clock.now()).toString();
    const [first, last] = [from === null || from === today ? undefined : parseDate(from), until && parseDate(until)];
    return {
      from: first ? this.venue.startOf(first) : null,
      until: last ? this.venue.startOf(last.add({ days: 1 })) : null,
    };
  }
}

const fault = (field: string, message: string) => invalidInput([{ field, message }]);

/** Every tour sells adults. */
export const adultsStay = (field: string): InvalidInput => fault(field, 'Every tour sells tickets for adults');
