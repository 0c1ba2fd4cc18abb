import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { isNotToolLook, type ToolLook, toolStyle } from './tool-style.js';

const Pressed = styled.button.withConfig({ shouldForwardProp: isNotToolLook })<ToolLook>`
  ${toolStyle}
`;

interface ToolButtonProps extends ComponentProps<'button'>, ToolLook {
  /** Work is under way: presses do nothing, focus stays. The words change with it. */
  readonly busy?: boolean;
}

/** A button of the staff's tools. `type="button"` unless said otherwise. */
export function ToolButton({ kind = 'second', busy = false, type = 'button', onClick, ...rest }: ToolButtonProps) {
  return (
    <Pressed
      {...rest}
      kind={kind}
      type={busy ? 'button' : type}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? undefined : onClick}
    />
  );
}
