import { useState } from 'react';
import {
  PricedToursDocument,
  SaveGroupTermsDocument,
  SetGroupRateDocument,
  StaffGroupTermsDocument,
  type StaffGroupTermsQuery,
} from '../../generated/staff-operations.js';
import { TextField } from '../../kit/design/controls/text-field.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { Stack } from '../../kit/design/layout/stack.js';
import { FieldPair } from '../../kit/desk/form-parts.js';
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
import { HouseW9 } from './house-w9.js';
import { PricesWaiting } from './prices-waiting.js';

type Terms = Omit<StaffGroupTermsQuery['groupTerms'], '__typename'>;
type Numbers = Omit<Terms, 'version' | 'rates'>;

/** What a number means, in the order in which a manager thinks of them. */
const labels: Readonly<Record<keyof Numbers, string>> = {
  smallestGroup: 'Smallest group, people',
  fewestWhoPay: 'Fewest who pay',
  mostPeople: 'Largest group, people',
  mostParts: 'Most starts',
  pupilsPerAdult: 'Pupils for each adult, at most',
  freePerPupils: 'One adult free for so many pupils',
  freePerAdults: 'Without pupils: one free beside so many',
  peoplePerGuide: 'People that one guide leads',
  depositPercent: 'Deposit, percent',
  depositBackDays: 'Deposit comes back until, days before',
  quoteValidDays: 'A quote is valid, days',
  secureAfterDays: 'Secured after acceptance, days',
  secureBeforeDays: 'Secured before the visit, days',
  countFinalDays: 'Count is final, days before',
  invoiceDueDays: 'An invoice is due after, days',
  askedAheadDays: 'Visitors ask ahead, days',
};

const names = Object.keys(labels) as (keyof Numbers)[];
const typed = lineField().regex(/^\d{1,4}$/, 'Please write a whole number');
const schema = z.object(Object.fromEntries(names.map((name) => [name, typed])) as Record<keyof Numbers, typeof typed>);

function valuesOf(terms: Terms): Record<keyof Numbers, string> {
  return Object.fromEntries(names.map((name) => [name, `${terms[name]}`])) as Record<keyof Numbers, string>;
}

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
          <HouseW9 />
          Nobody is quoted a tour without a price. A change is for quotes from now on; those that were sent keep what
          they say.
          <TermsForm key={terms.version} terms={terms} />
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

function TermsForm({ terms }: { readonly terms: Terms }) {
  const save = useAdminMutation(SaveGroupTermsDocument, [StaffGroupTermsDocument]);
  const { form, ...sending } = useStaffForm({
    keptAs: 'conditions of groups',
    version: terms.version,
    schema,
    empty: valuesOf(terms),
    refusedTitle: 'The conditions were not changed',
    send: (read) => {
      const input = Object.fromEntries(names.map((name) => [name, Number(read[name])])) as Record<
        keyof Numbers,
        number
      >;
      return save({ input, version: terms.version });
    },
    onDone: () => showToast({ title: 'Conditions changed', text: 'They are for quotes from now on.', tone: 'done' }),
    after: (values) => values,
  });
  return (
    <StaffForm
      of={sending}
      aria-label="Conditions of groups"
      style={{ maxWidth: '60rem' }}
      button="Save the conditions"
      busyText="Saving..."
    >
      <FieldPair>
        {names.map((name) => (
          <TextField
            key={name}
            label={labels[name]}
            inputMode="numeric"
            autoComplete="off"
            {...fieldProps(form, name)}
          />
        ))}
      </FieldPair>
    </StaffForm>
  );
}
