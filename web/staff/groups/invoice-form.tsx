import { IssueInvoiceDocument, StaffGroupDocument, StaffGroupsDocument } from '../../generated/staff-operations.js';
import { CheckboxField } from '../../kit/design/controls/checkbox-field.js';
import { TextAreaField, TextField } from '../../kit/design/controls/text-field.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { Text } from '../../kit/design/type/text.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { printedCents } from '../../kit/lib/money.js';
import { emailField, linesField } from '../../kit/lib/typed-text.js';
import { z } from '../../kit/lib/zod.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { StaffForm } from '../forms/staff-form.js';
import { useStaffForm } from '../forms/use-staff-form.js';
import type { StaffGroup } from './group-words.js';
import { sumWords } from './invoice-words.js';
import type { MoneyFormProps } from './money-forms.js';

const shownAgain = [StaffGroupsDocument, StaffGroupDocument];

/** By the state of the group; an order is billed once the visit is over. */
const invoiced: Partial<Record<StaffGroup['state'], string>> = {
  secured: 'It is due on the day of the visit.',
  visited: 'It has everyone who was counted, and who came beside.',
  ended: 'It has what stays billed of the visit.',
};

/** Issues an invoice of what is not invoiced yet. */
export function InvoiceForm({ group, money, onClose }: MoneyFormProps) {
  const issue = useAdminMutation(IssueInvoiceDocument, shownAgain);
  const { id, revision, organization, purchaseOrder, state } = group;
  const order = state === 'secured' ? null : purchaseOrder;
  const { form, ...sending } = useStaffForm({
    keptAs: `invoice of ${id}`,
    schema: z.object({
      billTo: linesField().min(1, 'Please write where the bill goes').max(300, 'At most 300 characters'),
      email: z.union([z.literal(''), emailField]),
      onOrder: z.boolean(),
      restTo: linesField().max(300, 'At most 300 characters'),
      restEmail: z.union([z.literal(''), emailField]),
    }),
    empty: {
      billTo: purchaseOrder?.billTo ?? [organization.name, organization.address].filter(Boolean).join('\n'),
      email: '',
      onOrder: order !== null,
      restTo: '',
      restEmail: '',
    },
    refusedTitle: 'No invoice was issued',
    send: ({ email, restTo, restEmail, ...read }) => {
      const rest = restTo && read.onOrder ? { billTo: restTo, email: restEmail || null } : null;
      return issue({ id, revision, input: { ...read, email: email || null, rest } });
    },
    onDone: () => {
      showToast({ title: 'Invoice issued', text: 'It is mailed. Print it below for the post.', tone: 'done' });
      onClose();
    },
  });
  const onOrder = form.watch('onOrder');
  return (
    <StaffForm of={sending} aria-label="Invoice" button="Issue the invoice" busyText="Issuing..." onClose={onClose}>
      <Text>
        {sumWords(group, money)} {invoiced[state]} An invoice is never changed: a mistake is credited.
      </Text>
      <TextAreaField label="Where the bill goes" rows={4} maxLength={300} {...fieldProps(form, 'billTo')} />
      <TextField
        label="E-mail of who pays (optional)"
        type="email"
        autoComplete="off"
        hint="Without one it goes to the organizer"
        {...fieldProps(form, 'email')}
      />
      {order ? (
        <CheckboxField label={`On ${order.number}, of ${printedCents(order.cents)}`} {...fieldProps(form, 'onOrder')} />
      ) : null}
      {order && onOrder ? (
        <>
          <TextAreaField
            label="Who pays what the order does not cover (optional)"
            hint="That is an invoice of its own"
            rows={3}
            maxLength={300}
            {...fieldProps(form, 'restTo')}
          />
          <TextField
            label="E-mail of who pays that (optional)"
            type="email"
            autoComplete="off"
            {...fieldProps(form, 'restEmail')}
          />
        </>
      ) : null}
    </StaffForm>
  );
}
