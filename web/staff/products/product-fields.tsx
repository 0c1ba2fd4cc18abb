import type { ProductInput, StaffProductFragment } from '../../generated/staff-operations.js';
import { CheckboxField } from '../../kit/design/controls/checkbox-field.js';
import { SelectField, TextAreaField, TextField } from '../../kit/design/controls/text-field.js';
import { FieldPair } from '../../kit/desk/form-parts.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { linesField, requiredText } from '../../kit/lib/typed-text.js';
import { z } from '../../kit/lib/zod.js';
import { priceSchema } from '../forms/price-schema.js';
import { spanishField } from '../forms/spanish-field.js';
import { SpanishFields } from '../forms/spanish-fields.js';
import type { FieldsProps, RecordKind } from '../records/record-kind.js';
import { goodsTaxCodes } from '../selling/goods-tax-codes.js';
import { ProductImage } from './product-image.js';

/** In the order of the form (product.md §9.5). */
const categories = ['Books', 'Apparel', 'Collectibles', 'Souvenirs', 'Media'] as const;

/** A product's tax codes by name. Their rates are on the Prices page. */
const codes = Object.keys(goodsTaxCodes) as (keyof typeof goodsTaxCodes)[];

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
    nameEs: spanishField('Name', 120),
    descriptionEs: spanishField('Description', 2000, linesField()),
  })
  .transform(
    ({ image, category, ...rest }): ProductInput => ({ ...rest, image: image || null, category: category || null }),
  );

type ProductForm = z.input<typeof productSchema>;

export const emptyProduct: ProductForm = {
  name: '',
  description: '',
  price: '',
  image: '',
  category: '',
  inStock: true,
  taxCode: 'goods',
  nameEs: '',
  descriptionEs: '',
};

function isProductField(name: string): name is keyof ProductForm {
  return name in emptyProduct;
}

export function productToForm(product: StaffProductFragment): ProductForm {
  const { name, description, price, image, category, inStock, taxCode } = product;
  const code = codes.find((one) => one === taxCode) ?? 'goods';
  const spanish = { nameEs: product.nameEs ?? '', descriptionEs: product.descriptionEs ?? '' };
  const shelf = { image: image ?? '', category: category ?? '' } as const;
  return { name, description, price, ...shelf, inStock, taxCode: code, ...spanish };
}

export function productAsText(product: ProductForm) {
  const { name, description, price, image, category, inStock, taxCode, nameEs, descriptionEs } = product;
  return {
    Name: name.trim(),
    Description: description.trim(),
    Price: price.trim(),
    Category: category,
    Image: image,
    Tax: goodsTaxCodes[taxCode],
    Stock: inStock ? 'In stock' : 'Out of stock',
    'Name in Spanish': nameEs.trim(),
    'Description in Spanish': descriptionEs.trim(),
  };
}

function ProductFields({ form }: FieldsProps<ProductForm, ProductInput>) {
  return (
    <>
      <TextField label="Name" required autoComplete="off" {...fieldProps(form, 'name')} />
      <TextAreaField label="Description" required rows={3} {...fieldProps(form, 'description')} />
      <FieldPair>
        <TextField
          label="Price, $"
          required
          inputMode="decimal"
          autoComplete="off"
          placeholder="19.99"
          {...fieldProps(form, 'price')}
        />
        <SelectField label="Category" {...fieldProps(form, 'category')}>
          <option value="">No category</option>
          {categories.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </SelectField>
      </FieldPair>
      <SelectField
        label="Taxed as"
        hint="Prices has the rate of each. Without a confirmed rate no tax is charged."
        {...fieldProps(form, 'taxCode')}
      >
        {Object.entries(goodsTaxCodes).map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <ProductImage
        url={form.watch('image')}
        error={form.formState.errors.image?.message}
        onChange={(url) => form.setValue('image', url, { shouldDirty: true, shouldValidate: true })}
      />
      <CheckboxField label="In stock" {...form.register('inStock')} />
      <SpanishFields
        form={form}
        fields={[
          { name: 'nameEs', label: 'Name', hint: 'Empty where the name stays.' },
          { name: 'descriptionEs', label: 'Description', rows: 3 },
        ]}
      />
    </>
  );
}

export const productKind: RecordKind<StaffProductFragment, ProductForm, ProductInput> = {
  name: 'product',
  schema: productSchema,
  emptyForm: emptyProduct,
  toForm: productToForm,
  asText: productAsText,
  isField: isProductField,
  Fields: ProductFields,
};
