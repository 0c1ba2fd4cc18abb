import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ToolButton } from '../../../design/controls/tool-button.js';
import { showToast } from '../../../design/layers/toasts.js';
import {
  CreateProductDocument,
  type ProductInput,
  StaffProductsDocument,
} from '../../../generated/staff-operations.js';
import { useDeskChange } from '../desk/use-desk-change.js';
import { CreationPlace } from '../forms/creation-place.js';
import { DeskForm, FormActions } from '../forms/form-parts.js';
import { type FormTrouble, faultsOf, troubleOf } from '../forms/form-trouble.js';
import { TroubleNotice } from '../forms/trouble-notice.js';
import { ProductFields } from './product-fields.js';
import { emptyProduct, isProductField, type ProductForm, productShape } from './product-form.js';

/** Puts a product on sale (spec.md §4): "Creating..." meanwhile, an empty form afterwards, toasts of spec.md §8. */
export const ProductCreation = () => {
  const create = useDeskChange(CreateProductDocument, [StaffProductsDocument]);
  const [trouble, setTrouble] = useState<FormTrouble>();
  const [made, setMade] = useState(0);
  const form = useForm<ProductForm, unknown, ProductInput>({
    resolver: zodResolver(productShape),
    defaultValues: emptyProduct,
  });
  const { handleSubmit, reset, setError, formState } = form;

  const submit = (shut: () => void) =>
    handleSubmit(async (input) => {
      setTrouble(undefined);
      const data = await create({ input });
      const answer = data === 'unanswered' ? data : data.createProduct;
      if (answer !== 'unanswered' && answer.__typename === 'ProductCreated') {
        reset(emptyProduct);
        setMade(made + 1);
        shut();
        showToast({ title: 'Product created', text: 'Product has been created successfully', tone: 'done' });
        return;
      }
      setTrouble(troubleOf('The product was not created', answer, isProductField));
      showToast({ title: 'Error', text: 'Failed to create product', tone: 'refused' });
      faultsOf(answer, isProductField).own.forEach(({ field, message }, place) => {
        setError(field as keyof ProductForm, { message }, { shouldFocus: place === 0 });
      });
    });

  return (
    <CreationPlace title="Create New Product">
      {(shut) => (
        <DeskForm
          noValidate
          aria-label="Create New Product"
          aria-busy={formState.isSubmitting}
          onSubmit={(event) => void submit(shut)(event)}
        >
          <ProductFields key={made} form={form} />
          <TroubleNotice trouble={formState.isSubmitting ? undefined : trouble} />
          <FormActions>
            <ToolButton kind="main" type="submit" busy={formState.isSubmitting}>
              {formState.isSubmitting ? 'Creating...' : 'Create Product'}
            </ToolButton>
          </FormActions>
        </DeskForm>
      )}
    </CreationPlace>
  );
};
