import { MENUS, type MenuItem, type Restaurant } from './menu.js';

/** An item of the menu, and how many of it. */
export interface Dish {
  readonly quantity: number;
  readonly item: MenuItem;
}

/**
 * Reads the details of an order: `2 × Name`, one a line or between commas.
 *
 * @returns undefined when there is none, or when something is not on the menu
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

/** The details as they are stored, shown and mailed: never the caller's own text. */
export function writeDishes(dishes: readonly Dish[]): string {
  return dishes.map(({ quantity, item }) => `${quantity} × ${item.name}`).join('\n');
}

/** What they come to, in cents. */
export function dishesTotal(dishes: readonly Dish[]): number {
  return dishes.reduce((sum, { quantity, item }) => sum + quantity * item.priceCents, 0);
}
