import { FOOD_FROM_GROUP_SIZE } from '../../../services/shared/contracts/src/house/bounds.js';
import { toCents } from './money.js';

/** Whether a party of this size can order food. */
export function mayOrderFood(guests: number): boolean {
  return guests >= FOOD_FROM_GROUP_SIZE;
}

interface Dish {
  readonly id: string;
  readonly name: string;
  /** US dollars, two decimals. */
  readonly price: string;
}

/** Counts by id of the dish. */
export type DishCounts = Readonly<Record<string, number>>;

/** The dishes' total, in cents. */
export function dishesTotal(dishes: readonly Dish[], counts: DishCounts): number {
  return dishes.reduce((sum, { id, price }) => sum + (counts[id] ?? 0) * toCents(price), 0);
}

export interface FoodItem {
  readonly itemId: string;
  readonly count: number;
}

export function orderedItems(dishes: readonly Dish[], counts: DishCounts): FoodItem[] {
  return dishes.flatMap(({ id }) => ((counts[id] ?? 0) > 0 ? [{ itemId: id, count: counts[id] ?? 0 }] : []));
}

/** Counts by dish of an order that was sent. Dishes no longer on the menu are left out. */
export function countsOf(dishes: readonly Dish[], items: readonly FoodItem[]): DishCounts {
  const onMenu = items.filter(({ itemId }) => dishes.some(({ id }) => id === itemId));
  return Object.fromEntries(onMenu.map(({ itemId, count }) => [itemId, count]));
}
