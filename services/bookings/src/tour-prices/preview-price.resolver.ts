import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { formatCents } from '@hilltop/platform/values/cents';
import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import type { PreviewTourPriceResult } from '../generated/schema-types.js';
import { VenueClock } from '../opening/schedule/venue-clock.js';
import type { PriceList } from '../prices/price-list.js';
import { ruledCents } from '../prices/price-rule.js';
import { refuse } from '../refusals.en.js';
import { TourRepository } from '../tours/tour.repository.js';
import { ReadPrices, rowView } from './read-prices.js';
import { SetPrices } from './set-prices.js';
import { tourPriceInput } from './tour-price.input.js';

/** What keeps its price. $1 tour, $2 now, $3 the type within a list of tickets. */
const KEPT = `SELECT
  (SELECT count(*)::integer FROM bookings WHERE tour_id = $1::uuid AND starts_at > $2::timestamptz AND status <> 'cancelled'
    AND tickets @> $3::jsonb) AS bookings,
  (SELECT count(*)::integer FROM holds WHERE tour_id = $1::uuid AND group_id IS NULL AND status = 'active' AND expires_at > $2::timestamptz
    AND tickets @> $3::jsonb) AS holds`;

/** The effect of a price before it is set. */
@Resolver()
export class PreviewPriceResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly tours: TourRepository,
    private readonly read: ReadPrices,
    private readonly prices: SetPrices,
    private readonly venue: VenueClock,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Query('previewTourPrice')
  async preview(@Args('tourId') tourId: string, @Args('input') input: unknown): Promise<PreviewTourPriceResult> {
    const parsed = parseInput(tourPriceInput, input);
    if (!parsed.ok) return parsed.refusal;
    const now = this.clock.now();
    const list = isUuid(tourId) ? (await this.tours.pricesOf([tourId], now)).get(tourId.toLowerCase()) : undefined;
    if (!list) return refuse.TourNotFound();
    const { type: code, price, from } = parsed.value;
    const type = (await this.read.types()).find((known) => known.code === code && known.endedAt === null);
    if (!type) return refuse.TicketTypeNotFound();
    const refused =
      this.prices.checkDays(parsed.value) ?? (await this.prices.freeAdults(tourId.toLowerCase(), parsed.value));
    if (refused) return refused;
    const was = list.types.find((sold) => sold.code === code);
    const after = { ...type, cents: price, seats: was?.seats ?? 1 };
    const kept = JSON.stringify([{ type: code }]);
    const [counts] = await this.dataSource.query<{ bookings: number; holds: number }[]>(KEPT, [tourId, now, kept]);
    return {
      __typename: 'TourPricePreview',
      type: rowView(type),
      was: was ? formatCents(was.cents) : null,
      price: formatCents(price),
      from: from ?? this.venue.today(now).toString(),
      bookings: counts?.bookings ?? 0,
      holds: counts?.holds ?? 0,
      cardBefore: formatCents(lowestOnCard(list.types)),
      cardAfter: formatCents(lowestOnCard([...list.types.filter((sold) => sold.code !== code), after])),
      rules: list.rules.map((rule) => ({
        __typename: 'RulePrice',
        name: rule.name,
        price: formatCents(ruledCents(price, rule)),
      })),
    };
  }
}

/** Cents for a guest who comes alone. */
function lowestOnCard(types: readonly Pick<PriceList['types'][number], 'cents' | 'comesAlone'>[]): number {
  const paid = types.filter(({ cents, comesAlone }) => comesAlone && cents > 0);
  return paid.length === 0 ? 0 : Math.min(...paid.map(({ cents }) => cents));
}
