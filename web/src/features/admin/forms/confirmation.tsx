import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { ToolButton } from '../../../design/controls/tool-button.js';
import { Dialog } from '../../../design/layers/dialog.js';
import { focusListIfLost } from '../lists/focus-list.js';
import { FormActions } from './form-parts.js';
import type { FormTrouble } from './form-trouble.js';
import { TroubleNotice } from './trouble-notice.js';

const Inside = styled.div`
  display: grid;
  gap: var(--s-4);
  margin-top: var(--s-3);
`;

type ConfirmationProps = {
  readonly open: boolean;
  /** The question, e.g. "Withdraw Tea Room Mug?" */
  readonly title: string;
  /** What happens then. */
  readonly children: ReactNode;
  /** The button that does it, and what it reads meanwhile. */
  readonly action: string;
  readonly busyAction: string;
  /** Does it. @returns why it was not done; undefined when it was */
  readonly onConfirm: () => Promise<FormTrouble | undefined>;
  readonly onClose: () => void;
};

/** Asks before something is done that cannot be taken back. */
export const Confirmation = ({ open, title, children, action, busyAction, onConfirm, onClose }: ConfirmationProps) => {
  const [isBusy, setIsBusy] = useState(false);
  const [trouble, setTrouble] = useState<FormTrouble>();

  const close = (): void => {
    setTrouble(undefined);
    onClose();
  };

  const confirm = async (): Promise<void> => {
    setIsBusy(true);
    setTrouble(undefined);
    const fault = await onConfirm();
    setIsBusy(false);
    if (fault) {
      setTrouble(fault);
      return;
    }
    close();
    setTimeout(focusListIfLost);
  };

  return (
    <Dialog plain open={open} onOpenChange={(isOpen) => (isOpen || isBusy ? undefined : close())} title={title}>
      <Inside>
        <div>{children}</div>
        <TroubleNotice trouble={trouble} />
        <FormActions>
          <ToolButton kind="danger" busy={isBusy} onClick={() => void confirm()}>
            {isBusy ? busyAction : action}
          </ToolButton>
          <ToolButton aria-disabled={isBusy || undefined} onClick={isBusy ? undefined : close}>
            Cancel
          </ToolButton>
        </FormActions>
      </Inside>
    </Dialog>
  );
};
