import { styled } from 'styled-components';
import { media } from '../../kit/design/media.js';

export const BarsGrid = styled.div`
  display: grid;
  gap: var(--s-4);
  ${media.fromSideColumn} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

/** A table whose second column shows its numbers as bars. */
export const Bars = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--t-2);
  font-variant-numeric: tabular-nums;
  th { padding: 4px var(--s-3) 4px var(--s-4); text-align: left; font-weight: 500; }
  td { padding: 4px var(--s-4) 4px 0; text-align: right; white-space: nowrap; }
  td a { display: inline-flex; align-items: center; min-height: var(--target); }
  td:nth-child(2) { width: 40%; }
  small { display: block; color: var(--fg-soft); }
  ${media.belowTablet} { td:nth-child(2) { display: none; } }
`;

export const Meter = styled.span<{ readonly $share: number }>`
  display: block;
  width: ${({ $share }) => $share}%;
  height: 12px;
  background: var(--fg);
  print-color-adjust: exact;
  ${media.forcedColors} { forced-color-adjust: none; background: CanvasText; }
`;
