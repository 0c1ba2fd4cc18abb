import { styled } from 'styled-components';
import { Paper } from '../../../design/ground/ground.js';
import { media } from '../../../design/media.js';

/** The ground of the panel: one face, plain headings, nothing of the house but the logo. */
export const Desk = styled(Paper)`
  --title: var(--ui);
  min-height: 100svh;
  h1, h2, h3 { font-weight: 600; }
  h1 { font-size: var(--t-6); line-height: 1.15; }
  h2 { font-size: 1.1875rem; line-height: 1.25; }
  h3 { font-size: var(--t-3); line-height: 1.3; }
  ${media.print} { min-height: 0; background: none; }
`;

export const DeskMain = styled.main`
  width: min(100% - 2 * var(--gutter), 90rem);
  margin-inline: auto;
  padding-block: var(--s-4) var(--s-8);
  ${media.print} { width: 100%; padding: 0; }
`;
