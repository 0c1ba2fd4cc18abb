import { styled } from 'styled-components';
import { type SystemProps, systemProps, withoutStyleProps } from '../system-props.js';

/** A plain block that takes style props. Change the element with `as`. */
export const Box = styled.div.withConfig({ ...withoutStyleProps })<SystemProps>`
  min-width: 0;
  ${systemProps}
`;
