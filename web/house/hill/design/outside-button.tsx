import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { type ButtonLook, buttonStyle, isNotLook } from '../../../kit/design/controls/button-style.js';
import { VisuallyHidden } from '../../../kit/design/layout/visually-hidden.js';
import { Icon } from '../../../kit/design/marks/icon.js';

const Drawn = styled.a.withConfig({ shouldForwardProp: isNotLook })<ButtonLook>`
  ${buttonStyle}
`;

/** A link that looks like a button and says that it leaves the site. */
export function OutsideButton({ kind = 'main', children, ...rest }: ComponentProps<'a'> & ButtonLook) {
  return (
    <Drawn kind={kind} {...rest}>
      {children}
      <VisuallyHidden> (on another site)</VisuallyHidden>
      <Icon name="out" size={20} />
    </Drawn>
  );
}
