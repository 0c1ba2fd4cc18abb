import type { ComponentProps } from 'react';
import { keyframes, styled } from 'styled-components';
import { media } from '../media.js';
import { type ButtonLook, buttonStyle, isNotLook } from './button-style.js';
import { useWaitingButton, type WaitingProps } from './waiting-button.js';

const blink = keyframes`50% { opacity: 0.25; }`;

const Pressed = styled.button.withConfig({ shouldForwardProp: isNotLook })<ButtonLook>`
  ${buttonStyle}
`;

const Lozenges = styled.span`
  display: inline-flex;
  gap: 4px;
  i { width: 6px; height: 6px; background: currentColor; transform: rotate(45deg); animation: ${blink} 900ms steps(3) infinite; }
  i:nth-child(2) { animation-delay: 150ms; }
  i:nth-child(3) { animation-delay: 300ms; }
  ${media.reducedMotion} { i { animation: none; } }
`;

interface ButtonProps extends ComponentProps<'button'>, ButtonLook, WaitingProps {}

/** `type="button"` by default. Next to a disabled button, say why it is disabled. */
export function Button({ kind = 'main', busy, busyText, repeats, ...rest }: ButtonProps) {
  const { isLate, label, attributes } = useWaitingButton({ busy, busyText, repeats }, rest);
  return (
    <Pressed {...rest} kind={kind} {...attributes}>
      {label}
      {isLate ? (
        <Lozenges aria-hidden="true">
          <i />
          <i />
          <i />
        </Lozenges>
      ) : null}
    </Pressed>
  );
}
