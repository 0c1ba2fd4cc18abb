import { priceSchema } from '../../admin/forms/price-schema.js';
import type { ProductInput, StaffProductFragment } from '../../generated/staff-operations.js';
import { requiredText } from '../../lib/text-schemas.js';
import { z } from '../../lib/zod.js';

/** In the order of the form (product.md §9.5). */
export const categories = ['Books', 'Apparel', 'Collectibles', 'Souvenirs', 'Media'] as const;

/** Name, description and price are required (product.md §5.4). */
export const productSchema = z
  .object({
    name: requiredText('Name', 120),
    description: requiredText('Description', 2000),
    price: priceSchema('19.99'),
    image: z.string(),
    category: z.union([z.enum(categories), z.literal('')]),
    inStock: z.boolean(),
  })
  .transform(
    ({ image, category, ...rest }): ProductInput => ({ ...rest, image: image || null, category: category || null }),
  );

export type ProductForm = z.input<typeof productSchema>;

export const emptyProduct: ProductForm = {
  name: '',
  description: '',
  price: '',
  image: '',
  category: '',
  inStock: true,
};

export function isProductField(name: string): name is keyof ProductForm {
  return name in emptyProduct;
}

export function productToForm(product: StaffProductFragment): ProductForm {
  const { name, description, price, image, category, inStock } = product;
  return { name, description, price, image: image ?? '', category: category ?? '', inStock };
}

export function productAsText({ name, description, price, image, category, inStock }: ProductForm) {
  return {
    Name: name.trim(),
    Description: description.trim(),
    Price: price.trim(),
    Category: category,
    Image: image,
    Stock: inStock ? 'In stock' : 'Out of stock',
  };
}
