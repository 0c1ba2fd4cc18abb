import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../controls/icon-button.js';
import { layerSheet, Scrim } from './layer-parts.js';
import { useFocusReturn } from './use-focus-return.js';

const Sheet = styled(Radix.Content)`
  ${layerSheet}
  > div { padding: var(--s-6); }
`;

const Top = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: var(--s-4);
  margin-bottom: var(--s-4);
  h2 { font-size: var(--t-6); }
`;

type DialogProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** One sentence under the title. */
  readonly description?: string;
  readonly children: ReactNode;
};

/** A framed plate over the page: focus stays in it and returns to where it was; Escape and the cross close it. Full screen below 768 px. */
export const Dialog = ({ open, onOpenChange, title, description, children }: DialogProps) => {
  const focusReturn = useFocusReturn();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Scrim />
        <Sheet {...focusReturn} {...(description ? {} : { 'aria-describedby': undefined })}>
          <div>
            <Top>
              <Radix.Title>{title}</Radix.Title>
              <IconButton icon="close" label="Close" onClick={() => onOpenChange(false)} />
            </Top>
            {description ? <Radix.Description>{description}</Radix.Description> : null}
            {children}
          </div>
        </Sheet>
      </Radix.Portal>
    </Radix.Root>
  );
};
