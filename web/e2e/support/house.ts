import { existsSync, readFileSync } from 'node:fs';
import type { TourType } from './slots.js';

interface HouseFacts {
  readonly name: string;
  readonly street: string;
  readonly town: string;
  readonly region: string;
  readonly postalCode: string;
  readonly phone: string;
  readonly timeZone: string;
  readonly languages: readonly string[];
  readonly giftsFor?: string;
}

interface SeededTour {
  readonly type: TourType;
  readonly name: string;
  readonly priceCents: number;
}

interface SeededProduct {
  readonly picture: string;
  readonly category: string;
  readonly name: string;
  readonly priceCents: number;
  readonly inStock: boolean;
}

const folder = new URL(`../../../services/shared/house/${process.env.HOUSE?.trim() || 'hill'}/`, import.meta.url);

function read<Content>(file: string): Content {
  return JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Content;
}

/** The house of the instance under test. */
export const house = read<HouseFacts>('house.json');

const seededTours = read<readonly SeededTour[]>('tours.json');

/** Color of the pages' ground, as a browser computes it. */
export const paper = `rgb(${(read<{ readonly paper: string }>('colors.json').paper.match(/[\da-f]{2}/gi) ?? [])
  .map((part) => Number.parseInt(part, 16))
  .join(', ')})`;

/** What it seeds for its store. */
export const products = read<readonly SeededProduct[]>('products.json');

/** Whether its pages are also in Spanish. */
export const hasSpanish = house.languages.includes('es');

/** The tour that the house seeds of a type. */
export function tourOf(type: TourType): SeededTour {
  const found = seededTours.find((tour) => tour.type === type);
  if (found === undefined) throw new Error(`The house seeds no ${type} tour`);
  return found;
}

function goodsInStock(): readonly [SeededProduct, SeededProduct, SeededProduct] {
  const [first, second, last] = products.filter(({ category, inStock }) => inStock && category !== 'Books');
  if (!first || !second || !last) throw new Error('The house seeds fewer than three things to buy that are no books');
  return [first, second, last];
}

/** Things that its store sells. */
export const [thing, another, third] = goodsInStock();

function soldOutProduct(): SeededProduct {
  const found = products.find(({ inStock }) => !inStock);
  if (found === undefined) throw new Error('The house seeds nothing that is out of stock');
  return found;
}

/** In its store, but out of stock. */
export const soldOut = soldOutProduct();

/** Of an order, until staff change it. */
export const shippingCents = 599;

/** Whether large parties can order food. */
export const hasFood = existsSync(new URL('restaurants.json', folder));

/** 4800 as "48.00", as amounts are sent. */
export function amount(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** 4800 as "$48.00". */
export function dollars(cents: number): string {
  return `$${amount(cents)}`;
}

/** What guests pay for the seeded tour of a type, as "50.00". */
export function total(type: TourType, guests: number): string {
  return amount(tourOf(type).priceCents * guests);
}

/** The same as "$50.00". */
export function fare(type: TourType, guests: number): string {
  return `$${total(type, guests)}`;
}
