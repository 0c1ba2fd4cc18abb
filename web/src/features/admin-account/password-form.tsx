import { useAdminMutation } from '../../admin/data/use-admin-mutation.js';
import { ErrorNotice } from '../../admin/forms/error-notice.js';
import { AdminForm, FormActions } from '../../admin/forms/form-parts.js';
import { AdminSection, AdminSectionBody } from '../../admin/layout/admin-section.js';
import { TextField } from '../../design/controls/text-field.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { showToast } from '../../design/layers/toasts.js';
import { ChangePasswordDocument, MyAccountDocument } from '../../generated/staff-operations.js';
import { fieldProps } from '../../lib/field-props.js';
import { useAnswerForm } from '../../lib/forms/use-answer-form.js';
import { z } from '../../lib/zod.js';

const schema = z.object({
  currentPassword: z.string().min(1, 'Your password is required'),
  newPassword: z.string().min(1, 'A new password is required'),
});

/** Changes the password of who is signed in. */
export function PasswordForm() {
  const change = useAdminMutation(ChangePasswordDocument, [MyAccountDocument]);
  const { form, isSubmitting, error, submit } = useAnswerForm({
    schema,
    empty: { currentPassword: '', newPassword: '' },
    refusedTitle: 'The password was not changed',
    send: change,
    onDone: () => showToast({ title: 'Password changed', text: 'All other sessions have ended.', tone: 'done' }),
  });
  return (
    <AdminSection title="Password">
      <AdminSectionBody>
        <AdminForm
          noValidate
          aria-label="Change the password"
          aria-busy={isSubmitting}
          onSubmit={(event) => void submit(event)}
        >
          <TextField
            label="Current password"
            type="password"
            autoComplete="current-password"
            required
            {...fieldProps(form, 'currentPassword')}
          />
          <TextField
            label="New password"
            hint="At least 12 characters, for example four unrelated words."
            type="password"
            autoComplete="new-password"
            required
            {...fieldProps(form, 'newPassword')}
          />
          <ErrorNotice error={error} />
          <FormActions>
            <ToolButton kind="main" type="submit" busy={isSubmitting} busyText="Saving...">
              Change the password
            </ToolButton>
          </FormActions>
        </AdminForm>
      </AdminSectionBody>
    </AdminSection>
  );
}
