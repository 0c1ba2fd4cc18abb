import { useState } from 'react';
import {
  ConfirmTourPricesDocument,
  StaffStoreTermsDocument,
  StaffTourPricesDocument,
} from '../../generated/staff-operations.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { Row, Stack } from '../../kit/design/layout/stack.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { StateMark } from '../../kit/design/marks/state-mark.js';
import { formErrorOf, isRefusal } from '../../kit/lib/forms/form-error.js';
import { listed } from '../../kit/lib/sentences.js';
import { agesInWords, priceInWords } from '../../kit/lib/tickets/ticket-words.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { AdminColumns } from '../layout/admin-layout.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import { AdminTable } from '../lists/admin-table.js';
import type { Column } from '../lists/column.js';
import { RowButton } from '../lists/row-button.js';
import { UntaxedNotice } from '../selling/untaxed-goods.js';
import { AddTypeForm, TypesInSpanish } from './add-type-form.js';
import { EndTypes } from './end-types.js';
import { GroupPrices } from './group-prices.js';
import { PriceForm } from './price-form.js';
import {
  examplesTitle,
  howMany,
  type PriceList,
  type PriceRow,
  priceRows,
  priceText,
  seatsText,
  stateText,
} from './price-rows.js';
import { PricesWaiting } from './prices-waiting.js';
import { ShippingForm } from './shipping-form.js';
import { TaxRateForm } from './tax-rate-form.js';
import { TaxRates } from './tax-rates.js';
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

/** Ticket prices by type and tour. Changes show their preview first. For managers. */
export function PricesTab() {
  const priced = usePricedTour();
  const { tour, list, types, chooser } = priced;
  const [opened, setOpened] = useState<string>();
  const rows = list ? priceRows(types, list) : [];
  const examples = rows.filter(({ current, example }) => example && !current);
  return (
    <AdminColumns>
      <UntaxedNotice here />
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
      <GroupPrices />
      <StoreTermsSection />
      <EndTypes types={types} />
      <TypesInSpanish types={types} />
      <AddTypeForm />
    </AdminColumns>
  );
}

function StoreTermsSection() {
  const { data, hasFailed, reload } = useAdminQuery(StaffStoreTermsDocument, {});
  const shipping = data?.storeTerms.shipping;
  const codes = data?.taxCodes;
  return (
    <AdminSection title="Shipping and tax">
      {shipping === undefined || !codes ? (
        <PricesWaiting {...{ hasFailed, reload }} />
      ) : (
        <>
          <AdminSectionBody>
            <ShippingForm shipping={shipping} />
          </AdminSectionBody>
          <TaxRates codes={codes} />
          <AdminSectionBody>
            <Stack gap={4}>
              No rate is charged before a manager has confirmed it. Ask your bookkeeper which one is right.
              <TaxRateForm codes={codes} />
            </Stack>
          </AdminSectionBody>
        </>
      )}
    </AdminSection>
  );
}

interface ConfirmExamplesProps {
  readonly tour: { readonly id: string; readonly name: string };
  readonly list: PriceList;
  /** Unconfirmed examples; nothing is shown without any. */
  readonly rows: readonly PriceRow[];
}

/** Explains examples, and starts to sell them all. */
function ConfirmExamples({ tour, list, rows }: ConfirmExamplesProps) {
  const confirm = useAdminMutation(ConfirmTourPricesDocument, [StaffTourPricesDocument]);
  const [isBusy, setIsBusy] = useState(false);
  if (rows.length === 0) return null;
  const prices = rows.map(({ type, example }) => `${type.label} ${priceInWords(example?.price ?? '0')}`);

  const send = async (): Promise<void> => {
    setIsBusy(true);
    const answer = await confirm({ tourId: tour.id, version: list.version, types: rows.map(({ type }) => type.code) });
    setIsBusy(false);
    if (isRefusal(answer)) {
      showToast({ ...formErrorOf('The prices were not confirmed', answer, () => false), tone: 'refused' });
    } else showToast({ title: 'Prices confirmed', text: `${tour.name} sells to these guests now.`, tone: 'done' });
  };

  return (
    <Notice title={examplesTitle(rows.length)}>
      Visitors see and buy them only after you confirm. Until then {tour.name} does not sell them. Confirmed, it sells{' '}
      {listed(prices)} from now on; what is held or booked keeps its price.
      <Row mt={3}>
        <ToolButton busy={isBusy} busyText="Confirming..." onClick={() => void send()}>
          Confirm all
        </ToolButton>
      </Row>
    </Notice>
  );
}
