import { styled } from 'styled-components';
import { media } from '../../kit/design/media.js';

/** A wide table that scrolls in its own box; the first column stays. */
export const TableBox = styled.div`
  overflow-x: auto;
  position: relative;
  ${media.print} { overflow: visible; }
`;

export const ReportTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--t-2);
  font-variant-numeric: tabular-nums;
  th, td { padding: 6px var(--s-3); text-align: left; border-top: 1px solid var(--line); white-space: nowrap; }
  thead th { border-top: 0; background: var(--paper-sunk); font: 600 var(--t-1)/1.2 var(--ui); }
  tbody th { font-weight: 500; background: var(--raised); }
  tfoot th, tfoot td { font-weight: 600; border-top: 2px solid var(--edge); background: var(--raised); }
  [data-align='end'] { text-align: right; }
  [data-words] { min-width: 16rem; white-space: normal; overflow-wrap: break-word; }
  td:has(a, button) { padding-block: 0; }
  td a { display: inline-flex; align-items: center; justify-content: flex-end; min-height: var(--target); }
  ${media.belowSideColumn} { tr > :first-child { position: sticky; left: 0; z-index: 1; } }
  ${media.print} { tr > :first-child { position: static; } th, td { padding: 2px 6px; } td a { min-height: 0; } td button { display: none; } }
`;
