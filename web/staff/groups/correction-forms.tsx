import {
  IssueCreditNoteDocument,
  ReverseGroupPaymentDocument,
  StaffGroupDocument,
  StaffGroupsDocument,
  WriteOffGroupDocument,
} from '../../generated/staff-operations.js';
import { SelectField, TextField } from '../../kit/design/controls/text-field.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { Text } from '../../kit/design/type/text.js';
import { FieldPair } from '../../kit/desk/form-parts.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { printedCents, toAmount } from '../../kit/lib/money.js';
import { z } from '../../kit/lib/zod.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { parsePrice } from '../forms/price-schema.js';
import { ReasonField } from '../forms/reason-field.js';
import { StaffForm } from '../forms/staff-form.js';
import { useStaffForm } from '../forms/use-staff-form.js';
import { methodWords } from './group-words.js';
import { amount, type MoneyFormProps, reason } from './money-forms.js';

// What managers put right in the books of a group.
const shownAgain = [StaffGroupsDocument, StaffGroupDocument];

/** Credits an invoice, or a part of it. */
export function CreditForm({ group, money: { documents }, onClose }: MoneyFormProps) {
  const credit = useAdminMutation(IssueCreditNoteDocument, shownAgain);
  const { id, revision } = group;
  const open = documents.filter(({ leftCents }) => leftCents > 0);
  const [first] = open;
  const { form, ...sending } = useStaffForm({
    keptAs: `credit of ${id}`,
    schema: z.object({ invoice: z.string(), amount, reason }),
    empty: { invoice: first?.number ?? '', amount: first ? toAmount(first.leftCents) : '', reason: '' },
    refusedTitle: 'Nothing was credited',
    send: ({ amount: typed, ...read }) => credit({ id, revision, ...read, amount: parsePrice(typed) ?? typed }),
    onDone: () => {
      showToast({ title: 'Credited', text: 'The credit note stands below.', tone: 'done' });
      onClose();
    },
  });
  return (
    <StaffForm of={sending} aria-label="Credit note" button="Issue the credit note" onClose={onClose}>
      <FieldPair>
        <SelectField label="Invoice" {...fieldProps(form, 'invoice')}>
          {open.map(({ number, leftCents }) => (
            <option key={number} value={number}>
              {number}, {printedCents(leftCents)} left
            </option>
          ))}
        </SelectField>
        <TextField label="Amount, $" inputMode="decimal" autoComplete="off" {...fieldProps(form, 'amount')} />
      </FieldPair>
      <ReasonField usual="books" hint="Kept on record" {...fieldProps(form, 'reason')} />
    </StaffForm>
  );
}

/** Takes a payment back out of the books, such as a bounced check. */
export function ReverseForm({ group, money: { entries }, onClose }: MoneyFormProps) {
  const reverse = useAdminMutation(ReverseGroupPaymentDocument, shownAgain);
  const { id } = group;
  const open = entries.filter(({ canBeReversed }) => canBeReversed);
  const { form, ...sending } = useStaffForm({
    keptAs: `reversal of ${id}`,
    schema: z.object({ entryId: z.string(), reason }),
    empty: { entryId: open[0]?.id ?? '', reason: '' },
    refusedTitle: 'Nothing was reversed',
    send: (read) => reverse({ id, ...read }),
    onDone: () => {
      showToast({ title: 'Taken back out', text: 'The group owes it again.', tone: 'done' });
      onClose();
    },
  });
  return (
    <StaffForm of={sending} aria-label="A payment did not come" kind="danger" button="Take it out" onClose={onClose}>
      <SelectField label="Payment" {...fieldProps(form, 'entryId')}>
        {open.map(({ id: entry, cents, method, reference, day }) => (
          <option key={entry} value={entry}>
            {printedCents(cents)}, {method ? methodWords[method].toLowerCase() : ''} {reference}, {day}
          </option>
        ))}
      </SelectField>
      <ReasonField usual="books" hint="Kept on record" {...fieldProps(form, 'reason')} />
    </StaffForm>
  );
}

/** Gives up what a group owes. */
export function WriteOffForm({ group, money: { owedCents }, onClose }: MoneyFormProps) {
  const writeOff = useAdminMutation(WriteOffGroupDocument, shownAgain);
  const { id } = group;
  const { form, ...sending } = useStaffForm({
    keptAs: `write-off of ${id}`,
    schema: z.object({ reason }),
    empty: { reason: '' },
    refusedTitle: 'Nothing was written off',
    send: (read) => writeOff({ id, ...read }),
    onDone: () => {
      showToast({ title: 'Written off', text: 'The group owes nothing more.', tone: 'done' });
      onClose();
    },
  });
  return (
    <StaffForm of={sending} aria-label="Write off" kind="danger" button="Write it off" onClose={onClose}>
      <Text>{printedCents(owedCents)} will not be paid. The books have it as a bad debt.</Text>
      <ReasonField usual="books" hint="Kept on record" {...fieldProps(form, 'reason')} />
    </StaffForm>
  );
}
