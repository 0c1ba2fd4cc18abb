import { formatCents } from '@hilltop/platform/values/cents';
import type { FoodMenu } from '../generated/schema-types.js';
import type { Menu } from './menu.js';

export function menuView({ items, ...menu }: Menu): FoodMenu {
  const priced = items.map(({ priceCents, ...item }) => ({ ...item, price: formatCents(priceCents) }));
  return { __typename: 'FoodMenu', ...menu, items: priced };
}
