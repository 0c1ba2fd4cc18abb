import { styled } from 'styled-components';
import { Paper } from '../../kit/design/ground/ground.js';
import { media } from '../../kit/design/media.js';

/** One typeface and plain headings. */
export const AdminGround = styled(Paper)`
  --title: var(--ui);
  min-height: 100svh;
  > main { margin-inline: auto; }
  h1, h2, h3, h4 { font-weight: 600; }
  h1 { font-size: var(--t-6); line-height: 1.15; }
  h2, h3 { font-size: 1.1875rem; line-height: 1.25; }
  h4 { font-size: var(--t-3); line-height: 1.3; }
  ${media.print} { min-height: 0; background: none; }
`;

/** The page next to the navigation, or below it. */
export const AdminShell = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${media.fromSideColumn} { grid-template-columns: 13.5rem minmax(0, 1fr); min-height: calc(100svh - 3.5rem); }
  ${media.print} { display: block; }
`;

export const AdminMain = styled.main`
  min-width: 0;
  width: 100%;
  max-width: 90rem;
  padding: var(--s-4) var(--gutter) var(--s-8);
  ${media.fromSideColumn} { padding-inline: var(--s-6); }
  ${media.print} { max-width: none; padding: 0; }
`;

/** The sections of a page. `data-form` puts a form to the left of a list if there is room. */
export const AdminColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5) var(--s-6);
  margin-top: var(--s-4);
  ${media.fromWide} { &[data-form] { --list-height: 41.5rem; grid-template-columns: 23rem minmax(0, 1fr); align-items: start; } }
`;

/** For what is shown before sign-in. */
export const NarrowPage = styled.div`
  display: grid;
  gap: var(--s-5);
  width: min(100%, 27rem);
  margin-inline: auto;
  padding-block: var(--s-5);
`;
