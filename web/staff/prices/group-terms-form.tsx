import {
  SaveGroupTermsDocument,
  StaffGroupTermsDocument,
  type StaffGroupTermsQuery,
} from '../../generated/staff-operations.js';
import { TextField } from '../../kit/design/controls/text-field.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { FieldPair } from '../../kit/desk/form-parts.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { lineField } from '../../kit/lib/typed-text.js';
import { z } from '../../kit/lib/zod.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { StaffForm } from '../forms/staff-form.js';
import { useStaffForm } from '../forms/use-staff-form.js';

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

/** The conditions of groups, all numbers at once. Quotes keep theirs. */
export function GroupTermsForm({ terms }: { readonly terms: Terms }) {
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
      <FieldPair style={{ alignItems: 'end' }}>
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
