import { styled } from 'styled-components';
import { type SystemProps, systemProps, withoutStyleProps } from '../system-props.js';

/** The column of a page: gutters, 75 rem at most. */
export const Page = styled.div.withConfig({ ...withoutStyleProps })<SystemProps>`
  width: min(100% - 2 * var(--gutter), var(--page));
  margin-inline: auto;
  ${systemProps}
`;

export const PageBody = styled(Page)`
  padding-block: clamp(2.25rem, 1.6rem + 2.6vw, 4rem) clamp(3rem, 2rem + 4vw, 6rem);
`;
