import { formatCents } from '@hilltop/platform/values/cents';
import { Query, Resolver } from '@nestjs/graphql';
import type { FoodMenu, FoodService } from '../generated/schema-types.js';
import { addressLine, DeliveryAddress } from './delivery-address.js';
import { FOOD_FROM_GROUP_SIZE, FOOD_MINUTES_BEFORE_TOUR, MENUS, type Restaurant } from './menu.js';

@Resolver()
export class FoodServiceResolver {
  constructor(private readonly address: DeliveryAddress) {}

  @Query('foodService')
  async describe(): Promise<FoodService> {
    const address = await this.address.current();
    return {
      fromGroupSize: FOOD_FROM_GROUP_SIZE,
      deliveryAddress: address ? addressLine(address) : '',
      minutesBeforeTour: FOOD_MINUTES_BEFORE_TOUR,
      menus: (Object.keys(MENUS) as Restaurant[]).map(menuView),
    };
  }
}

function menuView(platform: Restaurant): FoodMenu {
  const { restaurant, items } = MENUS[platform];
  return {
    platform,
    restaurant,
    items: items.map(({ priceCents, ...item }) => ({ ...item, price: formatCents(priceCents) })),
  };
}
