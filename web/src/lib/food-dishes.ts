import { toCents } from './money.js';

/** Smallest party that can order food, in guests (product.md §4). */
const FOOD_FROM_GUESTS = 10;

/** Whether a party of this size can order food. */
export function mayOrderFood(guests: number): boolean {
  return guests >= FOOD_FROM_GUESTS;
}

/** A dish of a menu. */
interface Dish {
  readonly id: string;
  readonly name: string;
  /** US dollars, two decimals. */
  readonly price: string;
}

/** Counts of dishes, by id. */
export type DishCounts = Readonly<Record<string, number>>;

/** The dishes' total, in cents. */
export function dishesTotal(dishes: readonly Dish[], counts: DishCounts): number {
  return dishes.reduce((sum, { id, price }) => sum + (counts[id] ?? 0) * toCents(price), 0);
}

/** The dishes as text, as the server parses and stores it, one per line: "12 × Chicken Sandwich Meal". */
export function writeDishes(dishes: readonly Dish[], counts: DishCounts): string {
  return dishes.flatMap(({ id, name }) => ((counts[id] ?? 0) > 0 ? [`${counts[id]} × ${name}`] : [])).join('\n');
}

/** The same text as counts. Dishes no longer on the menu are left out. */
export function readDishes(dishes: readonly Dish[], text: string): DishCounts {
  const counts = text.split('\n').flatMap((line) => {
    const [count, name] = line.split(' × ');
    const dish = dishes.find((one) => one.name === name);
    return dish ? [[dish.id, Number(count)] as const] : [];
  });
  return Object.fromEntries(counts);
}
