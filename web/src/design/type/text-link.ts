import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';

const linkStyle = css`
  color: var(--accent);
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.22em;
  &:hover { text-decoration-thickness: 2px; }
  /* in running text a double ring would cover neighboring words */
  &:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
`;

/** An internal link in running text. */
export const TextLink = styled(Link)`
  ${linkStyle}
`;

/** A link in running text that leaves the site, dials or opens e-mail. */
export const OutsideLink = styled.a`
  ${linkStyle}
`;
