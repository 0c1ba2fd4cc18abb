import { IssueVoucherDocument, StaffVouchersDocument } from '../../generated/staff-operations.js';
import { TextAreaField, TextField } from '../../kit/design/controls/text-field.js';
import { FieldPair } from '../../kit/desk/form-parts.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { wholeDollars } from '../../kit/lib/money.js';
import { sendOnce } from '../../kit/lib/send-once.js';
import { emailField, lineField, linesField } from '../../kit/lib/typed-text.js';
import { z } from '../../kit/lib/zod.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { ReasonField } from '../forms/reason-field.js';
import { StaffForm } from '../forms/staff-form.js';
import { useStaffForm } from '../forms/use-staff-form.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';

const MOST_DOLLARS = 500;

const schema = z.object({
  amount: z.string().transform((typed, context) => {
    const dollars = wholeDollars(typed, 1, MOST_DOLLARS);
    if (dollars !== undefined) return String(dollars);
    context.addIssue({ code: 'custom', message: `Please write whole dollars, from 1 to ${MOST_DOLLARS}` });
    return z.NEVER;
  }),
  reason: lineField().min(3, 'Please give a reason in a few words').max(300, 'At most 300 characters'),
  recipientName: lineField().max(100, 'At most 100 characters'),
  recipientEmail: z.union([z.literal(''), emailField]),
  message: linesField().max(300, 'At most 300 characters'),
});

const once = sendOnce('issued-voucher');

interface IssueFormProps {
  readonly onIssued: (code: string, email: string) => void;
  readonly onClose: () => void;
}

/** Issues a voucher that nobody paid for, with a reason. */
export function IssueForm({ onIssued, onClose }: IssueFormProps) {
  const issue = useAdminMutation(IssueVoucherDocument, [StaffVouchersDocument]);
  const { form, ...sending } = useStaffForm({
    keptAs: 'new voucher',
    schema,
    empty: { amount: '', reason: '', recipientName: '', recipientEmail: '', message: '' },
    refusedTitle: 'No voucher was issued',
    unanswered: { title: 'No answer from the server', text: 'Send it again: the voucher is issued once.' },
    send: ({ recipientEmail, ...read }) => {
      const input = { ...read, recipientEmail: recipientEmail || null };
      return once(input, (idempotencyKey) => issue({ input, idempotencyKey }));
    },
    onDone: (answer, { recipientEmail }) => {
      if (answer.__typename === 'VoucherIssued') onIssued(answer.code, recipientEmail);
    },
  });
  return (
    <AdminSection title="Issue a voucher">
      <AdminSectionBody>
        <StaffForm
          of={sending}
          aria-label="Issue a voucher"
          style={{ maxWidth: '46rem' }}
          button="Issue the voucher"
          busyText="Issuing..."
          onClose={onClose}
          closeText="Cancel"
        >
          <FieldPair>
            <TextField label="Amount, $" inputMode="numeric" autoComplete="off" {...fieldProps(form, 'amount')} />
            <ReasonField
              usual="voucher"
              hint="Kept on record, not shown to its holder"
              {...fieldProps(form, 'reason')}
            />
          </FieldPair>
          <FieldPair>
            <TextField label="For whom (optional)" autoComplete="off" {...fieldProps(form, 'recipientName')} />
            <TextField
              label="Their e-mail (optional)"
              hint="Without it, hand the code over"
              type="email"
              autoComplete="off"
              {...fieldProps(form, 'recipientEmail')}
            />
          </FieldPair>
          <TextAreaField label="A few words (optional)" maxLength={300} {...fieldProps(form, 'message')} />
        </StaffForm>
      </AdminSectionBody>
    </AdminSection>
  );
}
