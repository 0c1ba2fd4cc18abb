import { styled } from 'styled-components';
import { Plate } from '../../kit/design/frames/plate.js';
import { PageBody } from '../../kit/design/layout/page.js';
import { media } from '../../kit/design/media.js';

/** What it is about on the left, its sum or facts on the right; below each other under 960 px. */
export const Columns = styled(PageBody)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6) clamp(2rem, 4vw, 3.5rem);
  align-items: start;
  ${media.fromDesktop} { grid-template-columns: minmax(0, 1fr) 22rem; }
`;

export const Work = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
  section { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--s-3); }
  section h2 { font-size: var(--t-6); }
  /* What says nothing yet takes no gap. */
  section > [role='status']:empty { position: absolute; }
`;

/** The steps of an order, the reached one in full color. */
export const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--s-2);
  counter-reset: step;
  color: var(--fg-soft);
  li { counter-increment: step; padding: var(--s-2) var(--s-1); border-top: 4px double var(--rule); }
  li::before { content: counter(step) ". "; }
  [data-reached] { border-color: var(--brass-deep); }
  [aria-current] { color: var(--heading); font-weight: 600; border-color: var(--oxblood); }
`;

export const Rows = styled.ul`
  border-top: 4px double var(--brass-deep);
  li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: var(--s-1) var(--s-4); padding-block: var(--s-4); border-bottom: 1px solid var(--rule); overflow-wrap: anywhere; }
  li > * { grid-column: 1; }
  li > strong { grid-column: 2; grid-row: 1; font-weight: 600; font-variant-numeric: tabular-nums; }
  li > form { grid-column: 1 / -1; }
  b { font-weight: 600; }
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  margin-top: var(--s-3);
  max-width: 40rem;
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3);
`;

export const Address = styled.address`
  font-style: normal;
  overflow-wrap: anywhere;
  span { display: block; }
`;

export const Table = styled.table`
  width: 100%;
  max-width: 40rem;
  border-collapse: collapse;
  overflow-wrap: anywhere;
  caption { padding-bottom: var(--s-2); text-align: left; font-weight: 600; }
  th, td { padding: var(--s-2) var(--s-3) var(--s-2) 0; border-bottom: 1px solid var(--rule); text-align: left; vertical-align: top; font-weight: 400; }
  thead th { color: var(--fg-soft); font-size: var(--t-2); }
  tfoot th, tfoot td { font-weight: 600; }
  tr > :last-child { padding-right: 0; }
  td[data-cents], th[data-cents] { text-align: right; font-variant-numeric: tabular-nums; }
  td[data-cents], th[data-cents], td[data-whole] { white-space: nowrap; }
`;

/** A number that is read out or written on a check: it breaks nowhere. */
export const Whole = styled.span`
  white-space: nowrap;
`;

/** At the side: what it is about. */
export const FactsPlate = styled(Plate)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  padding: var(--s-6) var(--s-5);
  overflow-wrap: anywhere;
  h2 { font-size: var(--t-6); }
`;
