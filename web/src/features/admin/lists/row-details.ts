import { styled } from 'styled-components';
import { media } from '../../../design/media.js';

/** What stands under an open row. */
export const RowDetails = styled.div`
  display: grid;
  gap: var(--s-3);
  padding: var(--s-3) var(--s-4);
  background: var(--ground);
  border-left: 3px solid var(--rule);
  font-size: var(--t-2);
  line-height: 1.5;
  p { max-width: 44rem; white-space: pre-line; }
  ${media.belowTablet} { margin-top: var(--s-2); padding: var(--s-3); }
`;

/** Terms and what they are, in two columns where there is room. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--s-1) var(--s-4);
  dt { color: var(--fg-soft); }
  dd { overflow-wrap: anywhere; white-space: pre-line; }
  a { display: inline-flex; align-items: center; min-height: 1.75rem; }
`;
