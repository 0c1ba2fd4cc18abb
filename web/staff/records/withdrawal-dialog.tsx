import { type ReactNode, useState } from 'react';
import { showToast } from '../../kit/design/layers/toasts.js';
import { type FormError, formErrorOf, isRefusal } from '../../kit/lib/forms/form-error.js';
import { capitalized } from '../../kit/lib/spelled-number.js';
import { Confirmation } from '../forms/confirmation.js';
import { type ChangeAnswer, currentOf, type VersionedRecord } from './record-kind.js';

interface WithdrawalDialogProps<Row extends VersionedRecord> {
  readonly name: 'product' | 'tour';
  readonly row: Row;
  readonly withdraw: (row: Row) => Promise<ChangeAnswer<Row>>;
  /** The state afterwards, e.g. "off sale". */
  readonly result: string;
  readonly onClose: () => void;
  /** The consequences of withdrawing it. */
  readonly children: (row: Row) => ReactNode;
}

/** Withdraws a record after a confirmation, and asks again if somebody else changed it first. */
export function WithdrawalDialog<Row extends VersionedRecord>(props: WithdrawalDialogProps<Row>) {
  const { name, row, withdraw, result, onClose, children } = props;
  const [shown, setShown] = useState(row);

  const confirm = async (): Promise<FormError | undefined> => {
    const answer = await withdraw(shown);
    if (!isRefusal(answer)) {
      showToast({ title: `${capitalized(name)} withdrawn`, text: `${shown.name} is ${result}`, tone: 'done' });
      return undefined;
    }
    showToast({ title: 'Error', text: `Failed to withdraw ${name}`, tone: 'refused' });
    const changed = currentOf(answer);
    if (changed) {
      setShown(changed);
      const text = 'Above is the current version. Withdraw it anyway?';
      return { title: `Someone else changed this ${name}`, text };
    }
    return formErrorOf(`The ${name} was not withdrawn`, answer, () => false);
  };

  return (
    <Confirmation
      title={`Withdraw ${shown.name}?`}
      action="Withdraw"
      busyAction="Withdrawing..."
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{children(shown)}</p>
    </Confirmation>
  );
}
