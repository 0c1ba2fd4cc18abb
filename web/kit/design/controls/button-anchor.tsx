import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { type ButtonLook, buttonStyle, isNotLook } from './button-style.js';

const Drawn = styled.a.withConfig({ shouldForwardProp: isNotLook })<ButtonLook>`
  ${buttonStyle}
`;

/** A link off the site that looks like a button: it dials, opens a map or loads a file. */
export function ButtonAnchor({ kind = 'main', ...rest }: ComponentProps<'a'> & ButtonLook) {
  return <Drawn kind={kind} {...rest} />;
}
