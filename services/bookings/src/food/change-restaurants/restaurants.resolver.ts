import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { lineField, linesField } from '@hilltop/platform/values/typed-text';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { z } from 'zod';
import type { AddRestaurantResult, ChangeRestaurantResult, Restaurant } from '../../generated/schema-types.js';
import { refuse } from '../../refusals.en.js';
import { RestaurantViews } from '../restaurants/restaurant-views.js';
import { ChangeRestaurants, type ReadRestaurant, type RestaurantChange } from './change-restaurants.js';

/** Empty text counts as null. */
function optional(name: string, max: number, field = lineField()) {
  return field
    .max(max, `${name} can have at most ${max} characters`)
    .nullish()
    .transform((text) => text || null);
}

function isPage(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:';
}

export const restaurantInput = z.object({
  name: lineField().min(1, 'Name is required').max(60, 'Name can have at most 60 characters'),
  phone: optional('Phone', 40),
  orderUrl: optional('Order link', 500).refine(
    (address) => address === null || isPage(address),
    'Order link must be a full address that begins with https://',
  ),
  distance: optional('Distance', 60),
  kitchenNote: optional('Note for the kitchen sheet', 300, linesField()),
});

@Resolver()
export class RestaurantsResolver {
  constructor(
    private readonly views: RestaurantViews,
    private readonly changeRestaurants: ChangeRestaurants,
  ) {}

  @Query('restaurants')
  async list(): Promise<Restaurant[]> {
    return this.views.all();
  }

  @Mutation('addRestaurant')
  async add(@Args('input') input: unknown, @CurrentStaff() staff: StaffIdentity): Promise<AddRestaurantResult> {
    const parsed = parseInput(restaurantInput, input);
    if (!parsed.ok) return parsed.refusal;
    const outcome = await this.changeRestaurants.add(parsed.value, staff);
    if ('__typename' in outcome) return outcome;
    return { __typename: 'RestaurantChanged', restaurant: await this.views.of(outcome.code) };
  }

  @Mutation('saveRestaurant')
  async save(
    @Args('platform') code: string,
    @Args('version') version: number,
    @Args('input') input: unknown,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<ChangeRestaurantResult> {
    const parsed = parseInput(restaurantInput, input);
    if (!parsed.ok) return parsed.refusal;
    return this.change({ code, version }, { action: 'saveRestaurant', facts: parsed.value }, staff);
  }

  @Mutation('withdrawRestaurant')
  async withdraw(
    @Args('platform') code: string,
    @Args('version') version: number,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<ChangeRestaurantResult> {
    return this.change({ code, version }, { action: 'withdrawRestaurant' }, staff);
  }

  @Mutation('restoreRestaurant')
  async restore(
    @Args('platform') code: string,
    @Args('version') version: number,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<ChangeRestaurantResult> {
    return this.change({ code, version }, { action: 'restoreRestaurant' }, staff);
  }

  @Mutation('moveRestaurantUp')
  async moveUp(
    @Args('platform') code: string,
    @Args('version') version: number,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<ChangeRestaurantResult> {
    return this.change({ code, version }, { action: 'moveRestaurantUp' }, staff);
  }

  private async change(
    read: ReadRestaurant,
    change: RestaurantChange,
    staff: StaffIdentity,
  ): Promise<ChangeRestaurantResult> {
    const outcome = await this.changeRestaurants.change(read, change, staff);
    if (outcome && '__typename' in outcome) return outcome;
    const restaurant = await this.views.of(read.code);
    return outcome
      ? { __typename: 'RestaurantChanged', restaurant }
      : refuse.RestaurantChangedMeanwhile({ current: restaurant });
  }
}
