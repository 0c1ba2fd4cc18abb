import { useState } from 'react';
import {
  PricedToursDocument,
  SetGroupRateDocument,
  StaffGroupTermsDocument,
} from '../../generated/staff-operations.js';
import { TextField } from '../../kit/design/controls/text-field.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { Stack } from '../../kit/design/layout/stack.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { printedCents, toAmount } from '../../kit/lib/money.js';
import { lineField } from '../../kit/lib/typed-text.js';
import { z } from '../../kit/lib/zod.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { parsePrice } from '../forms/price-schema.js';
import { StaffForm } from '../forms/staff-form.js';
import { useStaffForm } from '../forms/use-staff-form.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import { AdminTable } from '../lists/admin-table.js';
import type { Column } from '../lists/column.js';
import { RowButton } from '../lists/row-button.js';
import { GroupTermsForm } from './group-terms-form.js';
import { HouseW9 } from './house-w9.js';
import { PricesWaiting } from './prices-waiting.js';

interface Rate {
  readonly tour: { readonly id: string; readonly name: string };
  readonly kind: 'school' | 'adult';
  /** Null: nobody is quoted. */
  readonly cents: number | null;
}

const kindWords = { school: 'Schools', adult: 'Adults' } as const;

/** Rates and conditions of groups. Quotes keep theirs. */
export function GroupPrices() {
  const { data, hasFailed, reload } = useAdminQuery(StaffGroupTermsDocument, {});
  const tours = (useAdminQuery(PricedToursDocument, {}).data?.tours ?? []).filter(({ soldByParty }) => !soldByParty);
  const [opened, setOpened] = useState<string>();
  const terms = data?.groupTerms;
  if (!terms) {
    return (
      <AdminSection title="Groups and schools">
        <PricesWaiting {...{ hasFailed, reload: () => void reload() }} />
      </AdminSection>
    );
  }
  const rates = tours.flatMap((tour) =>
    (['school', 'adult'] as const).map((kind): Rate => {
      const set = terms.rates.find((rate) => rate.tourId === tour.id && rate.kind === kind);
      return { tour, kind, cents: set?.cents ?? null };
    }),
  );
  return (
    <AdminSection title="Groups and schools">
      <AdminTable
        label="rates of groups"
        columns={rateColumns((rate) => setOpened(keyOf(rate)))}
        rows={rates}
        keyOf={keyOf}
        detailsOf={(rate) =>
          opened === keyOf(rate) ? <RateForm rate={rate} onClose={() => setOpened(undefined)} /> : undefined
        }
      />
      <AdminSectionBody>
        <Stack gap={4}>
          Nobody is quoted a tour without a price. A change is for quotes from now on; those that were sent keep what
          they say.
          <GroupTermsForm key={terms.version} terms={terms} />
          <HouseW9 />
        </Stack>
      </AdminSectionBody>
    </AdminSection>
  );
}

function keyOf({ tour, kind }: Rate): string {
  return `${tour.id} ${kind}`;
}

function rateColumns(open: (rate: Rate) => void): readonly Column<Rate>[] {
  return [
    { id: 'tour', label: 'Tour', place: 'name', cell: ({ tour }) => tour.name },
    { id: 'kind', label: 'For', place: 'line', cell: ({ kind }) => kindWords[kind] },
    {
      id: 'price',
      label: 'Each who pays',
      place: 'figure',
      align: 'end',
      cell: ({ cents }) => (cents === null ? 'Not set' : printedCents(cents)),
    },
    {
      id: 'actions',
      label: 'Actions',
      quiet: true,
      place: 'actions',
      cell: (rate) => (
        <RowButton
          icon="edit"
          label={rate.cents === null ? 'Set' : 'Change'}
          of={`${rate.tour.name} for ${kindWords[rate.kind].toLowerCase()}`}
          onClick={() => open(rate)}
        />
      ),
    },
  ];
}

function RateForm({ rate, onClose }: { readonly rate: Rate; readonly onClose: () => void }) {
  const setRate = useAdminMutation(SetGroupRateDocument, [StaffGroupTermsDocument]);
  const { tour, kind, cents: was } = rate;
  const { form, ...sending } = useStaffForm({
    keptAs: `group rate ${keyOf(rate)}`,
    schema: z.object({
      amount: lineField().refine(
        (text) => text === '' || parsePrice(text) !== undefined,
        'Please write an amount such as 10.00',
      ),
    }),
    empty: { amount: was === null ? '' : toAmount(was) },
    refusedTitle: 'The price was not changed',
    send: ({ amount }) =>
      setRate({ tourId: tour.id, kind, amount: amount === '' ? null : (parsePrice(amount) ?? amount), was }),
    onDone: () => {
      showToast({ title: 'Price changed', text: `${tour.name} for ${kindWords[kind].toLowerCase()}.`, tone: 'done' });
      onClose();
    },
  });
  return (
    <StaffForm of={sending} button="Save" busyText="Saving..." onClose={onClose} closeText="Cancel">
      <TextField
        label={`${tour.name}, ${kindWords[kind].toLowerCase()}: $ for each who pays`}
        hint="Empty: nobody is quoted this tour"
        inputMode="decimal"
        autoComplete="off"
        {...fieldProps(form, 'amount')}
      />
    </StaffForm>
  );
}
