import { MENUS, type MenuItem, type Restaurant } from './menu.js';

/** An item of the menu, and its quantity. */
export interface Dish {
  readonly quantity: number;
  readonly item: MenuItem;
}

/**
 * Parses the details of an order: `2 × Name`, separated by line breaks or commas.
 *
 * @returns undefined when there is no item, or when one is not on the menu
 */
export function readDishes(restaurant: Restaurant, details: string): Dish[] | undefined {
  const lines = details
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const dishes = lines.flatMap((line) => readDish(MENUS[restaurant].items, line) ?? []);
  return lines.length > 0 && dishes.length === lines.length ? dishes : undefined;
}

function readDish(items: readonly MenuItem[], line: string): Dish | undefined {
  const match = /^([1-9]\d{0,2})\s*[x×]\s*(.+)$/i.exec(line);
  const item = items.find(({ name }) => name.toLowerCase() === match?.[2]?.toLowerCase());
  return match && item ? { quantity: Number(match[1]), item } : undefined;
}

/** The details as stored, shown and mailed: built from the menu, never the caller's text. */
export function writeDishes(dishes: readonly Dish[]): string {
  return dishes.map(({ quantity, item }) => `${quantity} × ${item.name}`).join('\n');
}

/** Their total, in cents. */
export function dishesTotal(dishes: readonly Dish[]): number {
  return dishes.reduce((sum, { quantity, item }) => sum + quantity * item.priceCents, 0);
}
