import type { StoreProduct } from './shelf.js';

/** Fewer stand on the counter like other goods. */
const FEWEST = 4;

/** Goods that differ only in their motif, as their names say: "The Peak Era, Poster". */
export interface Family {
  /** "Poster" */
  readonly name: string;
  readonly products: readonly StoreProduct[];
}

function familyName({ name, image }: StoreProduct): string | undefined {
  const comma = name.lastIndexOf(', ');
  return comma > 0 && image ? name.slice(comma + 2) : undefined;
}

/** What a good of a family shows: its name without the family's. */
export function motif({ name }: StoreProduct): string {
  return name.slice(0, name.lastIndexOf(', '));
}

/** The families of four or more, and the goods that are in none. */
export function families(products: readonly StoreProduct[]): {
  readonly single: readonly StoreProduct[];
  readonly families: readonly Family[];
} {
  const found = new Map<string | undefined, StoreProduct[]>();
  for (const product of products) {
    const name = familyName(product);
    found.set(name, [...(found.get(name) ?? []), product]);
  }
  const large = [...found].flatMap(([name, members]) =>
    name !== undefined && members.length >= FEWEST ? [{ name, products: members }] : [],
  );
  const inOne = new Set(large.flatMap((family) => family.products));
  return { single: products.filter((product) => !inOne.has(product)), families: large };
}
