import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { isNotToolLook, type ToolLook, toolStyle } from './tool-style.js';
import { useWaitingButton, type WaitingProps } from './waiting-button.js';

const Pressed = styled.button.withConfig({ shouldForwardProp: isNotToolLook })<ToolLook>`
  ${toolStyle}
`;

interface ToolButtonProps extends ComponentProps<'button'>, ToolLook, WaitingProps {}

/** For the admin panel; `type="button"` by default. */
export function ToolButton({ kind = 'second', busy, busyText, repeats, ...rest }: ToolButtonProps) {
  const { label, attributes } = useWaitingButton({ busy, busyText, repeats }, rest);
  return (
    <Pressed {...rest} kind={kind} {...attributes}>
      {label}
    </Pressed>
  );
}
