import { inLanguage } from '@hilltop/platform/outcome/in-language';
import { formatCents } from '@hilltop/platform/values/cents';
import type { FoodMenu, MenuItem as ItemView } from '../generated/schema-types.js';
import type { Menu, MenuItem } from './menu.js';

export function menuView({ items, ...menu }: Menu): FoodMenu {
  return { __typename: 'FoodMenu', ...menu, items: items.map(itemView) };
}

function itemView({ priceCents, nameEs = null, descriptionEs = null, ...stored }: MenuItem): ItemView {
  const item = { ...stored, nameEs, descriptionEs };
  return { ...item, ...inLanguage(item, 'name', 'description'), price: formatCents(priceCents) };
}
