import {
  CorrectGroupOrganizerDocument,
  StaffGroupDocument,
  StaffGroupsDocument,
} from '../../generated/staff-operations.js';
import { CheckboxField } from '../../kit/design/controls/checkbox-field.js';
import { TextField } from '../../kit/design/controls/text-field.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { Text } from '../../kit/design/type/text.js';
import { FieldPair } from '../../kit/desk/form-parts.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { emailField } from '../../kit/lib/typed-text.js';
import { z } from '../../kit/lib/zod.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { StaffForm } from '../forms/staff-form.js';
import { useStaffForm } from '../forms/use-staff-form.js';
import { needed } from './ask-schema.js';
import type { StaffGroup } from './group-words.js';

const schema = z.object({
  name: needed('The name', 100),
  email: emailField,
  phone: needed('The phone', 40),
  newLink: z.boolean(),
});

/** Whether nobody knows its organizer any more. */
export function isErased({ organizerName }: StaffGroup): boolean {
  return organizerName === '' || organizerName === 'Erased';
}

interface OrganizerFormProps {
  readonly group: StaffGroup;
  readonly onClose: () => void;
}

/** Puts right who organizes a group, such as an e-mail that was misheard. */
export function OrganizerForm({ group, onClose }: OrganizerFormProps) {
  const correct = useAdminMutation(CorrectGroupOrganizerDocument, [StaffGroupsDocument, StaffGroupDocument]);
  const { id, revision, organizerName, organizerEmail, organizerPhone } = group;
  const { form, ...sending } = useStaffForm({
    keptAs: `organizer of ${id}`,
    version: revision,
    schema,
    empty: { name: organizerName, email: organizerEmail, phone: organizerPhone, newLink: false },
    refusedTitle: 'The organizer is not corrected',
    send: (input) => correct({ id, revision, input }),
    onDone: (_answer, { name }) => {
      showToast({ title: 'Corrected', text: `${name} organizes it.`, tone: 'done' });
      onClose();
    },
  });
  return (
    <StaffForm of={sending} aria-label="Correct the organizer" button="Correct" busyText="Saving..." onClose={onClose}>
      <Text>Another e-mail ends the link that went out. Our newest mail goes out again then, with a new one.</Text>
      <FieldPair>
        <TextField label="Name" autoComplete="off" {...fieldProps(form, 'name')} />
        <TextField label="Phone" type="tel" autoComplete="off" {...fieldProps(form, 'phone')} />
      </FieldPair>
      <TextField
        label="E-mail"
        type="email"
        autoComplete="off"
        hint="Read it back letter by letter"
        {...fieldProps(form, 'email')}
      />
      <CheckboxField
        label="Replace the link"
        hint="The link that went out opens nothing any more"
        {...fieldProps(form, 'newLink')}
      />
    </StaffForm>
  );
}
