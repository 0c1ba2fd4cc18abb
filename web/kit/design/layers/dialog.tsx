import { t } from '@lingui/core/macro';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../controls/icon-button.js';
import { closedByEscape } from './closed-by-escape.js';
import { layerSheet, Scrim } from './layer-parts.js';
import { useFocusReturn } from './use-focus-return.js';

const Sheet = styled(Radix.Content)`
  ${layerSheet}
  > div { padding: var(--s-6); }
  &[data-wide] { --dialog-width: 56rem; }
  &[data-plain] { --title: var(--ui); &::after { display: none; } > div { clip-path: none; scroll-padding-bottom: 5rem; } h2 { font-weight: 600; } }
`;

const Top = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: var(--s-4);
  margin-bottom: var(--s-4);
  h2 { font-size: var(--t-6); }
`;

interface DialogProps {
  readonly open: boolean;
  /** Without it, only the content can close the dialog: no close button, no Escape. */
  readonly onOpenChange?: (open: boolean) => void;
  readonly title: string;
  readonly description?: string;
  /** Without the decorated frame, for the admin panel. */
  readonly plain?: boolean;
  /** Room for two columns. */
  readonly wide?: boolean;
  /** Moves focus after closing; by default it is returned. */
  readonly onClosed?: () => void;
  readonly children: ReactNode;
}

/** A modal dialog, full screen below 768 px. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  plain = false,
  wide = false,
  onClosed,
  children,
}: DialogProps) {
  const focusReturn = useFocusReturn();
  return (
    <Radix.Root open={open} onOpenChange={(isOpen) => onOpenChange?.(isOpen)}>
      <Radix.Portal>
        <Scrim />
        <Sheet
          {...focusReturn}
          {...(onClosed && {
            onCloseAutoFocus: (event) => {
              event.preventDefault();
              onClosed();
            },
          })}
          {...closedByEscape(() => onOpenChange?.(false))}
          data-plain={plain ? '' : undefined}
          data-wide={wide ? '' : undefined}
          // An admin dialog holds typed data: a stray click, also on a toast, must not discard it.
          {...(plain && { onInteractOutside: (event) => event.preventDefault() })}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div>
            <Top>
              <Radix.Title>{title}</Radix.Title>
              {onOpenChange ? <IconButton icon="close" label={t`Close`} onClick={() => onOpenChange(false)} /> : null}
            </Top>
            {description ? <Radix.Description>{description}</Radix.Description> : null}
            {children}
          </div>
        </Sheet>
      </Radix.Portal>
    </Radix.Root>
  );
}
