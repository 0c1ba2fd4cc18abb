import { MENUS, type Menu, type Restaurant } from './menu.js';

/**
 * What an order comes to by the menu, in cents, or `undefined` when the menu can't tell.
 * Details are read as the site writes them, one `2 × Name` a line or between commas; anything else is a free text whose
 * total can only be checked for being a sum of menu prices.
 */
export function orderTotal(restaurant: Restaurant, details: string): number | undefined {
  const lines = details
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (lines.length === 0) return undefined;
  let total = 0;
  for (const line of lines) {
    const cents = lineTotal(MENUS[restaurant], line);
    if (cents === undefined) return undefined;
    total += cents;
  }
  return total;
}

function lineTotal(menu: Menu, line: string): number | undefined {
  const match = /^(\d{1,3})\s*[x×]\s*(.+?)(?:\s*[(@].*)?$/i.exec(line);
  const item = menu.items.find(({ name }) => name.toLowerCase() === match?.[2]?.toLowerCase());
  return match && item ? Number(match[1]) * item.priceCents : undefined;
}

/** Whether some quantities of the menu's items add up to `cents`. */
export function canAddUpTo(restaurant: Restaurant, cents: number): boolean {
  const reachable = new Set([0]);
  for (const { priceCents } of MENUS[restaurant].items) {
    for (const sum of [...reachable]) for (let more = sum; more <= cents; more += priceCents) reachable.add(more);
  }
  return reachable.has(cents);
}
