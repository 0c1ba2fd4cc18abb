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

export const TextLink = styled(Link)`
  ${linkStyle}
`;

/** For links in running text that leave the site, dial or open e-mail. */
export const OutsideLink = styled.a`
  ${linkStyle}
`;
