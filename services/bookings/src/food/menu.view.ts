import { formatCents } from '@hilltop/platform/values/cents';
import type { FoodMenu } from '../generated/schema-types.js';
import { type Menu, RESTAURANTS } from './menu.js';

export function menuView({ platform, version, items }: Menu): FoodMenu {
  return {
    __typename: 'FoodMenu',
    platform,
    restaurant: RESTAURANTS[platform],
    version,
    items: items.map(({ priceCents, ...item }) => ({ ...item, price: formatCents(priceCents) })),
  };
}
