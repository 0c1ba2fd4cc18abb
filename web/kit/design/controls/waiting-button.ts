import { t } from '@lingui/core/macro';
import type { ComponentProps, ReactNode } from 'react';
import { useLate } from './use-late.js';

type Pressed = Pick<ComponentProps<'button'>, 'type' | 'onClick' | 'disabled' | 'aria-busy' | 'aria-disabled'>;

export interface WaitingProps {
  /** A request is in flight: ignores clicks and keeps the focus. */
  readonly busy?: boolean | undefined;
  /** The label after a moment of waiting. */
  readonly busyText?: string | undefined;
  /** Further clicks count while it is busy. */
  readonly repeats?: boolean | undefined;
}

interface WaitingButton {
  readonly isLate: boolean;
  readonly label: ReactNode;
  readonly attributes: Pressed;
}

/** How every button waits: `aria-busy` at once, and another label after a moment. */
export function useWaitingButton(
  { busy = false, busyText = t`One moment...`, repeats = false }: WaitingProps,
  { children, type = 'button', disabled, onClick, 'aria-disabled': isOff }: ComponentProps<'button'>,
): WaitingButton {
  const isLate = useLate(busy);
  const isDeaf = busy && !repeats;
  return {
    isLate,
    label: isLate ? busyText : children,
    attributes: {
      type: isDeaf ? 'button' : type,
      // A disabled button would lose the focus.
      disabled: disabled && !isDeaf,
      'aria-busy': busy || undefined,
      'aria-disabled': isDeaf || isOff,
      onClick: isDeaf ? undefined : onClick,
    },
  };
}
