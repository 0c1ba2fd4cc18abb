import { Link, type LinkProps } from 'react-router-dom';
import { styled } from 'styled-components';
import { isNotToolLook, type ToolLook, toolStyle } from '../../kit/design/controls/tool-style.js';

const Followed = styled(Link).withConfig({ shouldForwardProp: isNotToolLook })<ToolLook>`
  ${toolStyle}
`;

export function ToolLink({ kind = 'second', ...rest }: LinkProps & ToolLook) {
  return <Followed kind={kind} {...rest} />;
}

/** For pages that the site's router does not handle. */
export const ToolAnchor = styled.a.withConfig({ shouldForwardProp: isNotToolLook })<ToolLook>`
  ${toolStyle}
`;
