import { styled } from 'styled-components';
import { Night } from '../../kit/design/ground/ground.js';
import { Page } from '../../kit/design/layout/page.js';
import { media } from '../../kit/design/media.js';

export const Head = styled(Night)`
  padding-block: clamp(1rem, 0.6rem + 1.4vw, 2rem) clamp(1rem, 2vw, 1.5rem);
  h1 { font-size: var(--t-7); }
  p { margin-top: var(--s-1); color: var(--cream); font: 400 var(--t-4) / 1.3 var(--text); }
`;

/** On a narrow screen the bar with the sum ends it. A screen high at least: the footer does not move when the cart has loaded. */
export const Inside = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  align-content: start;
  min-height: 100svh;
  padding-block: clamp(1.75rem, 1.2rem + 1.8vw, 2.75rem) clamp(3rem, 2rem + 4vw, 6rem);
  ${media.belowDesktop} { &:has([data-bar]) { padding-bottom: 0; } }
`;

/** Lines on the left, the check on the right. Below each other under 960 px. */
export const Flow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
  ${media.fromDesktop} { grid-template-columns: minmax(0, 1fr) 22rem; gap: clamp(2rem, 3.5vw, 3.5rem); align-items: start; }
`;

export const Work = styled.div`
  > ul { border-top: 4px double var(--brass-deep); }
  li { border-bottom: 1px solid var(--paper-edge); padding-block: var(--s-5); }
  li + li { border-top: 0; }
  &:focus { outline: none; }
  ${media.fromPhone} { li { grid-template-columns: 5.25rem minmax(0, 1fr) auto; b { font-size: var(--t-5); } > strong, > s { font-size: var(--t-4); } } }
`;

export const Side = styled.div`
  display: contents;
  ${media.fromDesktop} { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--s-5); position: sticky; top: 6rem; }
`;

export const Needs = styled.p`
  font: 400 var(--t-5)/1.2 var(--title);
`;
