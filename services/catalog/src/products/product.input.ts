import { GOODS_TAX_CODES } from '@hilltop/contracts/catalog/goods-tax-codes';
import { MAX_PRICE_CENTS } from '@hilltop/contracts/house/bounds';
import { parseCents } from '@hilltop/platform/values/cents';
import { inSpanish, isReadable, lineField, linesField } from '@hilltop/platform/values/typed-text';
import { z } from 'zod';
import type { ProductDraft } from './product.entity.js';
import { PRODUCT_CATEGORIES } from './product-category.js';

const priceCents = z.string().transform((text, context) => {
  const cents = parseCents(text.trim().replace(/^\$\s*/, ''));
  if (cents !== undefined && cents <= MAX_PRICE_CENTS) return cents;
  context.addIssue({ code: 'custom', message: 'Price must be an amount such as 19.99, up to 10000.00' });
  return z.NEVER;
});

const required = (name: string, max: number, field = lineField()) =>
  field.min(1, `${name} is required`).max(max, `${name} can have at most ${max} characters`);

/** The address that an upload returned. */
const image = lineField()
  .regex(/^(\/uploads\/[A-Za-z0-9][A-Za-z0-9._-]{0,120})?$/, 'Image must be the address of an uploaded file')
  .nullish()
  .transform((address) => address || null);

/** Product.md §5, Admin product form. */
export const productInput = z
  .object({
    name: required('Name', 120).refine(isReadable, 'Name has no letters'),
    description: required('Description', 2000, linesField()),
    nameEs: inSpanish('Name', 120),
    descriptionEs: inSpanish('Description', 2000, linesField()),
    price: priceCents,
    image,
    category: z
      .enum(PRODUCT_CATEGORIES, `Category must be one of ${PRODUCT_CATEGORIES.join(', ')}`)
      .nullish()
      .transform((category) => category ?? null),
    inStock: z
      .boolean()
      .nullish()
      .transform((inStock) => inStock ?? true),
    taxCode: z.enum(GOODS_TAX_CODES, `Tax code must be one of ${GOODS_TAX_CODES.join(', ')}`).nullish(),
  })
  .transform(
    ({ price, taxCode, ...rest }): ProductDraft => ({ ...rest, priceCents: price, ...(taxCode && { taxCode }) }),
  );
