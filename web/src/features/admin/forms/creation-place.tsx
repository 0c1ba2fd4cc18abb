import { type ReactNode, useId, useState } from 'react';
import { ToolButton } from '../../../design/controls/tool-button.js';
import { Dialog } from '../../../design/layers/dialog.js';
import { Icon } from '../../../design/marks/icon.js';
import { DeskCard, DeskCardBody, DeskCardHead } from '../desk/desk-card.js';
import { useWideDesk } from './use-wide-desk.js';

type CreationPlaceProps = {
  /** e.g. "Create New Product" */
  readonly title: string;
  /** Draws the form; it is told how to shut its place once the thing is made. */
  readonly children: (shut: () => void) => ReactNode;
};

/** Where something new is made: a sheet beside the list where there is room, else behind a button above it. */
export const CreationPlace = ({ title, children }: CreationPlaceProps) => {
  const isWide = useWideDesk();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const shut = (): void => setIsOpen(false);

  if (isWide) {
    return (
      <DeskCard as="section" aria-labelledby={id}>
        <DeskCardHead>
          <h2 id={id}>{title}</h2>
        </DeskCardHead>
        <DeskCardBody>{children(shut)}</DeskCardBody>
      </DeskCard>
    );
  }
  return (
    <div>
      <ToolButton kind="main" wide onClick={() => setIsOpen(true)}>
        <Icon name="plus" size={18} />
        {title}
      </ToolButton>
      <Dialog plain open={isOpen} onOpenChange={setIsOpen} title={title}>
        {children(shut)}
      </Dialog>
    </div>
  );
};
