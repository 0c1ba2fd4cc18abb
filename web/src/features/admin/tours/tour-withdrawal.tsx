import { useState } from 'react';
import { showToast } from '../../../design/layers/toasts.js';
import {
  type StaffTourFragment,
  StaffToursDocument,
  WithdrawTourDocument,
} from '../../../generated/staff-operations.js';
import { useDeskChange } from '../desk/use-desk-change.js';
import { Confirmation } from '../forms/confirmation.js';
import { type FormTrouble, troubleOf } from '../forms/form-trouble.js';
import { typeInWords } from './tour-form.js';

type TourWithdrawalProps = { readonly tour: StaffTourFragment; readonly onClose: () => void };

/** Takes a tour off offer once that is confirmed; changed meanwhile, it is confirmed once more for what it is now. */
export const TourWithdrawal = ({ tour, onClose }: TourWithdrawalProps) => {
  const withdraw = useDeskChange(WithdrawTourDocument, [StaffToursDocument]);
  const [shown, setShown] = useState(tour);

  const confirm = async (): Promise<FormTrouble | undefined> => {
    const data = await withdraw({ id: shown.id, version: shown.version });
    const answer = data === 'unanswered' ? data : data.withdrawTour;
    if (answer !== 'unanswered' && answer.__typename === 'TourWithdrawn') {
      showToast({ title: 'Tour withdrawn', text: `${shown.name} is off offer`, tone: 'done' });
      return undefined;
    }
    showToast({ title: 'Error', text: 'Failed to withdraw tour', tone: 'refused' });
    if (answer !== 'unanswered' && answer.__typename === 'TourChangedMeanwhile') {
      setShown(answer.current);
      return {
        title: 'Somebody changed this tour meanwhile',
        text: 'Above is what it is now. Withdraw it all the same?',
      };
    }
    return troubleOf('The tour was not withdrawn', answer, () => false);
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
        {shown.name}, {typeInWords(shown.type)}, ${shown.price}. Nobody can book it any more. What was booked stays
        valid: those guests are still expected.
      </p>
    </Confirmation>
  );
};
