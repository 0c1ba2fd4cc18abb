import { useState } from 'react';
import { styled } from 'styled-components';
import { useAdminMutation } from '../../admin/data/use-admin-mutation.js';
import { showToast } from '../../design/layers/toasts.js';
import { StateMark } from '../../design/marks/state-mark.js';
import {
  type StaffProductFragment,
  StaffProductsDocument,
  UpdateProductDocument,
} from '../../generated/staff-operations.js';

const Switch = styled.button`
  display: inline-flex;
  align-items: center;
  min-height: var(--target);
  padding-inline: var(--s-2);
  margin-inline: calc(-1 * var(--s-2));
  border: 1px solid transparent;
  border-radius: var(--r-1);
  &:hover { background: var(--hover); border-color: var(--edge); }
`;

/** Turns a product in stock or out of stock. */
export function StockSwitch({ product }: { readonly product: StaffProductFragment }) {
  const update = useAdminMutation(UpdateProductDocument, [StaffProductsDocument]);
  const [isBusy, setIsBusy] = useState(false);
  const { id, version, name, description, price, image, category, inStock } = product;

  const toggle = async (): Promise<void> => {
    setIsBusy(true);
    const answer = await update({
      id,
      version,
      input: { name, description, price, image, category, inStock: !inStock },
    });
    setIsBusy(false);
    if (answer !== 'unanswered' && answer.__typename === 'ProductUpdated') {
      const state = answer.product.inStock ? 'in stock' : 'out of stock';
      showToast({ title: 'Product updated', text: `${name} is ${state}`, tone: 'done' });
      return;
    }
    const text =
      answer !== 'unanswered' && answer.__typename === 'ProductChangedMeanwhile'
        ? 'Someone else changed this product. The list shows the current version.'
        : 'Failed to update product';
    showToast({ title: 'Error', text, tone: 'refused' });
  };

  return (
    <Switch
      type="button"
      role="switch"
      aria-checked={inStock}
      aria-label={`${name}: in stock`}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? undefined : () => void toggle()}
    >
      <StateMark tone={inStock ? 'good' : 'bad'}>{inStock ? 'In stock' : 'Out of stock'}</StateMark>
    </Switch>
  );
}
