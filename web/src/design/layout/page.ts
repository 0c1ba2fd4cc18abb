import { styled } from 'styled-components';
import { type SystemProps, systemProps, withoutStyleProps } from '../system-props.js';

/** The column of a page: gutters at the sides, 75 rem at most. */
export const Page = styled.div.withConfig({ ...withoutStyleProps })<SystemProps>`
  width: min(100% - 2 * var(--gutter), var(--page));
  margin-inline: auto;
  ${systemProps}
`;
