import type { ComponentProps } from 'react';
import { keyframes, styled } from 'styled-components';
import { media } from '../media.js';
import { type ButtonLook, buttonStyle, isNotLook } from './button-style.js';

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

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** A request is in flight: shows three lozenges after the label and ignores clicks. The label changes too. */
  readonly busy?: boolean;
}

/** A button, `type="button"` by default. When it is disabled, explain why nearby. */
export function Button({ kind = 'main', busy = false, type = 'button', children, onClick, ...rest }: ButtonProps) {
  return (
    <Pressed
      {...rest}
      kind={kind}
      type={busy ? 'button' : type}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? undefined : onClick}
    >
      {children}
      {busy ? (
        <Lozenges aria-hidden="true">
          <i />
          <i />
          <i />
        </Lozenges>
      ) : null}
    </Pressed>
  );
}
