import type { FoodItem as FoodItemView } from '../generated/schema-types.js';
import { MENUS, type MenuItem, type Restaurant } from './menu.js';

/** What a party ordered of one item of the menu, as stored. */
export interface FoodItem {
  readonly itemId: string;
  readonly count: number;
}

const everyItem: readonly MenuItem[] = Object.values(MENUS).flatMap(({ items }) => items);

/** An item that is no longer on a menu is called by its id. */
function nameOf(itemId: string): string {
  return everyItem.find(({ id }) => id === itemId)?.name ?? itemId;
}

/**
 * Parses an order as `/api` writes it: `2 × Name`, separated by line breaks or commas.
 *
 * @returns undefined when there is no item, or when one is not on the menu
 */
export function readDishes(restaurant: Restaurant, details: string): FoodItem[] | undefined {
  const lines = details
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const dishes = lines.flatMap((line) => readDish(MENUS[restaurant].items, line) ?? []);
  return lines.length > 0 && dishes.length === lines.length ? dishes : undefined;
}

function readDish(items: readonly MenuItem[], line: string): FoodItem | undefined {
  const match = /^([1-9]\d{0,2})\s*[x×]\s*(.+)$/i.exec(line);
  const item = items.find(({ name }) => name.toLowerCase() === match?.[2]?.toLowerCase());
  return match && item ? { itemId: item.id, count: Number(match[1]) } : undefined;
}

/** The items in words, one per line, with the names of the menu. */
export function writeDishes(items: readonly FoodItem[]): string {
  return items.map(({ itemId, count }) => `${count} × ${nameOf(itemId)}`).join('\n');
}

/** The items with their names. */
export function dishViews(items: readonly FoodItem[]): FoodItemView[] {
  return items.map(({ itemId, count }) => ({ __typename: 'FoodItem', itemId, name: nameOf(itemId), count }));
}

/** Their total at the prices of a restaurant, in cents; undefined when one is not on its menu. */
export function dishesTotal(restaurant: Restaurant, items: readonly FoodItem[]): number | undefined {
  let cents = 0;
  for (const { itemId, count } of items) {
    const item = MENUS[restaurant].items.find(({ id }) => id === itemId);
    if (!item) return undefined;
    cents += count * item.priceCents;
  }
  return cents;
}
