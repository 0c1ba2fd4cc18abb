import {
  StaffBookingDocument,
  StaffBookingsDocument,
  StaffCorrectContactDocument,
} from '../../generated/staff-operations.js';
import { TextField } from '../../kit/design/controls/text-field.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { FieldPair } from '../../kit/desk/form-parts.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { useAnswerForm } from '../../kit/lib/forms/use-answer-form.js';
import { sendOnce } from '../../kit/lib/send-once.js';
import { lineField } from '../../kit/lib/typed-text.js';
import { z } from '../../kit/lib/zod.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { ReasonField } from '../forms/reason-field.js';
import { StaffForm } from '../forms/staff-form.js';
import { correctionWords } from './booking-words.js';
import { type ChangeFormProps, reason } from './use-booking-change.js';

const schema = z.object({
  firstName: lineField().min(2, 'First name must be at least 2 characters'),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  reason,
});

const once = sendOnce('staff-contact');

export function CorrectContactForm({ booking, onClose }: ChangeFormProps) {
  const correct = useAdminMutation(StaffCorrectContactDocument, [StaffBookingDocument, StaffBookingsDocument]);
  const { id, revision, firstName, lastName, email, phone } = booking;
  const { form, ...sending } = useAnswerForm({
    schema,
    empty: { firstName, lastName, email, phone, reason: '' },
    refusedTitle: 'Nothing was changed',
    send: (typed) =>
      once([id, revision, typed], (key) => {
        const { reason, ...contact } = typed;
        return correct({ id, reason, key, input: { ...contact, revision } });
      }),
    onDone: () => {
      showToast({ title: 'Corrected', text: 'You can undo it in the history below.', tone: 'done' });
      onClose();
    },
  });
  return (
    <StaffForm
      of={sending}
      button={form.watch('email').trim() === '' ? 'Correct' : 'Correct and mail the ticket'}
      busyText="Saving..."
      onClose={onClose}
    >
      <FieldPair>
        <TextField label="First name" autoComplete="off" {...fieldProps(form, 'firstName')} />
        <TextField label="Last name" autoComplete="off" {...fieldProps(form, 'lastName')} />
      </FieldPair>
      <TextField
        label="E-mail"
        type="email"
        autoComplete="off"
        hint="Read it back letter by letter"
        {...fieldProps(form, 'email')}
      />
      <TextField label="Phone" type="tel" autoComplete="off" {...fieldProps(form, 'phone')} />
      <ReasonField
        usual="contact"
        hint="Kept with the booking, not shown to the guest"
        {...fieldProps(form, 'reason')}
      />
      <p>{correctionWords(email, form.watch('email'))}</p>
    </StaffForm>
  );
}
