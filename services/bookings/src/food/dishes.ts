import { isSameName } from '@hilltop/platform/values/search-form';
import type { FoodItem as FoodItemView } from '../generated/schema-types.js';
import type { MenuItem } from './menu.js';

export interface FoodItem {
  readonly itemId: string;
  readonly count: number;
}

/** Parses orders of `/api`: `2 × Name`, by line breaks or commas. @returns undefined without an item, or with one not on the menu */
export function readDishes(menu: readonly MenuItem[], details: string): FoodItem[] | undefined {
  const lines = details
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const dishes = lines.flatMap((line) => readDish(menu, line) ?? []);
  return lines.length > 0 && dishes.length === lines.length ? dishes : undefined;
}

function readDish(menu: readonly MenuItem[], line: string): FoodItem | undefined {
  const match = /^([1-9]\d{0,2})\s*[x×]\s*(.+)$/i.exec(line);
  const item = menu.find(({ name }) => isSameName(name, match?.[2] ?? ''));
  return match && item ? { itemId: item.id, count: Number(match[1]) } : undefined;
}

/** Writes one item per line. An order keeps these words when the menu changes. */
export function writeDishes(menu: readonly MenuItem[], items: readonly FoodItem[]): string {
  return items.map(({ itemId, count }) => `${count} × ${menu.find(({ id }) => id === itemId)?.name}`).join('\n');
}

/** Items have the names that they had in the order. @param words see `writeDishes` */
export function dishViews(items: readonly FoodItem[], words: string | null): FoodItemView[] {
  const names = (words ?? '').split('\n').map((line) => line.replace(/^\d+ × /, ''));
  return items.map(({ itemId, count }, place) => ({
    __typename: 'FoodItem',
    itemId,
    name: names[place] || itemId,
    count,
  }));
}

/** Cents; undefined when an item is not on the menu. */
export function dishesTotal(menu: readonly MenuItem[], items: readonly FoodItem[]): number | undefined {
  let cents = 0;
  for (const { itemId, count } of items) {
    const item = menu.find(({ id }) => id === itemId);
    if (!item) return undefined;
    cents += count * item.priceCents;
  }
  return cents;
}
