import { Link, type LinkProps } from 'react-router-dom';
import { styled } from 'styled-components';
import { type ButtonLook, buttonStyle, isNotLook } from './button-style.js';

const Drawn = styled(Link).withConfig({ shouldForwardProp: isNotLook })<ButtonLook>`
  ${buttonStyle}
`;

export function ButtonLink({ kind = 'main', ...rest }: LinkProps & ButtonLook) {
  return <Drawn kind={kind} {...rest} />;
}
