import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { Dialog } from '../../kit/design/layers/dialog.js';
import { ErrorNotice } from '../../kit/desk/error-notice.js';
import { FormActions } from '../../kit/desk/form-parts.js';
import type { FormError } from '../../kit/lib/forms/form-error.js';
import { focusListIfLost } from '../layout/focus-list.js';

const Inside = styled.div`
  display: grid;
  gap: var(--s-4);
  margin-top: var(--s-3);
`;

interface ConfirmationProps {
  /** The question, e.g. "Withdraw Tea Room Mug?" */
  readonly title: string;
  /** The consequences. */
  readonly children: ReactNode;
  /** The button's label, and its label while it works. */
  readonly action: string;
  readonly busyAction: string;
  /** The label of the button that changes nothing. */
  readonly leave?: string;
  /** Until the consequences are known. */
  readonly disabled?: boolean;
  /** @returns why it was refused; undefined on success */
  readonly onConfirm: () => Promise<FormError | undefined>;
  readonly onClose: () => void;
}

/** Asks before an action that cannot be undone. */
export function Confirmation({
  title,
  children,
  action,
  busyAction,
  leave = 'Cancel',
  disabled = false,
  onConfirm,
  onClose,
}: ConfirmationProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<FormError>();

  const confirm = async (): Promise<void> => {
    setIsBusy(true);
    setError(undefined);
    const refusal = await onConfirm();
    setIsBusy(false);
    if (refusal) {
      setError(refusal);
      return;
    }
    onClose();
    setTimeout(focusListIfLost);
  };

  return (
    <Dialog plain open onOpenChange={(isOpen) => (isOpen || isBusy ? undefined : onClose())} title={title}>
      <Inside>
        <div>{children}</div>
        <ErrorNotice error={error} />
        <FormActions>
          <ToolButton
            kind="danger"
            busy={isBusy}
            busyText={busyAction}
            disabled={disabled}
            onClick={() => void confirm()}
          >
            {action}
          </ToolButton>
          <ToolButton aria-disabled={isBusy || undefined} onClick={isBusy ? undefined : onClose}>
            {leave}
          </ToolButton>
        </FormActions>
      </Inside>
    </Dialog>
  );
}
