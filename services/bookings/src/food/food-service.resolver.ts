import { FOOD_FROM_GROUP_SIZE } from '@hilltop/contracts/house/bounds';
import { Query, Resolver } from '@nestjs/graphql';
import type { FoodService } from '../generated/schema-types.js';
import { addressLine, DeliveryAddress } from './delivery-address.js';
import { FOOD_MINUTES_BEFORE_TOUR } from './menu.js';
import { menuView } from './menu.view.js';
import { isOffered, Restaurants } from './restaurants/restaurants.js';

@Resolver()
export class FoodServiceResolver {
  constructor(
    private readonly address: DeliveryAddress,
    private readonly restaurants: Restaurants,
  ) {}

  @Query('foodService')
  async describe(): Promise<FoodService> {
    const [address, restaurants] = await Promise.all([this.address.current(), this.restaurants.all()]);
    return {
      fromGuests: FOOD_FROM_GROUP_SIZE,
      deliveryAddress: address ? addressLine(address) : '',
      minutesBeforeTour: FOOD_MINUTES_BEFORE_TOUR,
      menus: restaurants.filter(isOffered).map(({ menu }) => menuView(menu)),
    };
  }
}
