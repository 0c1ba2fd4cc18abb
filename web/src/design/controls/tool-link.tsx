import { Link, type LinkProps } from 'react-router-dom';
import { styled } from 'styled-components';
import { isNotToolLook, type ToolLook, toolStyle } from './tool-style.js';

const Followed = styled(Link).withConfig({ shouldForwardProp: isNotToolLook })<ToolLook>`
  ${toolStyle}
`;

/** A way to another page of the site, among the tools. */
export function ToolLink({ kind = 'second', ...rest }: LinkProps & ToolLook) {
  return <Followed kind={kind} {...rest} />;
}

/** A way to a page of its own, which the site's router does not know. */
export const ToolAnchor = styled.a.withConfig({ shouldForwardProp: isNotToolLook })<ToolLook>`
  ${toolStyle}
`;
