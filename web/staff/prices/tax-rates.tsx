import { useState } from 'react';
import { ConfirmTaxRateDocument, StaffStoreTermsDocument } from '../../generated/staff-operations.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { StateMark } from '../../kit/design/marks/state-mark.js';
import { formErrorOf, isRefusal } from '../../kit/lib/forms/form-error.js';
import { fullDate, venueToday } from '../../kit/lib/venue-dates.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { Confirmation } from '../forms/confirmation.js';
import { AdminTable } from '../lists/admin-table.js';
import type { Column } from '../lists/column.js';
import { confirmWords, rateWords, type StaffTaxCode, stateWords, type TaxRow, taxRows } from './tax-words.js';

function columnsOf(confirm: (row: TaxRow) => void): readonly Column<TaxRow>[] {
  return [
    { id: 'code', label: 'What is taxed', place: 'name', cell: ({ code }) => code.name },
    {
      id: 'rate',
      label: 'Rate',
      place: 'figure',
      align: 'end',
      cell: ({ rate }) => (rate ? rateWords(rate) : 'None'),
    },
    { id: 'from', label: 'From', place: 'line', cell: ({ rate }) => (rate ? fullDate(rate.validFrom) : null) },
    {
      id: 'state',
      label: 'State',
      place: 'line',
      cell: (row) => (
        <StateMark tone={row.rate === undefined || row.rate.state === 'IN_FORCE' ? 'good' : 'waiting'}>
          {stateWords(row)}
        </StateMark>
      ),
    },
    {
      id: 'basis',
      label: 'Why',
      place: 'line',
      cell: ({ rate }) => rate?.basis ?? 'Bookings sells tours on its own, without tax.',
    },
    {
      id: 'actions',
      label: 'Actions',
      quiet: true,
      place: 'actions',
      cell: (row) =>
        row.rate?.state === 'NOT_CONFIRMED' ? (
          <ToolButton
            aria-label={`Confirm ${row.rate.rate}% on ${row.code.name.toLowerCase()}`}
            onClick={() => confirm(row)}
          >
            Confirm
          </ToolButton>
        ) : null,
    },
  ];
}

/** Sales tax rates with their history. A rate is charged once a manager has confirmed it. */
export function TaxRates({ codes }: { readonly codes: readonly StaffTaxCode[] }) {
  const confirm = useAdminMutation(ConfirmTaxRateDocument, [StaffStoreTermsDocument]);
  const [asked, setAsked] = useState<TaxRow>();
  return (
    <>
      <AdminTable
        label="tax rates"
        columns={columnsOf(setAsked)}
        rows={taxRows(codes)}
        keyOf={({ code, rate }) => rate?.id ?? code.code}
      />
      {asked?.rate ? (
        <Confirmation
          title={`Confirm ${asked.rate.rate}% on ${asked.code.name.toLowerCase()}?`}
          action="Confirm the rate"
          busyAction="Confirming..."
          onConfirm={async () => {
            const answer = await confirm({ id: asked.rate?.id ?? '', version: asked.code.version });
            return isRefusal(answer) ? formErrorOf('The rate was not confirmed', answer, () => false) : undefined;
          }}
          onClose={() => setAsked(undefined)}
        >
          <p>{confirmWords(asked.code, asked.rate, venueToday())}</p>
        </Confirmation>
      ) : null}
    </>
  );
}
