import { PayOverGroupDocument, StaffGroupDocument, StaffGroupsDocument } from '../../generated/staff-operations.js';
import { TextField } from '../../kit/design/controls/text-field.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { Text } from '../../kit/design/type/text.js';
import { FieldPair } from '../../kit/desk/form-parts.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { printedCents, toAmount } from '../../kit/lib/money.js';
import { sendOnce } from '../../kit/lib/send-once.js';
import { lineField } from '../../kit/lib/typed-text.js';
import { z } from '../../kit/lib/zod.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { parsePrice } from '../forms/price-schema.js';
import { StaffForm } from '../forms/staff-form.js';
import { useStaffForm } from '../forms/use-staff-form.js';
import { amount, type MoneyFormProps } from './money-forms.js';

const over = z.object({ to: lineField().min(1, 'Please write the number of the other group'), amount });

const once = sendOnce('group-pay-over');

/** Pays what the house owes a group over to another one. */
export function PayOverForm({ group: { id, number }, money: { dueBackCents }, onClose }: MoneyFormProps) {
  const payOver = useAdminMutation(PayOverGroupDocument, [StaffGroupsDocument, StaffGroupDocument]);
  const { form, ...sending } = useStaffForm({
    keptAs: `money over from ${id}`,
    schema: over,
    empty: { to: '', amount: toAmount(dueBackCents) },
    refusedTitle: 'Nothing was paid over',
    unanswered: { title: 'No answer from the server', text: 'Send it again: it is paid over once.' },
    send: (read) => {
      const asked = { id, to: read.to, amount: parsePrice(read.amount) ?? read.amount };
      return once([asked], (idempotencyKey) => payOver({ ...asked, idempotencyKey }));
    },
    onDone: (_answer, read) => {
      showToast({
        title: 'Paid over',
        text: `$${parsePrice(read.amount)} from ${number} to ${read.to}.`,
        tone: 'done',
      });
      onClose();
    },
  });
  return (
    <StaffForm of={sending} aria-label="Pay over" button="Pay it over" busyText="Saving..." onClose={onClose}>
      <Text>
        {printedCents(dueBackCents)} is due back. What is paid over goes out of this group and into the other one today;
        no money leaves the bank.
      </Text>
      <FieldPair>
        <TextField label="To group" hint="Its number, HG-..." autoComplete="off" {...fieldProps(form, 'to')} />
        <TextField label="Amount, $" inputMode="decimal" autoComplete="off" {...fieldProps(form, 'amount')} />
      </FieldPair>
    </StaffForm>
  );
}
