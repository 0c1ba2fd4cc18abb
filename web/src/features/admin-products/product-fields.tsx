import { FieldPair } from '../../admin/forms/form-parts.js';
import type { FieldsProps, RecordKind } from '../../admin/records/record-kind.js';
import { CheckboxField } from '../../design/controls/checkbox-field.js';
import { SelectField, TextAreaField, TextField } from '../../design/controls/text-field.js';
import type { ProductInput, StaffProductFragment } from '../../generated/staff-operations.js';
import { fieldProps } from '../../lib/field-props.js';
import {
  categories,
  emptyProduct,
  isProductField,
  type ProductForm,
  productAsText,
  productSchema,
  productToForm,
  taxCodes,
} from './product-form.js';
import { ProductImage } from './product-image.js';

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
        {Object.entries(taxCodes).map(([code, name]) => (
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
