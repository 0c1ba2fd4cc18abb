import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ToolButton } from '../../../design/controls/tool-button.js';
import { showToast } from '../../../design/layers/toasts.js';
import {
  type ProductInput,
  type StaffProductFragment,
  StaffProductsDocument,
  UpdateProductDocument,
} from '../../../generated/staff-operations.js';
import { useDeskChange } from '../desk/use-desk-change.js';
import { ChangedMeanwhile } from '../forms/changed-meanwhile.js';
import { DeskForm, FormActions } from '../forms/form-parts.js';
import { type FormTrouble, faultsOf, troubleOf } from '../forms/form-trouble.js';
import { TroubleNotice } from '../forms/trouble-notice.js';
import { ProductFields } from './product-fields.js';
import { isProductField, type ProductForm, productDifferences, productInForm, productShape } from './product-form.js';

type ProductEditingProps = { readonly product: StaffProductFragment; readonly onDone: () => void };

/** Changes a product, if nobody did meanwhile; if somebody did, both versions are shown and nothing typed is lost. */
export const ProductEditing = ({ product, onDone }: ProductEditingProps) => {
  const update = useDeskChange(UpdateProductDocument, [StaffProductsDocument]);
  const [version, setVersion] = useState(product.version);
  const [current, setCurrent] = useState<StaffProductFragment>();
  const [trouble, setTrouble] = useState<FormTrouble>();
  const form = useForm<ProductForm, unknown, ProductInput>({
    resolver: zodResolver(productShape),
    defaultValues: productInForm(product),
  });
  const { handleSubmit, reset, setError, getValues, formState } = form;

  const save = async (input: ProductInput, from: number): Promise<void> => {
    setTrouble(undefined);
    setCurrent(undefined);
    const data = await update({ id: product.id, version: from, input });
    const answer = data === 'unanswered' ? data : data.updateProduct;
    if (answer !== 'unanswered' && answer.__typename === 'ProductUpdated') {
      showToast({ title: 'Product updated', text: 'Product has been updated successfully', tone: 'done' });
      onDone();
      return;
    }
    showToast({ title: 'Error', text: 'Failed to update product', tone: 'refused' });
    if (answer !== 'unanswered' && answer.__typename === 'ProductChangedMeanwhile') {
      setVersion(answer.current.version);
      setCurrent(answer.current);
      return;
    }
    setTrouble(troubleOf('The product was not saved', answer, isProductField));
    faultsOf(answer, isProductField).own.forEach(({ field, message }, place) => {
      setError(field as keyof ProductForm, { message }, { shouldFocus: place === 0 });
    });
  };

  const submit = handleSubmit((input) => save(input, version));

  return (
    <DeskForm
      noValidate
      aria-label={`Edit ${product.name}`}
      aria-busy={formState.isSubmitting}
      onSubmit={(event) => void submit(event)}
    >
      <ProductFields form={form} />
      {current ? (
        <ChangedMeanwhile
          what="product"
          differences={productDifferences(current, getValues())}
          onKeepMine={() => void submit()}
          onTakeTheirs={() => {
            reset(productInForm(current));
            setCurrent(undefined);
          }}
        />
      ) : null}
      <TroubleNotice trouble={formState.isSubmitting ? undefined : trouble} />
      <FormActions>
        <ToolButton kind="main" type="submit" busy={formState.isSubmitting}>
          {formState.isSubmitting ? 'Saving...' : 'Save changes'}
        </ToolButton>
        <ToolButton onClick={onDone}>Cancel</ToolButton>
      </FormActions>
    </DeskForm>
  );
};
