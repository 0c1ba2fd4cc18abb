import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconName } from '../marks/icon.js';

const Square = styled.button`
  position: relative;
  display: inline-grid;
  place-items: center;
  width: var(--target);
  height: var(--target);
  flex: none;
  color: inherit;
  &:hover:not(:disabled) { background: var(--hover); }
  &:disabled { color: var(--edge); }
  &[data-edge] { box-shadow: inset 0 0 0 1px var(--edge); }
`;

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  readonly icon: IconName;
  /** Accessible name: what a click does. */
  readonly label: string;
  readonly edged?: boolean;
}

/** A 44 px square with an icon. Children are overlaid (a count badge). */
export function IconButton({ icon, label, edged = false, type = 'button', children, ...rest }: IconButtonProps) {
  return (
    <Square {...rest} type={type} aria-label={label} data-edge={edged ? '' : undefined}>
      <Icon name={icon} />
      {children}
    </Square>
  );
}
