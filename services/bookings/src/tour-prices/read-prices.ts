import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { formatCents, formatSignedCents } from '@hilltop/platform/values/cents';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import type {
  PriceRule as RuleView,
  TourPriceEntry,
  TourPriceList,
  TourPriceState,
  TicketType as TypeView,
} from '../generated/schema-types.js';
import { shownTime } from '../opening/schedule/start-times.js';
import { VenueClock } from '../opening/schedule/venue-clock.js';
import { PriceRuleRow } from '../prices/price-rule.entity.js';
import { typeView } from '../prices/ticket.views.js';
import { ADULT } from '../prices/ticket-line.js';
import { TicketTypeRow } from '../prices/ticket-type.entity.js';
import { TourPriceRow } from '../prices/tour-price.entity.js';
import { Tour } from '../tours/tour.entity.js';

/** Shows managers past and planned prices too. */
@Injectable()
export class ReadPrices {
  constructor(
    private readonly dataSource: DataSource,
    private readonly venue: VenueClock,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Types in the order in which guests are asked for, including ended ones. */
  async types(): Promise<TicketTypeRow[]> {
    return this.dataSource.manager.find(TicketTypeRow, { order: { position: 'ASC', code: 'ASC' } });
  }

  async list(tour: Tour): Promise<TourPriceList> {
    const { manager } = this.dataSource;
    const [types, prices, rules] = await Promise.all([
      this.types(),
      manager.find(TourPriceRow, { where: { tourId: tour.id }, order: { validFrom: 'DESC', id: 'DESC' } }),
      manager.find(PriceRuleRow, {
        where: { tourId: tour.id, removedAt: IsNull() },
        order: { position: 'ASC', id: 'ASC' },
      }),
    ]);
    const now = this.clock.now();
    const entries = types.flatMap((type) => {
      const ofType = prices.filter((price) => price.type === type.code);
      return this.entries(type, type.code === ADULT ? adultPrices(tour, ofType) : ofType, now);
    });
    return { __typename: 'TourPriceList', tourId: tour.id, version: tour.version, entries, rules: rules.map(ruleView) };
  }

  private entries(type: TicketTypeRow, prices: readonly TourPriceRow[], now: Date): TourPriceEntry[] {
    const current = prices.find((price) => isOnSale(price, now));
    return prices.map((price) => ({
      __typename: 'TourPriceEntry',
      id: price.id,
      type: rowView(type),
      price: formatCents(price.cents),
      seats: price.seats,
      from: price.validFrom.getTime() === 0 ? null : this.dateOf(price.validFrom),
      until: price.validUntil && this.dateOf(new Date(price.validUntil.getTime() - 1)),
      state: stateOf(price, current, now),
    }));
  }

  private dateOf(instant: Date): string {
    return this.venue.wallTime(instant).toPlainDate().toString();
  }
}

const isOnSale = ({ confirmedAt, validFrom, validUntil }: TourPriceRow, now: Date): boolean =>
  confirmedAt !== null && validFrom <= now && (validUntil === null || validUntil > now);

function stateOf(price: TourPriceRow, current: TourPriceRow | undefined, now: Date): TourPriceState {
  if (price === current) return 'CURRENT';
  if (price.validUntil !== null && price.validUntil <= now) return 'ENDED';
  if (price.confirmedAt === null) return 'EXAMPLE';
  return price.validFrom > now ? 'PLANNED' : 'ENDED';
}

/** The tour's own price, which the form of the tour sets too. */
function adultPrices(tour: Tour, planned: readonly TourPriceRow[]): TourPriceRow[] {
  const set = planned.find(({ appliedAt, cents }) => appliedAt !== null && cents === tour.priceCents);
  const own = Object.assign(new TourPriceRow(), {
    id: 'adult',
    tourId: tour.id,
    type: ADULT,
    cents: tour.priceCents,
    seats: 1,
    validFrom: set?.validFrom ?? new Date(0),
    validUntil: null,
    confirmedAt: new Date(0),
    appliedAt: null,
  } satisfies TourPriceRow);
  const others = planned.filter((price) => price !== set);
  return [
    ...others.filter(({ appliedAt }) => appliedAt === null),
    own,
    ...others.filter(({ appliedAt }) => appliedAt !== null),
  ];
}

export const rowView = (type: TicketTypeRow): TypeView => typeView(type, type.endedAt !== null);

function ruleView({ floorCents, ceilingCents, cents, fromTime, untilTime, ...rule }: PriceRuleRow): RuleView {
  const { id, name, nameEs, weekdays, fromDate, untilDate, daysAheadFrom, daysAheadUntil, soldBelowPercent, percent } =
    rule;
  return {
    __typename: 'PriceRule',
    ...{ id, name, nameEs, weekdays, fromDate, untilDate, daysAheadFrom, daysAheadUntil, soldBelowPercent, percent },
    fromTime: fromTime && shownTime(fromTime),
    untilTime: untilTime && shownTime(untilTime),
    amount: cents === null ? null : formatSignedCents(cents),
    floor: formatCents(floorCents),
    ceiling: formatCents(ceilingCents),
  };
}
