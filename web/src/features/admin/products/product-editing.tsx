import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import {
  type ProductInput,
  type StaffProductFragment,
  StaffProductsDocument,
  UpdateProductDocument,
} from '../../../generated/staff-operations.js';
import { useDeskChange } from '../desk/use-desk-change.js';
import { Editing } from '../forms/editing.js';
import { ProductFields } from './product-fields.js';
import { isProductField, type ProductForm, productDifferences, productInForm, productShape } from './product-form.js';

type ProductEditingProps = { readonly product: StaffProductFragment; readonly onDone: () => void };

/** The form that changes a product. */
export const ProductEditing = ({ product, onDone }: ProductEditingProps) => {
  const update = useDeskChange(UpdateProductDocument, [StaffProductsDocument]);
  const form = useForm<ProductForm, unknown, ProductInput>({
    resolver: zodResolver(productShape),
    defaultValues: productInForm(product),
  });

  const send = async (input: ProductInput, version: number) => {
    const data = await update({ id: product.id, version, input });
    return data === 'unanswered' ? data : data.updateProduct;
  };

  return (
    <Editing
      what="product"
      thing={product}
      form={form}
      inForm={productInForm}
      differencesOf={productDifferences}
      isField={isProductField}
      send={send}
      made="ProductUpdated"
      onDone={onDone}
    >
      <ProductFields form={form} />
    </Editing>
  );
};
