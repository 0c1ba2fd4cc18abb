import { priceSchema } from '../../admin/forms/price-schema.js';
import type { ProductInput, StaffProductFragment } from '../../generated/staff-operations.js';
import { requiredText } from '../../lib/typed-text.js';
import { z } from '../../lib/zod.js';

/** In the order of the form (product.md §9.5). */
export const categories = ['Books', 'Apparel', 'Collectibles', 'Souvenirs', 'Media'] as const;

/** Codes of sales tax that a product can have, and what they are called. Their rates are under Prices. */
export const taxCodes = { goods: 'Goods', books: 'Books' } as const;

const codes = Object.keys(taxCodes) as (keyof typeof taxCodes)[];

/** Name, description and price are required (product.md §5.4). */
export const productSchema = z
  .object({
    name: requiredText('Name', 120),
    description: requiredText('Description', 2000),
    price: priceSchema('19.99'),
    image: z.string(),
    category: z.union([z.enum(categories), z.literal('')]),
    inStock: z.boolean(),
    taxCode: z.enum(codes),
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
  taxCode: 'goods',
};

export function isProductField(name: string): name is keyof ProductForm {
  return name in emptyProduct;
}

export function productToForm(product: StaffProductFragment): ProductForm {
  const { name, description, price, image, category, inStock, taxCode } = product;
  const code = codes.find((one) => one === taxCode) ?? 'goods';
  return { name, description, price, image: image ?? '', category: category ?? '', inStock, taxCode: code };
}

export function productAsText({ name, description, price, image, category, inStock, taxCode }: ProductForm) {
  return {
    Name: name.trim(),
    Description: description.trim(),
    Price: price.trim(),
    Category: category,
    Image: image,
    Tax: taxCodes[taxCode],
    Stock: inStock ? 'In stock' : 'Out of stock',
  };
}
