import { styled } from 'styled-components';
import { media } from '../../kit/design/media.js';

/** A list next to the form for the chosen item. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  align-items: start;
  @media (min-width: 62rem) { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
`;

export const Rows = styled.ul`
  button { display: grid; width: 100%; gap: 2px; padding: var(--s-3) var(--s-4); min-height: var(--target); text-align: left; border-bottom: 1px solid var(--line); }
  button:hover { background: var(--hover); }
  button:focus-visible { outline-offset: -6px; }
  button[aria-pressed='true'] { box-shadow: inset 4px 0 0 var(--brass-deep); background: var(--hover); }
  ${media.forcedColors} { button[aria-pressed='true'] { border-left: 4px solid Highlight; } }
  b { font-weight: 600; overflow-wrap: anywhere; }
  small { color: var(--fg-soft); font-size: var(--t-2); }
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
`;
