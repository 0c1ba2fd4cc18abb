import { AddBookingNoteDocument, StaffBookingDocument } from '../../generated/staff-operations.js';
import { CheckboxField } from '../../kit/design/controls/checkbox-field.js';
import { TextAreaField } from '../../kit/design/controls/text-field.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { sendOnce } from '../../kit/lib/send-once.js';
import { linesField } from '../../kit/lib/typed-text.js';
import { z } from '../../kit/lib/zod.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { StaffForm } from '../forms/staff-form.js';
import { useStaffForm } from '../forms/use-staff-form.js';

const schema = z.object({
  text: linesField().min(1, 'Please write the note').max(1000, 'The note can have at most 1000 characters'),
  seenBy: z.enum(['staff', 'door']),
});

const empty: z.input<typeof schema> = { text: '', seenBy: 'staff' };
const once = sendOnce('booking-note');

interface NoteFormProps {
  readonly bookingId: string;
  readonly onClose: () => void;
}

/** A note for staff in the admin panel, or also for guides at the door. */
export function NoteForm({ bookingId, onClose }: NoteFormProps) {
  const add = useAdminMutation(AddBookingNoteDocument, [StaffBookingDocument]);
  const { form, ...sending } = useStaffForm({
    keptAs: `note on ${bookingId}`,
    schema,
    empty,
    refusedTitle: 'The note was not added',
    send: ({ text, seenBy }) =>
      once([bookingId, text, seenBy], (id) => add({ id: bookingId, input: { id, text, forDoor: seenBy === 'door' } })),
    onDone: () => {
      showToast({ title: 'Note added', text: 'It is in the list of notes.', tone: 'done' });
      onClose();
    },
  });
  const forDoor = form.watch('seenBy') === 'door';
  return (
    <StaffForm
      of={sending}
      button={forDoor ? 'Add for the door' : 'Add the note'}
      busyText="Saving..."
      onClose={onClose}
    >
      <TextAreaField label="Note" {...fieldProps(form, 'text')} />
      <fieldset>
        <legend>Who sees it</legend>
        <CheckboxField
          type="radio"
          value="staff"
          label="The desk and managers"
          hint="Only here: never in an e-mail, never on the guest’s page"
          {...form.register('seenBy')}
        />
        <CheckboxField
          type="radio"
          value="door"
          label="Guides at the door, too"
          hint="On the day sheet, also without a signal, until the day after the visit. Write what helps them, nothing private."
          {...form.register('seenBy')}
        />
      </fieldset>
    </StaffForm>
  );
}
