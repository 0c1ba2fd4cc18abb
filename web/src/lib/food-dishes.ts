import { toCents } from './money.js';

/** Smallest party that is asked about food, in guests (product.md §4). */
const FOOD_FROM_GUESTS = 10;

/** Whether a party of this size is asked about food. */
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

/** How many of each dish, by its id. */
export type DishCounts = Readonly<Record<string, number>>;

/** What dishes come to, in cents. */
export function dishesTotal(dishes: readonly Dish[], counts: DishCounts): number {
  return dishes.reduce((sum, { id, price }) => sum + (counts[id] ?? 0) * toCents(price), 0);
}

/** Dishes as the server reads and keeps them, a line each: "12 × Chicken Sandwich Meal". */
export function writeDishes(dishes: readonly Dish[], counts: DishCounts): string {
  return dishes.flatMap(({ id, name }) => ((counts[id] ?? 0) > 0 ? [`${counts[id]} × ${name}`] : [])).join('\n');
}

/** The same lines as counts. A dish that is not on the menu any more is left out. */
export function readDishes(dishes: readonly Dish[], text: string): DishCounts {
  const counts = text.split('\n').flatMap((line) => {
    const [count, name] = line.split(' × ');
    const dish = dishes.find((one) => one.name === name);
    return dish ? [[dish.id, Number(count)] as const] : [];
  });
  return Object.fromEntries(counts);
}
