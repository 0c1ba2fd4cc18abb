import {
  type StaffTourFragment,
  StaffToursDocument,
  WithdrawTourDocument,
} from '../../../generated/staff-operations.js';
import { useDeskChange } from '../desk/use-desk-change.js';
import { Withdrawal } from '../forms/withdrawal.js';
import { typeInWords } from './tour-form.js';

type TourWithdrawalProps = { readonly tour: StaffTourFragment; readonly onClose: () => void };

/** Takes a tour off offer. */
export const TourWithdrawal = ({ tour, onClose }: TourWithdrawalProps) => {
  const withdraw = useDeskChange(WithdrawTourDocument, [StaffToursDocument]);

  const send = async ({ id, version }: StaffTourFragment) => {
    const data = await withdraw({ id, version });
    return data === 'unanswered' ? data : data.withdrawTour;
  };

  return (
    <Withdrawal what="tour" thing={tour} send={send} made="TourWithdrawn" afterwards="off offer" onClose={onClose}>
      {({ name, type, price }) =>
        `${name}, ${typeInWords(type)}, $${price}. Nobody can book it any more. What was booked stays valid: those guests are still expected.`
      }
    </Withdrawal>
  );
};
