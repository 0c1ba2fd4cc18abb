import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Restaurant as View } from '../../generated/schema-types.js';
import { VenueClock } from '../../opening/schedule/venue-clock.js';
import { menuView } from '../menu.view.js';
import { type Restaurant, Restaurants } from './restaurants.js';

/** The date is indexed, the start is not. */
const PARTIES_AHEAD = `
  SELECT food_platform AS code, count(*)::integer AS parties FROM bookings
  WHERE tour_date >= $1::date AND starts_at > $2::timestamptz AND status <> 'cancelled' AND food_platform <> 'none'
  GROUP BY food_platform`;

interface PartiesAhead {
  readonly code: string;
  readonly parties: number;
}

/** Restaurants as managers see them. */
@Injectable()
export class RestaurantViews {
  constructor(
    private readonly dataSource: DataSource,
    private readonly restaurants: Restaurants,
    private readonly venue: VenueClock,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async all(): Promise<View[]> {
    const now = this.clock.now();
    const today = this.venue.today(now).toString();
    const [restaurants, ahead] = await Promise.all([
      this.restaurants.all(),
      this.dataSource.query<PartiesAhead[]>(PARTIES_AHEAD, [today, now]),
    ]);
    const parties = new Map(ahead.map((row) => [row.code, row.parties]));
    return restaurants.map((restaurant) => restaurantView(restaurant, parties.get(restaurant.code) ?? 0));
  }

  /** @throws if there is none with this code */
  async of(code: string): Promise<View> {
    const view = (await this.all()).find(({ platform }) => platform === code);
    if (!view) throw new Error(`there is no restaurant ${code}`);
    return view;
  }
}

function restaurantView({ code, menu, withdrawnAt, ...restaurant }: Restaurant, partiesAhead: number): View {
  const { name, phone, orderUrl, distance, kitchenNote, version } = restaurant;
  return {
    ...{ __typename: 'Restaurant', platform: code, name, phone, orderUrl, distance, kitchenNote, version },
    withdrawn: withdrawnAt !== null,
    menu: menuView(menu),
    partiesAhead,
  };
}
