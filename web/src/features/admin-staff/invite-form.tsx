import { useAdminMutation } from '../../admin/data/use-admin-mutation.js';
import { ErrorNotice } from '../../admin/forms/error-notice.js';
import { AdminForm, FormActions } from '../../admin/forms/form-parts.js';
import { AdminSection, AdminSectionBody } from '../../admin/layout/admin-section.js';
import { CheckboxField } from '../../design/controls/checkbox-field.js';
import { TextField } from '../../design/controls/text-field.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { showToast } from '../../design/layers/toasts.js';
import { InviteStaffDocument, type InviteStaffInput, StaffMembersDocument } from '../../generated/staff-operations.js';
import { fieldProps } from '../../lib/field-props.js';
import { useAnswerForm } from '../../lib/forms/use-answer-form.js';
import { emailField, lineField } from '../../lib/typed-text.js';
import { z } from '../../lib/zod.js';
import { roles, roleWords } from './role-labels.js';

const schema = z.object({
  name: lineField().min(1, 'Name is required'),
  email: lineField().min(1, 'E-mail is required').pipe(emailField),
  role: z.enum(roles),
});

const empty: InviteStaffInput = { name: '', email: '', role: 'GUIDE' };

/** Adds somebody to the staff, who gets a link to choose a password. */
export function InviteForm() {
  const invite = useAdminMutation(InviteStaffDocument, [StaffMembersDocument]);
  const { form, isSubmitting, error, submit } = useAnswerForm({
    schema,
    empty,
    refusedTitle: 'No one was added',
    send: (input) => invite({ input }),
    onDone: () => showToast({ title: 'Added', text: 'The link is on its way.', tone: 'done' }),
  });
  return (
    <AdminSection title="Add a person">
      <AdminSectionBody>
        <AdminForm
          noValidate
          aria-label="Add a person"
          aria-busy={isSubmitting}
          onSubmit={(event) => void submit(event)}
        >
          <TextField label="Name" required autoComplete="off" {...fieldProps(form, 'name')} />
          <TextField label="E-mail" type="email" required autoComplete="off" {...fieldProps(form, 'email')} />
          <fieldset>
            <legend>Role</legend>
            {roles.map((role) => (
              <CheckboxField
                key={role}
                type="radio"
                value={role}
                label={roleWords[role].label}
                hint={roleWords[role].hint}
                {...form.register('role')}
              />
            ))}
          </fieldset>
          <p>They get a link to choose a password. It is valid for two days.</p>
          <ErrorNotice error={error} />
          <FormActions>
            <ToolButton kind="main" type="submit" busy={isSubmitting} busyText="Sending...">
              Add and send the link
            </ToolButton>
          </FormActions>
        </AdminForm>
      </AdminSectionBody>
    </AdminSection>
  );
}
