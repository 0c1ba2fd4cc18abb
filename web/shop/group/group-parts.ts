import { styled } from 'styled-components';

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
  td[data-cents], th[data-cents] { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
`;

export const Points = styled.ul`
  display: grid;
  gap: var(--s-2);
  max-width: 40rem;
  padding-left: 1.2em;
  list-style: disc;
`;
