import { z } from '../../../document/zod.js';
import type { ProductInput, StaffProductFragment } from '../../../generated/staff-operations.js';
import type { Difference } from '../forms/changed-meanwhile.js';
import { differencesBetween } from '../forms/differences.js';
import { priceShape } from '../forms/price.js';
import { requiredText } from '../forms/required-text.js';

/** In the order of the form (spec.md §9). */
export const categories = ['Books', 'Apparel', 'Collectibles', 'Souvenirs', 'Media'] as const;

/** Name, description and price are required (spec.md §5, Admin product form). */
export const productShape = z
  .object({
    name: requiredText('Name', 120),
    description: requiredText('Description', 2000),
    price: priceShape('19.99'),
    image: z.string(),
    category: z.union([z.enum(categories), z.literal('')]),
    inStock: z.boolean(),
  })
  .transform(
    ({ image, category, ...rest }): ProductInput => ({ ...rest, image: image || null, category: category || null }),
  );

export type ProductForm = z.input<typeof productShape>;

/** What the form is reset to (spec.md §4). */
export const emptyProduct: ProductForm = {
  name: '',
  description: '',
  price: '',
  image: '',
  category: '',
  inStock: true,
};

export const isProductField = (name: string): name is keyof ProductForm => name in emptyProduct;

/** A product as the form takes it. */
export const productInForm = ({ image, category, ...product }: StaffProductFragment): ProductForm => ({
  name: product.name,
  description: product.description,
  price: product.price,
  image: image ?? '',
  category: category ?? '',
  inStock: product.inStock,
});

const inWords = ({ name, description, price, image, category, inStock }: ProductForm) => ({
  Name: name.trim(),
  Description: description.trim(),
  Price: price.trim(),
  Category: category,
  Image: image,
  Stock: inStock ? 'In stock' : 'Out of stock',
});

/** Where what was typed differs from what the product is now. */
export const productDifferences = (current: StaffProductFragment, typed: ProductForm): readonly Difference[] =>
  differencesBetween(inWords(productInForm(current)), inWords(typed));
