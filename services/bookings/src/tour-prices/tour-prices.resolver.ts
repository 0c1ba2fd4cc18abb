import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { z } from 'zod';
import type { ChangeTourPricesResult, TourPriceList } from '../generated/schema-types.js';
import { refuse } from '../refusals.en.js';
import { TourRepository } from '../tours/tour.repository.js';
import { tourView } from '../tours/tour.view.js';
import { ReadPrices } from './read-prices.js';
import { type PricedTour, type PricesOutcome, SetPrices } from './set-prices.js';
import { type RulesOutcome, SetRules } from './set-rules.js';
import { priceRuleInput, tourPriceInput } from './tour-price.input.js';

interface TourArguments {
  readonly tourId: string;
  readonly version: number;
}

const ruleIdInput = z.object({ ruleId: z.uuid('The id of a rule must be a UUID') });

@Resolver()
export class TourPricesResolver {
  constructor(
    private readonly tours: TourRepository,
    private readonly read: ReadPrices,
    private readonly prices: SetPrices,
    private readonly rules: SetRules,
  ) {}

  @Query('tourPrices')
  async list(@Args('tourId') id: string): Promise<TourPriceList | null> {
    const tour = isUuid(id) ? await this.tours.find(id) : null;
    return tour && this.read.list(tour);
  }

  @Mutation('setTourPrice')
  async set(
    @Args() given: TourArguments & { readonly input: unknown },
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<ChangeTourPricesResult> {
    const parsed = parseInput(tourPriceInput, given.input);
    if (!parsed.ok) return parsed.refusal;
    return this.changed(given, staff, (tour) => this.prices.set(tour, parsed.value));
  }

  @Mutation('confirmTourPrices')
  async confirm(
    @Args() given: TourArguments & { readonly types?: string[] | null },
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<ChangeTourPricesResult> {
    return this.changed(given, staff, (tour) => this.prices.confirm(tour, given.types ?? null));
  }

  @Mutation('endTourPrice')
  async end(
    @Args() given: TourArguments & { readonly type: string },
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<ChangeTourPricesResult> {
    return this.changed(given, staff, (tour) => this.prices.end(tour, given.type));
  }

  @Mutation('savePriceRule')
  async saveRule(
    @Args() given: TourArguments & { readonly ruleId: string; readonly input: unknown },
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<ChangeTourPricesResult> {
    const id = parseInput(ruleIdInput, given);
    if (!id.ok) return id.refusal;
    const parsed = parseInput(priceRuleInput, given.input);
    if (!parsed.ok) return parsed.refusal;
    return this.changed(given, staff, (tour) => this.rules.save(tour, id.value.ruleId, parsed.value));
  }

  @Mutation('removePriceRule')
  async removeRule(
    @Args() given: TourArguments & { readonly ruleId: string },
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<ChangeTourPricesResult> {
    return this.changed(given, staff, (tour) => this.rules.remove(tour, given.ruleId.toLowerCase()));
  }

  private async changed(
    { tourId, version }: TourArguments,
    staff: StaffIdentity,
    change: (tour: PricedTour) => Promise<PricesOutcome | RulesOutcome>,
  ): Promise<ChangeTourPricesResult> {
    if (!isUuid(tourId)) return refuse.TourNotFound();
    const outcome = await change({ tourId, version, staff });
    if ('tour' in outcome) {
      const { tour } = outcome;
      return { __typename: 'TourPricesChanged', tour: tourView(tour), list: await this.read.list(tour) };
    }
    return outcome;
  }
}
