import { useState } from 'react';
import { styled } from 'styled-components';
import { showToast } from '../../../design/layers/toasts.js';
import { StateMark } from '../../../design/marks/state-mark.js';
import {
  type StaffProductFragment,
  StaffProductsDocument,
  UpdateProductDocument,
} from '../../../generated/staff-operations.js';
import { useDeskChange } from '../desk/use-desk-change.js';

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

/** Whether a product can be had; a press says the opposite. */
export const StockSwitch = ({ product }: { readonly product: StaffProductFragment }) => {
  const update = useDeskChange(UpdateProductDocument, [StaffProductsDocument]);
  const [isBusy, setIsBusy] = useState(false);
  const { id, version, name, description, price, image, category, inStock } = product;

  const turn = async (): Promise<void> => {
    setIsBusy(true);
    const data = await update({
      id,
      version,
      input: { name, description, price, image, category, inStock: !inStock },
    });
    setIsBusy(false);
    const answer = data === 'unanswered' ? undefined : data.updateProduct;
    if (answer?.__typename === 'ProductUpdated') {
      const state = answer.product.inStock ? 'in stock' : 'out of stock';
      showToast({ title: 'Product updated', text: `${name} is ${state}`, tone: 'done' });
      return;
    }
    const text =
      answer?.__typename === 'ProductChangedMeanwhile'
        ? 'Somebody changed this product meanwhile. The list shows what it is now.'
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
      onClick={isBusy ? undefined : () => void turn()}
    >
      <StateMark tone={inStock ? 'good' : 'bad'}>{inStock ? 'In stock' : 'Out of stock'}</StateMark>
    </Switch>
  );
};
