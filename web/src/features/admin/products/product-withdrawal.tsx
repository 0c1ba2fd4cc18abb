import {
  type StaffProductFragment,
  StaffProductsDocument,
  WithdrawProductDocument,
} from '../../../generated/staff-operations.js';
import { useDeskChange } from '../desk/use-desk-change.js';
import { Withdrawal } from '../forms/withdrawal.js';

type ProductWithdrawalProps = { readonly product: StaffProductFragment; readonly onClose: () => void };

/** Takes a product off sale. */
export const ProductWithdrawal = ({ product, onClose }: ProductWithdrawalProps) => {
  const withdraw = useDeskChange(WithdrawProductDocument, [StaffProductsDocument]);

  const send = async ({ id, version }: StaffProductFragment) => {
    const data = await withdraw({ id, version });
    return data === 'unanswered' ? data : data.withdrawProduct;
  };

  return (
    <Withdrawal
      what="product"
      thing={product}
      send={send}
      made="ProductWithdrawn"
      afterwards="off sale"
      onClose={onClose}
    >
      {({ name, price, inStock }) =>
        `${name}, $${price}, ${inStock ? 'in stock' : 'out of stock'}. It leaves the store at once, and carts that hold it say so. Orders that were placed keep it.`
      }
    </Withdrawal>
  );
};
