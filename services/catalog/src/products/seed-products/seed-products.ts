import type { ProductDraft } from '../product.entity.js';

/** A product that a new store opens with. */
export interface SeedProduct extends Omit<ProductDraft, 'image'> {
  /** Fixed, so that seeding twice adds nothing. */
  readonly id: string;
  /** Name of its image in `seed-images/`, without the ending. */
  readonly imageFile: string;
}

const product = (
  number: number,
  imageFile: string,
  category: NonNullable<ProductDraft['category']>,
  name: string,
  priceCents: number,
  description: string,
): SeedProduct => {
  const id = `5a1e0f2c-7b3d-4c6e-8f10-0000000000${String(number).padStart(2, '0')}`;
  return { id, imageFile, category, name, priceCents, description, inStock: true };
};

/** A dozen over the five shelves. Titles of books and their prices are real; all else is the demo's. */
export const SEED_PRODUCTS: readonly SeedProduct[] = [
  product(
    1,
    'top-o-hill-terrace',
    'Books',
    'Top O’ Hill Terrace',
    2199,
    'The hill in old photographs. Vickie Bryant, Arcadia Publishing, 2012.',
  ),
  product(
    2,
    'house-chip',
    'Collectibles',
    'House Chip',
    1200,
    'One chip, weighted, with the gate on its face. Good for nothing but luck.',
  ),
  product(3, 'tea-room-mug', 'Souvenirs', 'Tea Room Mug', 1600, 'For what was served upstairs. Holds twelve ounces.'),
  product(4, 'gate-cap', 'Apparel', 'Gate Cap', 2400, 'Felt-green cotton, the two towers in brass thread.'),
  product(
    5,
    'hilltop-deck',
    'Collectibles',
    'Hilltop Deck',
    1400,
    'Fifty-two cards, nineteen of them with names you know.',
  ),
  { ...product(6, 'the-tunnel', 'Media', 'The Tunnel', 1999, 'A walk through the way out, on DVD.'), inStock: false },
  product(7, 'vegas-before-vegas-tee', 'Apparel', 'Vegas before Vegas Tee', 2200, 'Cream cotton, oxblood letters.'),
  product(
    8,
    'gangster-tour-of-texas',
    'Books',
    'Gangster Tour of Texas',
    2995,
    'T. Lindsay Baker, Texas A&M University Press, 2011.',
  ),
  product(
    9,
    'gate-at-night-poster',
    'Souvenirs',
    'Gate at Night, Poster',
    2800,
    'The hill as a printed poster, eighteen by twenty-four inches.',
  ),
  product(
    10,
    'eight-eras-postcards',
    'Souvenirs',
    'Eight Eras, Postcards',
    900,
    'Eight cards, one for each era, one drawing when laid in a row.',
  ),
  product(
    11,
    'matchbook',
    'Collectibles',
    'Matchbook, Empty',
    400,
    'The matches stay behind the desk. The cover goes home with you.',
  ),
  product(
    12,
    'swallow-tea-towel',
    'Souvenirs',
    'Swallow Tea Towel',
    1500,
    'Linen and cotton, printed in swallow blue.',
  ),
];
