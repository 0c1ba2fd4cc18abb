import { WithdrawRestaurantDocument } from '../../generated/staff-operations.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { type FormError, formErrorOf, isRefusal } from '../../kit/lib/forms/form-error.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { Confirmation } from '../forms/confirmation.js';
import { foodQueries, type StaffRestaurant } from './menus-section.js';

interface WithdrawRestaurantProps {
  readonly restaurant: StaffRestaurant;
  /** Whether it is the only one that parties can choose. */
  readonly isLast: boolean;
  readonly onClose: () => void;
}

export function WithdrawRestaurant({ restaurant, isLast, onClose }: WithdrawRestaurantProps) {
  const { name, platform, version, partiesAhead } = restaurant;
  const withdraw = useAdminMutation(WithdrawRestaurantDocument, foodQueries);
  const confirm = async (): Promise<FormError | undefined> => {
    const answer = await withdraw({ platform, version });
    if (isRefusal(answer)) return formErrorOf('Nothing was changed', answer, () => false);
    showToast({ tone: 'done', title: 'Withdrawn', text: `Nobody can order from ${name} any longer.` });
    return undefined;
  };
  return (
    <Confirmation
      title={`Withdraw ${name}?`}
      action="Withdraw the restaurant"
      busyAction="Withdrawing..."
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        Parties can no longer order from it. {aheadInWords(partiesAhead)} A cart or a payment link with its food that is
        not paid yet is refused.
      </p>
      {isLast ? <p>It is the last one: visitors are then not asked about food.</p> : null}
    </Confirmation>
  );
}

function aheadInWords(parties: number): string {
  if (parties === 0) return 'No party that is still to come has ordered from it.';
  if (parties === 1) return 'One party that is still to come has ordered from it, and keeps its order.';
  return `${parties} parties that are still to come have ordered from it, and keep their orders.`;
}
