import { useState } from 'react';
import { AdminColumns } from '../../admin/layout/admin-layout.js';
import { AdminSection, AdminSectionBody } from '../../admin/layout/admin-section.js';
import { AdminTable } from '../../admin/lists/admin-table.js';
import type { Column } from '../../admin/lists/column.js';
import { RowButton } from '../../admin/lists/row-button.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { StateMark } from '../../design/marks/state-mark.js';
import { agesInWords } from '../../lib/tickets/ticket-words.js';
import { AddTypeForm } from './add-type-form.js';
import { ConfirmExamples } from './confirm-examples.js';
import { EndTypes } from './end-types.js';
import { PriceForm } from './price-form.js';
import { howMany, type PriceRow, priceRows, priceText, seatsText, stateText } from './price-rows.js';
import { PricesWaiting } from './prices-waiting.js';
import { StoreTermsSection } from './store-terms-section.js';
import { usePricedTour } from './use-priced-tour.js';

function columnsOf(open: (row: PriceRow) => void): readonly Column<PriceRow>[] {
  return [
    {
      id: 'type',
      label: 'Type',
      place: 'name',
      cell: ({ type }) => (
        <>
          {type.label} <small>{[agesInWords(type), type.note].filter(Boolean).join(', ')}</small>
        </>
      ),
    },
    { id: 'seats', label: 'Seats', place: 'line', cell: seatsText },
    { id: 'many', label: 'How many', place: 'line', cell: ({ type }) => howMany(type) },
    { id: 'price', label: 'Price', place: 'figure', align: 'end', whole: true, cell: priceText },
    {
      id: 'state',
      label: 'State',
      place: 'line',
      cell: (row) => <StateMark tone={row.current ? 'good' : 'waiting'}>{stateText(row)}</StateMark>,
    },
    {
      id: 'actions',
      label: 'Actions',
      quiet: true,
      place: 'actions',
      cell: (row) => (
        <>
          {row.current === undefined && row.example ? (
            <ToolButton aria-label={`Confirm ${row.type.label}`} onClick={() => open(row)}>
              Confirm
            </ToolButton>
          ) : null}
          <RowButton
            icon="edit"
            label={row.current || row.example ? 'Change' : 'Sell'}
            of={row.type.label}
            onClick={() => open(row)}
          />
        </>
      ),
    },
  ];
}

/** What a ticket costs, by type and tour. Changes say first what they will do. For managers. */
export function PricesTab() {
  const priced = usePricedTour();
  const { tour, list, types, chooser } = priced;
  const [opened, setOpened] = useState<string>();
  const rows = list ? priceRows(types, list) : [];
  const examples = rows.filter(({ current, example }) => example && !current);
  return (
    <AdminColumns>
      {tour && list ? <ConfirmExamples tour={tour} list={list} rows={examples} /> : null}
      <AdminSection title="Ticket types and prices" tools={chooser}>
        {list ? (
          <AdminTable
            label="ticket types"
            columns={columnsOf(({ type }) => setOpened(type.code))}
            rows={rows}
            keyOf={({ type }) => type.code}
            detailsOf={(row) =>
              tour && opened === row.type.code ? (
                <PriceForm
                  key={`${tour.id} ${list.version}`}
                  {...{ tour, list, row, onClose: () => setOpened(undefined) }}
                />
              ) : undefined
            }
          />
        ) : (
          <PricesWaiting {...priced} />
        )}
        <AdminSectionBody>A type in use is ended, not deleted: its tickets stay valid.</AdminSectionBody>
      </AdminSection>
      <StoreTermsSection />
      <EndTypes types={types} />
      <AddTypeForm />
    </AdminColumns>
  );
}
