import {
  StaffBookingDocument,
  StaffBookingsDocument,
  TakeDoorPaymentDocument,
} from '../../generated/staff-operations.js';
import { SelectField } from '../../kit/design/controls/text-field.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { useAnswerForm } from '../../kit/lib/forms/use-answer-form.js';
import { nameOf } from '../../kit/lib/names.js';
import { sendOnce } from '../../kit/lib/send-once.js';
import { z } from '../../kit/lib/zod.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { StaffForm } from '../forms/staff-form.js';
import type { BookingState } from './booking-words.js';

const once = sendOnce('door-payment');
const schema = z.object({ paidBy: z.enum(['card_reader', 'cash']) });

type Owing = Pick<BookingState, 'id' | 'revision' | 'toPay' | 'firstName' | 'lastName'>;

/** Records that a party paid at the door. */
export function DoorPaymentForm({ booking }: { readonly booking: Owing }) {
  const take = useAdminMutation(TakeDoorPaymentDocument, [StaffBookingDocument, StaffBookingsDocument]);
  const { id, revision, toPay, firstName, lastName } = booking;
  const { form, ...sending } = useAnswerForm({
    schema,
    empty: { paidBy: 'card_reader' as z.input<typeof schema>['paidBy'] },
    refusedTitle: 'The payment was not recorded',
    unanswered: { title: 'No answer from the server', text: 'Press the button again: it is recorded only once.' },
    send: ({ paidBy }) =>
      once([id, revision, toPay, paidBy], (key) => take({ id, input: { amount: toPay, paidBy, revision }, key })),
    onDone: () =>
      showToast({
        title: 'Paid at the door',
        text: `$${toPay} from ${nameOf({ firstName, lastName })}.`,
        tone: 'done',
      }),
  });
  return (
    <StaffForm of={sending} aria-label="Payment at the door" button={`Record $${toPay} as paid`} busyText="Saving...">
      <p>
        <b>${toPay} to pay at the door.</b> Take the money first: once recorded, it can only be returned as a refund.
      </p>
      <SelectField label="Paid by" {...fieldProps(form, 'paidBy')}>
        <option value="card_reader">Card reader</option>
        <option value="cash">Cash</option>
      </SelectField>
    </StaffForm>
  );
}
