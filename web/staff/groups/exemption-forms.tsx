import {
  ConfirmExemptionDocument,
  CreditTaxDocument,
  StaffGroupDocument,
  StaffGroupsDocument,
} from '../../generated/staff-operations.js';
import { CheckboxField } from '../../kit/design/controls/checkbox-field.js';
import { SelectField, TextField } from '../../kit/design/controls/text-field.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { Text } from '../../kit/design/type/text.js';
import { FieldPair } from '../../kit/desk/form-parts.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { printedCents } from '../../kit/lib/money.js';
import { lineField } from '../../kit/lib/typed-text.js';
import { isDate, venueDateTime, venueToday } from '../../kit/lib/venue-dates.js';
import { z } from '../../kit/lib/zod.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { StaffForm } from '../forms/staff-form.js';
import { useStaffForm } from '../forms/use-staff-form.js';
import type { GroupFile, Money, StaffGroup } from './group-words.js';
import type { MoneyFormProps } from './money-forms.js';

const shownAgain = [StaffGroupsDocument, StaffGroupDocument];

/** The five parts of a certificate (34 TAC §3.287), as a manager ticks them. */
const parts = {
  purchaser: 'It names the organization as the purchaser',
  items: 'It says what is bought',
  why: 'It says why no tax is due',
  signature: 'It is signed and dated',
  seller: 'It names us as the seller',
} as const;
const shown = z.boolean().refine(Boolean, 'Without this the certificate is not valid');

const confirmed = z.object({
  file: z.string(),
  ...{ purchaser: shown, items: shown, why: shown, signature: shown, seller: shown },
  reason: lineField().min(1, 'Please write why').max(80, 'At most 80 characters'),
  until: z.string().refine(isDate, 'Please choose the last day'),
});

interface ConfirmProps {
  readonly group: StaffGroup;
  readonly files: readonly GroupFile[];
  readonly onClose: () => void;
}

/** Confirms that an organization pays no sales tax. */
export function ConfirmForm({ group, files, onClose }: ConfirmProps) {
  const confirm = useAdminMutation(ConfirmExemptionDocument, shownAgain);
  const { id, revision, organization } = group;
  const { form, ...sending } = useStaffForm({
    keptAs: `exemption ${id}`,
    schema: confirmed,
    empty: {
      file: files.at(-1)?.name ?? '',
      ...{ purchaser: false, items: false, why: false, signature: false, seller: false },
      reason: organization.exemption?.reason ?? '',
      until: '',
    },
    refusedTitle: 'Nothing was confirmed',
    send: (input) => confirm({ id, revision, input }),
    onDone: () => {
      showToast({ title: 'Confirmed', text: `${organization.name} pays no sales tax.`, tone: 'done' });
      onClose();
    },
  });
  return (
    <StaffForm
      of={sending}
      aria-label="Confirm the certificate"
      button="Confirm"
      busyText="Saving..."
      onClose={onClose}
    >
      <Text>
        It is for all groups of {organization.name}: what is quoted, counted and invoiced from now on has no sales tax.
        An invoice that is issued keeps its tax until you credit it.
      </Text>
      <SelectField label="Certificate" {...fieldProps(form, 'file')}>
        {files.map(({ name, addedAt }) => (
          <option key={name} value={name}>
            {venueDateTime(addedAt)}
          </option>
        ))}
      </SelectField>
      {Object.entries(parts).map(([part, words]) => (
        <CheckboxField key={part} label={words} {...fieldProps(form, part as keyof typeof parts)} />
      ))}
      <FieldPair>
        <TextField
          label="Why"
          hint="Stands on its invoices, for example public school"
          autoComplete="off"
          maxLength={80}
          {...fieldProps(form, 'reason')}
        />
        <TextField label="Last day" type="date" min={venueToday()} {...fieldProps(form, 'until')} />
      </FieldPair>
    </StaffForm>
  );
}

/** Gives the tax of an invoice back, which came before the certificate of its organization. */
export function CreditTaxForm({ group, money: { documents }, onClose }: MoneyFormProps) {
  const credit = useAdminMutation(CreditTaxDocument, shownAgain);
  const { id, revision, organization } = group;
  const taxed = taxedInvoices(documents);
  const { form, ...sending } = useStaffForm({
    keptAs: `credit of tax ${id}`,
    schema: z.object({ invoice: z.string() }),
    empty: { invoice: taxed[0]?.number ?? '' },
    refusedTitle: 'Nothing was credited',
    send: (read) => credit({ id, revision, ...read }),
    onDone: () => {
      showToast({ title: 'Credited', text: 'The credit note stands below.', tone: 'done' });
      onClose();
    },
  });
  return (
    <StaffForm of={sending} aria-label="Credit the tax" button="Issue the credit note" onClose={onClose}>
      <Text>
        {organization.name} pays no sales tax: {organization.exemption?.reason}. The credit note says so.
      </Text>
      <SelectField label="Invoice" {...fieldProps(form, 'invoice')}>
        {taxed.map(({ number, taxCents }) => (
          <option key={number} value={number}>
            {number}, {printedCents(taxCents)} of tax
          </option>
        ))}
      </SelectField>
    </StaffForm>
  );
}

/** Invoices whose tax was not credited. */
export function taxedInvoices(documents: Money['documents']): Money['documents'] {
  const credited = new Set(documents.filter(({ taxCents }) => taxCents > 0).map(({ ofNumber }) => ofNumber));
  return documents.filter(({ kind, number, taxCents }) => kind === 'invoice' && taxCents > 0 && !credited.has(number));
}
