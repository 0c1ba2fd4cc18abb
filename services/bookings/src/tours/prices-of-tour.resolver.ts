import { rowLoader } from '@hilltop/platform/database/row-loader';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { formatCents } from '@hilltop/platform/values/cents';
import { Inject } from '@nestjs/common';
import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { TourPrice, Tour as TourView } from '../generated/schema-types.js';
import { typeView } from '../prices/ticket.views.js';
import { TourRepository } from './tour.repository.js';

/** One statement reads the prices of all tours of a response. */
@Resolver('Tour')
export class PricesOfTourResolver {
  private readonly loader = rowLoader(async (ids) => {
    const lists = await this.tours.pricesOf(ids, this.clock.now());
    return [...lists].map(([id, { types }]) => ({ id, types }));
  });

  constructor(
    private readonly tours: TourRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @ResolveField('prices')
  async prices(@Parent() { id }: TourView): Promise<TourPrice[]> {
    const list = await this.loader.load(id);
    return (list?.types ?? []).map(({ cents, seats, ...facts }) => {
      const type = typeView(facts);
      const { code, label } = type;
      return { __typename: 'TourPrice', type, code, label, price: formatCents(cents), seats };
    });
  }
}
