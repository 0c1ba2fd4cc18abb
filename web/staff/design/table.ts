import { styled } from 'styled-components';
import { visuallyHidden } from '../../kit/design/layout/visually-hidden.js';
import { media } from '../../kit/design/media.js';

/** A dense table; on a phone its rows are cards. Roles are repeated because some browsers drop them in a grid layout. */
export const Table = styled.table.attrs({ role: 'table' })`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--t-2);
  font-variant-numeric: tabular-nums;
  ${media.belowTablet} { &, & > tbody { display: block; } }
`;

export const TableHead = styled.thead.attrs({ role: 'rowgroup' })`
  ${media.belowTablet} { display: block; background: var(--paper-sunk); tr { display: flex; flex-wrap: wrap; gap: 0 var(--s-2); padding-inline: var(--s-2); } }
`;

export const TableBody = styled.tbody.attrs({ role: 'rowgroup' })``;

/** On a phone only sortable ones are shown. */
export const HeadCell = styled.th.attrs({ role: 'columnheader', scope: 'col' })`
  position: sticky;
  top: 0;
  z-index: 1;
  height: var(--target);
  padding: 0 var(--s-3);
  background: var(--paper-sunk);
  box-shadow: inset 0 -1px 0 var(--edge);
  font: 600 var(--t-1)/1.2 var(--ui);
  letter-spacing: 0.03em;
  text-align: left;
  white-space: nowrap;
  &[data-align='end'] { text-align: right; button { flex-direction: row-reverse; } }
  button { display: inline-flex; align-items: center; gap: var(--s-1); min-height: var(--target); font: inherit; }
  button svg { flex: none; color: var(--rule); }
  ${media.belowTablet} { position: static; padding: 0 var(--s-2); box-shadow: none; &[data-align='end'] button { flex-direction: row; } &:not([data-sorts]) { ${visuallyHidden} } }
  ${media.print} { position: static; }
`;

/** On a phone a card: image on the left, name and details in the middle, amount and state on the right, actions below. */
export const TableRow = styled.tr.attrs({ role: 'row' })`
  tbody > &:hover { background: var(--row-hover, color-mix(in srgb, var(--brass-deep) 6%, transparent)); }
  ${media.belowTablet} {
    tbody > & { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; align-items: center; padding: var(--s-3) var(--s-4); border-top: 1px solid var(--line); }
    tbody > &:first-child { border-top: 0; }
  }
`;

export type CellPlace = 'image' | 'name' | 'figure' | 'second' | 'state' | 'line' | 'actions';

/** `data-place` is its position on the phone card; `data-align="end"` is for numbers. */
export const Cell = styled.td.attrs({ role: 'cell' })`
  height: 3.125rem;
  padding: 2px var(--s-3);
  border-top: 1px solid var(--line);
  vertical-align: middle;
  overflow-wrap: anywhere;
  a { display: inline-flex; align-items: center; min-height: var(--target); }
  &[data-align='end'] { text-align: right; white-space: nowrap; }
  &[data-whole] { white-space: nowrap; }
  &[data-place='name'] { min-width: 8rem; font-size: var(--t-3); font-weight: 600; line-height: 1.25; }
  &[data-place='actions'] { text-align: right; padding-right: var(--s-1); white-space: nowrap; > * { vertical-align: middle; } }
  &[data-place='actions']:has(> :nth-child(3)) { white-space: normal; > * { white-space: nowrap; } }
  &[data-place='image'] { width: 0; }
  tr:first-child > & { border-top: 0; }
  ${media.belowTablet} {
    display: block; height: auto; padding: 0; border: 0; grid-column: 2 / -1;
    &:empty { display: none; }
    &[data-place='image'] { grid-column: 1; grid-row: 1 / 3; width: auto; margin-right: var(--s-3); }
    &[data-place='name'] { grid-column: 2; grid-row: 1; min-width: 0; }
    &[data-place='figure'] { grid-column: 3; grid-row: 1; padding-left: var(--s-3); font-weight: 600; }
    &[data-place='second'] { grid-column: 2; color: var(--fg-soft); }
    &[data-place='state'] { grid-column: 3; justify-self: end; }
    &[data-place='actions'] { grid-column: 1 / -1; text-align: left; margin-left: calc(-1 * var(--s-2)); white-space: normal; }
  }
`;
