import { type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Stack } from '../../kit/design/layout/stack.js';
import { focusListIfLost } from '../layout/focus-list.js';

const Opened = styled(Stack)`
  max-width: 46rem;
  margin-block: var(--s-2) var(--s-3);
`;

interface OpenedActionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The form of an action. Its title takes the focus, because the pressed button is gone. */
export function OpenedAction({ title, children }: OpenedActionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Opened gap={3}>
      <h4 ref={heading} tabIndex={-1}>
        {title}
      </h4>
      {children}
    </Opened>
  );
}

/** Buttons of which one opens a form in place of them all, until it is closed. */
export function useOpenedAction<Action extends string>() {
  const [action, setAction] = useState<Action>();
  const pressed = useRef<Action>(undefined);
  const open = (name: Action): void => {
    pressed.current = name;
    setAction(name);
  };
  /** For the button of an action, which gets the focus back. */
  const returnTo = (name: Action) => (button: HTMLButtonElement | null) => {
    if (!button || pressed.current !== name) return;
    pressed.current = undefined;
    button.focus();
  };
  const close = (): void => {
    setAction(undefined);
    // What was done may have taken the button away.
    focusListIfLost();
  };
  return { action, open, close, returnTo };
}
