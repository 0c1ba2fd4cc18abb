import { styled } from 'styled-components';
import { Plate } from '../../kit/design/frames/plate.js';
import { Page } from '../../kit/design/layout/page.js';
import { media } from '../../kit/design/media.js';

/** The sheet of a step; on a narrow screen the action bar ends it. */
export const Inside = styled(Page)`
  padding-block: clamp(1.75rem, 1.2rem + 1.8vw, 2.75rem) clamp(3rem, 2rem + 4vw, 6rem);
  ${media.belowDesktop} { padding-bottom: 0; }
`;

/** Work on the left, ticket and buttons on the right. Stacked below 960 px, with the buttons stuck to the bottom. */
export const Flow = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
  ${media.fromDesktop} { grid-template-columns: minmax(0, 1fr) 21.5rem; gap: clamp(2rem, 3.5vw, 3.5rem); align-items: start; }
`;

export const Side = styled.div`
  display: contents;
  ${media.fromDesktop} { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--s-5); position: sticky; top: 6rem; }
`;

export const Work = styled(Plate)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5);
  align-content: start;
  padding: clamp(1.5rem, 1rem + 2.2vw, 2.75rem) clamp(1.25rem, 0.6rem + 2.6vw, 2.75rem);
`;

/** Calendar and times, side by side where there is room. */
export const Picker = styled(Work)`
  gap: var(--s-5) clamp(1.75rem, 3vw, 3rem);
  padding: clamp(1.25rem, 1rem + 1.6vw, 2.25rem) clamp(1rem, 0.4rem + 2.2vw, 2.25rem);
  ${media.fromWide} { grid-template-columns: minmax(0, 25.5rem) minmax(0, 1fr); > [data-wide] { grid-column: 1 / -1; } }
  @media (max-width: 24rem) { padding-inline: 4px; h2, h3, p { padding-inline: 12px; } .rdp-month_caption { padding-left: 12px; } }
  @media (max-width: 22rem) { margin-inline: calc(2px - var(--gutter)); }
`;

export const StepTop = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2) var(--s-5);
  align-items: baseline;
  justify-content: space-between;
  h2 { font-size: var(--t-6); }
`;

export const Part = styled.div`
  padding-top: var(--s-5);
  border-top: 4px double var(--brass-deep);
  h2 { font-size: var(--t-6); }
`;

/** Fields side by side from 640 px; `data-wide` spans the row. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5);
  ${media.fromPhone} { grid-template-columns: repeat(2, minmax(0, 1fr)); > [data-wide] { grid-column: 1 / -1; } }
`;

/** Gets the focus when a step is shown; see `use-step-focus.ts`. */
export const StepHeading = styled.h2.attrs({ tabIndex: -1, 'data-step-heading': '' })``;
