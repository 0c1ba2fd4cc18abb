import { formatCents } from '@hilltop/platform/values/cents';
import { Query, Resolver } from '@nestjs/graphql';
import type { FoodMenu, FoodService } from '../generated/schema-types.js';
import {
  FOOD_DELIVERY_ADDRESS,
  FOOD_FROM_GROUP_SIZE,
  FOOD_MINUTES_BEFORE_TOUR,
  MENUS,
  type Restaurant,
} from './menu.js';

@Resolver()
export class FoodServiceResolver {
  @Query('foodService')
  describe(): FoodService {
    return {
      fromGroupSize: FOOD_FROM_GROUP_SIZE,
      deliveryAddress: FOOD_DELIVERY_ADDRESS,
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
