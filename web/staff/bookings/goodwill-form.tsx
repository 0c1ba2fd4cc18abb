import {
  StaffBookingDocument,
  StaffBookingsDocument,
  StaffRefundGoodwillDocument,
} from '../../generated/staff-operations.js';
import { TextField } from '../../kit/design/controls/text-field.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { useAnswerForm } from '../../kit/lib/forms/use-answer-form.js';
import { toAmount, toCents } from '../../kit/lib/money.js';
import { isolated } from '../../kit/lib/names.js';
import { sendOnce } from '../../kit/lib/send-once.js';
import { z } from '../../kit/lib/zod.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { parsePrice, priceSchema } from '../forms/price-schema.js';
import { ReasonField } from '../forms/reason-field.js';
import { StaffForm } from '../forms/staff-form.js';
import { goodwillWords, paidLessRefunds } from './money-lines.js';
import { type ChangeFormProps, reason } from './use-booking-change.js';

const once = sendOnce('staff-goodwill');

/** Refunds a part while the visit stays as it is. */
export function GoodwillForm({ booking, onClose }: ChangeFormProps) {
  const refund = useAdminMutation(StaffRefundGoodwillDocument, [StaffBookingDocument, StaffBookingsDocument]);
  const left = paidLessRefunds(booking);
  const { id, revision, firstName, email } = booking;
  const schema = z.object({
    amount: priceSchema('10.00').refine(
      (amount) => toCents(amount) <= toCents(left),
      `More than was paid. You can refund at most $${left}.`,
    ),
    reason,
  });
  const { form, ...sending } = useAnswerForm({
    schema,
    empty: { amount: '', reason: '' },
    refusedTitle: 'The refund was not made',
    send: ({ amount, reason }) =>
      once([id, revision, amount, reason], (key) => refund({ id, reason, key, input: { amount, revision } })),
    onDone: () => {
      const told =
        email === ''
          ? `${isolated(firstName)} gave no e-mail address: tell them.`
          : `${isolated(firstName)} will get an e-mail about it.`;
      showToast({ title: 'Refund started', text: told, tone: 'done' });
      onClose();
    },
  });
  const typed = parsePrice(form.watch('amount'));
  const rest = typed === undefined ? undefined : toCents(left) - toCents(typed);
  return (
    <StaffForm
      of={sending}
      button={typed === undefined ? 'Give money back' : `Give $${typed} back`}
      kind="danger"
      busyText="Saving..."
      onClose={onClose}
    >
      <TextField
        label="Amount in dollars"
        inputMode="decimal"
        autoComplete="off"
        hint={`At most $${left}: what was paid and not refunded yet`}
        {...fieldProps(form, 'amount')}
      />
      <ReasonField
        usual="goodwill"
        hint="Kept with the booking, not shown to the guest"
        {...fieldProps(form, 'reason')}
      />
      <p>
        {goodwillWords(booking)}
        {rest === undefined || rest < 0 ? '' : ` $${toAmount(rest)} stays with us.`} It can’t be undone.
      </p>
    </StaffForm>
  );
}
