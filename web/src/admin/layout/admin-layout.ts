import { styled } from 'styled-components';
import { Paper } from '../../design/ground/ground.js';
import { media } from '../../design/media.js';

/** The ground of the admin panel: one typeface and plain headings. */
export const AdminGround = styled(Paper)`
  --title: var(--ui);
  min-height: 100svh;
  h1, h2, h3 { font-weight: 600; }
  h1 { font-size: var(--t-6); line-height: 1.15; }
  h2 { font-size: 1.1875rem; line-height: 1.25; }
  h3 { font-size: var(--t-3); line-height: 1.3; }
  ${media.print} { min-height: 0; background: none; }
`;

export const AdminMain = styled.main`
  width: min(100% - 2 * var(--gutter), 90rem);
  margin-inline: auto;
  padding-block: var(--s-4) var(--s-8);
  ${media.print} { width: 100%; padding: 0; }
`;

/** The sections of a tab; with `data-form`, a form at the left of a list where there is room. */
export const AdminColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5) var(--s-6);
  margin-top: var(--s-4);
  @media (min-width: 68rem) { &[data-form] { --list-height: 41.5rem; grid-template-columns: 23rem minmax(0, 1fr); align-items: start; } }
`;

/** One narrow column, for what is shown before sign-in. */
export const NarrowPage = styled.div`
  display: grid;
  gap: var(--s-5);
  width: min(100%, 27rem);
  margin-inline: auto;
  padding-block: var(--s-5);
`;
