import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { printedCents } from '../../kit/lib/money.js';
import { Table } from './own-page-parts.js';

interface LinesTableProps {
  readonly caption: string;
  readonly lines: readonly { readonly label: string; readonly cents: number }[];
  readonly taxCents: number;
  readonly totalCents: number;
  /** Sums below the total. */
  readonly children?: ReactNode;
}

/** What is charged, line by line. */
export function LinesTable({ caption, lines, taxCents, totalCents, children }: LinesTableProps) {
  return (
    <Table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans context="what an amount is for">For</Trans>
          </th>
          <th scope="col" data-cents="">
            <Trans>Amount</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(lines).map(([place, { label, cents }]) => (
          <Sum key={place} label={label} cents={cents} />
        ))}
        {taxCents > 0 ? <Sum label={t`Sales tax`} cents={taxCents} /> : null}
      </tbody>
      <tfoot>
        <Sum label={t`Total`} cents={totalCents} />
        {children}
      </tfoot>
    </Table>
  );
}

export function Sum({ label, cents }: { readonly label: string; readonly cents: number }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td data-cents="">{printedCents(cents)}</td>
    </tr>
  );
}
