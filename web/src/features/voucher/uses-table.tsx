import { styled } from 'styled-components';
import { fullDate, venueToday } from '../../lib/venue-dates.js';
import type { VoucherUse } from './uses.js';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  border-top: 4px double var(--brass-deep);
  font-variant-numeric: tabular-nums;
  th, td { padding: var(--s-3) var(--s-3) var(--s-3) 0; border-bottom: 1px solid var(--rule); text-align: left; vertical-align: top; font-weight: 400; }
  thead th { padding-block: var(--s-2); font: 600 var(--t-1)/1.2 var(--ui); }
  td:nth-child(2) { font-weight: 600; }
  td:nth-child(n + 4), thead th:nth-child(n + 4) { padding-right: 0; padding-left: var(--s-3); text-align: right; white-space: nowrap; }
  @media (max-width: 35.99rem) {
    thead { position: absolute; clip-path: inset(50%); }
    tr { display: grid; grid-template-columns: minmax(0, 1fr) auto; padding-block: var(--s-3); border-bottom: 1px solid var(--rule); }
    th, td { padding: 2px 0; border: 0; }
    tbody th { color: var(--fg-soft); }
    td:nth-child(2) { text-align: right; }
    td:nth-child(4) { grid-column: 2; }
    td:nth-child(5) { grid-column: 1 / -1; color: var(--fg-soft); }
    td:nth-child(5)::before { content: "left "; }
  }
`;

/** Uses with their amounts and what was left. */
export function UsesTable({ uses }: { readonly uses: readonly VoucherUse[] }) {
  return (
    <Table aria-labelledby="uses">
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">What</th>
          <th scope="col">For</th>
          <th scope="col">Amount</th>
          <th scope="col">Left</th>
        </tr>
      </thead>
      <tbody>
        {uses.map(({ id, at, what, why, amount, left }) => (
          <tr key={id}>
            <th scope="row">{fullDate(venueToday(new Date(at)))}</th>
            <td>{what}</td>
            <td>{why}</td>
            <td>{amount}</td>
            <td>{left}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
