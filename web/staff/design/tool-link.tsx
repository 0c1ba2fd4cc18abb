import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { styled } from 'styled-components';
import { isNotToolLook, type ToolLook, toolStyle } from '../../kit/design/controls/tool-style.js';

const Followed = styled(Link).withConfig({ shouldForwardProp: isNotToolLook })<ToolLook>`
  ${toolStyle}
`;

export function ToolLink({ kind = 'second', ...rest }: LinkProps & ToolLook) {
  return <Followed kind={kind} {...rest} />;
}

const Anchor = styled.a.withConfig({ shouldForwardProp: isNotToolLook })<ToolLook>`
  ${toolStyle}
`;

/** To a page outside the panel, which the browser loads. */
export function ToolAnchor({ kind = 'second', ...rest }: ComponentProps<'a'> & ToolLook) {
  return <Anchor kind={kind} {...rest} />;
}
