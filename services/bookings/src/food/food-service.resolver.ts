import { FOOD_FROM_GROUP_SIZE } from '@hilltop/contracts/house/bounds';
import { Query, Resolver } from '@nestjs/graphql';
import type { FoodService } from '../generated/schema-types.js';
import { FOOD_MINUTES_BEFORE_TOUR } from './menu.js';
import { menuView } from './menu.view.js';
import { isOffered, Restaurants } from './restaurants/restaurants.js';

@Resolver()
export class FoodServiceResolver {
  constructor(private readonly restaurants: Restaurants) {}

  @Query('foodService')
  async describe(): Promise<FoodService> {
    const restaurants = await this.restaurants.all();
    return {
      fromGuests: FOOD_FROM_GROUP_SIZE,
      minutesBeforeTour: FOOD_MINUTES_BEFORE_TOUR,
      menus: restaurants.filter(isOffered).map(({ menu }) => menuView(menu)),
    };
  }
}
