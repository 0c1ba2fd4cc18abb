import type { ProductDraft } from '../product.entity.js';

/** A product of the demo store. */
export interface SeedProduct extends Omit<ProductDraft, 'image'> {
  /** Fixed, so that seeding is idempotent. */
  readonly id: string;
  /** In `seed-images/`, without the extension. */
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

/** One of the eight eras, as on the home page. */
function poster(number: number, imageFile: string, era: string, scene: string): SeedProduct {
  return product(number, imageFile, 'Souvenirs', `${era}, Poster`, 1800, `${scene}. Eighteen by twenty-four inches.`);
}

/** Titles and prices of the two older books are real; the rest is fictional. */
export const SEED_PRODUCTS: readonly SeedProduct[] = [
  product(
    1,
    'top-o-hill-terrace',
    'Books',
    'Top O’ Hill Terrace',
    2199,
    'The hill in old photographs. Vickie Bryant, Arcadia Publishing, 2012. Cover not shown.',
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
    'T. Lindsay Baker, Texas A&M University Press, 2011. Cover not shown.',
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
  poster(13, 'era-beginning-poster', 'The Beginning', 'Two women at tea above the highway, 1920s'),
  poster(14, 'era-transformation-poster', 'The Transformation', 'The house on timber over a fresh pit, 1926-1930'),
  poster(15, 'era-peak-poster', 'The Peak Era', 'A roulette wheel under a green lamp, 1930s-1940s'),
  poster(16, 'era-crusader-poster', 'The Crusader Arrives', 'A preacher in his pulpit, 1940s-1950s'),
  poster(17, 'era-raid-poster', 'The Lone Wolf Raid', 'Four Rangers in the brush, 1947'),
  poster(18, 'era-handover-poster', 'Transformation', 'A school walks in by the open gate, 1952-1956'),
  poster(19, 'era-school-poster', 'Seminary Growth & Education', 'Students at their desks in the morning, 1960s'),
  poster(20, 'era-legacy-poster', 'The Legacy Today', 'Visitors at the gate, by day'),
  product(
    21,
    'the-hill-in-drawings',
    'Books',
    'The Hill in Drawings',
    4000,
    'The eras, the rooms and the gate, as they are drawn on this site. Printed to order.',
  ),
];
