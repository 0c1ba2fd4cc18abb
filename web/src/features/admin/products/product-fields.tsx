import type { UseFormReturn } from 'react-hook-form';
import { CheckboxField } from '../../../design/controls/checkbox-field.js';
import { SelectField, TextAreaField, TextField } from '../../../design/controls/text-field.js';
import type { ProductInput } from '../../../generated/staff-operations.js';
import { FieldPair } from '../forms/form-parts.js';
import { categories, type ProductForm } from './product-form.js';
import { ProductImage } from './product-image.js';

export type ProductFormReturn = UseFormReturn<ProductForm, unknown, ProductInput>;

/** What staff enter of a product (spec.md §2, Product form fields). */
export const ProductFields = ({ form }: { readonly form: ProductFormReturn }) => {
  const { register, watch, setValue, formState } = form;
  const { errors } = formState;
  return (
    <>
      <TextField label="Name" required autoComplete="off" error={errors.name?.message} {...register('name')} />
      <TextAreaField
        label="Description"
        required
        rows={3}
        error={errors.description?.message}
        {...register('description')}
      />
      <FieldPair>
        <TextField
          label="Price, $"
          required
          inputMode="decimal"
          autoComplete="off"
          placeholder="19.99"
          error={errors.price?.message}
          {...register('price')}
        />
        <SelectField label="Category" error={errors.category?.message} {...register('category')}>
          <option value="">No category</option>
          {categories.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </SelectField>
      </FieldPair>
      <ProductImage
        url={watch('image')}
        error={errors.image?.message}
        onChange={(url) => setValue('image', url, { shouldDirty: true, shouldValidate: true })}
      />
      <CheckboxField label="In stock" {...register('inStock')} />
    </>
  );
};
