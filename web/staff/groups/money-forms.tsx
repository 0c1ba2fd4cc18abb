import type { DocumentNode } from '@apollo/client';
import {
  PayOutGroupDocument,
  RecordGroupPaymentDocument,
  StaffGroupDocument,
  StaffGroupsDocument,
} from '../../generated/staff-operations.js';
import { SelectField, TextField } from '../../kit/design/controls/text-field.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { FieldPair } from '../../kit/desk/form-parts.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { printedCents, toAmount } from '../../kit/lib/money.js';
import { sendOnce } from '../../kit/lib/send-once.js';
import { lineField } from '../../kit/lib/typed-text.js';
import { isDate, venueToday } from '../../kit/lib/venue-dates.js';
import { z } from '../../kit/lib/zod.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { parsePrice } from '../forms/price-schema.js';
import { StaffForm } from '../forms/staff-form.js';
import { useStaffForm } from '../forms/use-staff-form.js';
import { type Money, methodWords, type StaffGroup } from './group-words.js';

const shownAgain: readonly DocumentNode[] = [StaffGroupsDocument, StaffGroupDocument];

export const reason = lineField().min(3, 'Please give a reason in a few words').max(300, 'At most 300 characters');
export const amount = z
  .string()
  .refine((text) => parsePrice(text) !== undefined, 'Please write an amount such as 120.00');

export const money = z.object({
  method: z.enum(Object.keys(methodWords) as [keyof typeof methodWords]),
  amount,
  reference: lineField().max(60, 'At most 60 characters'),
  day: z.string().refine(isDate, 'Please choose a day'),
});

export interface MoneyFormProps {
  readonly group: StaffGroup;
  readonly money: Money;
  readonly onClose: () => void;
}

const onceReceived = sendOnce('group-payment');
const oncePaidOut = sendOnce('group-pay-out');

/** Writes down a check, a transfer, cash or a card at the reader; or what goes back. */
export function RecordForm({
  group,
  money: books,
  onClose,
  isPayOut,
}: MoneyFormProps & { readonly isPayOut: boolean }) {
  const receive = useAdminMutation(RecordGroupPaymentDocument, shownAgain);
  const payOut = useAdminMutation(PayOutGroupDocument, shownAgain);
  const { id, organization, quote, state } = group;
  const backToCards = isPayOut && books.backToCardsCents > 0;
  const byHand = isPayOut ? books.dueBackCents : state === 'accepted' ? (quote?.depositCents ?? 0) : books.owedCents;
  const expected = backToCards ? books.backToCardsCents : byHand;
  const { form, ...sending } = useStaffForm({
    keptAs: `${isPayOut ? 'money back to' : 'money of'} ${id}`,
    schema: money,
    empty: {
      method: backToCards ? 'card' : 'check',
      amount: expected > 0 ? toAmount(expected) : '',
      reference: '',
      day: venueToday(),
    },
    refusedTitle: 'The money was not written down',
    unanswered: { title: 'No answer from the server', text: 'Send it again: it is written down once.' },
    send: ({ amount: typed, ...read }) => {
      const input = { ...read, amount: parsePrice(typed) ?? typed };
      return isPayOut
        ? oncePaidOut([id, input], (idempotencyKey) => payOut({ id, input, idempotencyKey }))
        : onceReceived([id, input], (idempotencyKey) => receive({ id, input, idempotencyKey }));
    },
    onDone: (_answer, read) => {
      showToast({ title: 'Written down', text: `$${parsePrice(read.amount)}, ${organization.name}.`, tone: 'done' });
      onClose();
    },
  });
  return (
    <StaffForm
      of={sending}
      aria-label={isPayOut ? 'Pay back' : 'Money came'}
      button="Write it down"
      busyText="Saving..."
      onClose={onClose}
    >
      <FieldPair>
        <SelectField label="How" {...fieldProps(form, 'method')}>
          {Object.entries(methodWords)
            .filter(([method]) => method !== 'card' || backToCards)
            .map(([method, words]) => (
              <option key={method} value={method}>
                {method === 'card'
                  ? `Back to the card that paid, ${printedCents(books.backToCardsCents)} at most`
                  : words}
              </option>
            ))}
        </SelectField>
        <TextField label="Amount, $" inputMode="decimal" autoComplete="off" {...fieldProps(form, 'amount')} />
        <TextField
          label="Number or note (optional)"
          hint="For example of the check"
          autoComplete="off"
          {...fieldProps(form, 'reference')}
        />
        <TextField label="Day" type="date" max={venueToday()} {...fieldProps(form, 'day')} />
      </FieldPair>
    </StaffForm>
  );
}
