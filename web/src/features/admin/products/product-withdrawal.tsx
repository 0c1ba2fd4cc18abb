import { useState } from 'react';
import { showToast } from '../../../design/layers/toasts.js';
import {
  type StaffProductFragment,
  StaffProductsDocument,
  WithdrawProductDocument,
} from '../../../generated/staff-operations.js';
import { useDeskChange } from '../desk/use-desk-change.js';
import { Confirmation } from '../forms/confirmation.js';
import { type FormTrouble, troubleOf } from '../forms/form-trouble.js';

type ProductWithdrawalProps = { readonly product: StaffProductFragment; readonly onClose: () => void };

/** Takes a product off sale once that is confirmed; changed meanwhile, it is confirmed once more for what it is now. */
export const ProductWithdrawal = ({ product, onClose }: ProductWithdrawalProps) => {
  const withdraw = useDeskChange(WithdrawProductDocument, [StaffProductsDocument]);
  const [shown, setShown] = useState(product);

  const confirm = async (): Promise<FormTrouble | undefined> => {
    const data = await withdraw({ id: shown.id, version: shown.version });
    const answer = data === 'unanswered' ? data : data.withdrawProduct;
    if (answer !== 'unanswered' && answer.__typename === 'ProductWithdrawn') {
      showToast({ title: 'Product withdrawn', text: `${shown.name} is off sale`, tone: 'done' });
      return undefined;
    }
    showToast({ title: 'Error', text: 'Failed to withdraw product', tone: 'refused' });
    if (answer !== 'unanswered' && answer.__typename === 'ProductChangedMeanwhile') {
      setShown(answer.current);
      return {
        title: 'Somebody changed this product meanwhile',
        text: 'Above is what it is now. Withdraw it all the same?',
      };
    }
    return troubleOf('The product was not withdrawn', answer, () => false);
  };

  return (
    <Confirmation
      open
      title={`Withdraw ${shown.name}?`}
      action="Withdraw"
      busyAction="Withdrawing..."
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        {shown.name}, ${shown.price}, {shown.inStock ? 'in stock' : 'out of stock'}. It leaves the store at once, and
        carts that hold it say so. Orders that were placed keep it.
      </p>
    </Confirmation>
  );
};
