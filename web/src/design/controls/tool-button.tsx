import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { isNotToolLook, type ToolLook, toolStyle } from './tool-style.js';

const Pressed = styled.button.withConfig({ shouldForwardProp: isNotToolLook })<ToolLook>`
  ${toolStyle}
`;

interface ToolButtonProps extends ComponentProps<'button'>, ToolLook {
  /** A request is in flight: ignores clicks, keeps focus. The label changes too. */
  readonly busy?: boolean;
}

/** A button of the admin panel, `type="button"` by default. */
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
