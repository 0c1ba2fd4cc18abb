import { useState } from 'react';
import { SetPasswordDocument } from '../../generated/staff-operations.js';
import { TextField } from '../../kit/design/controls/text-field.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { ErrorNotice } from '../../kit/desk/error-notice.js';
import { AdminForm } from '../../kit/desk/form-parts.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { useAnswerForm } from '../../kit/lib/forms/use-answer-form.js';
import { z } from '../../kit/lib/zod.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { NarrowPage } from '../layout/admin-layout.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import { PanelSignIn } from './panel-sign-in.js';

const schema = z.object({ password: z.string().min(1, 'A password is required') });

/** The page behind a mailed link: choose a password, then sign in with it. */
export function ChoosePassword({ token }: { readonly token: string }) {
  const [email, setEmail] = useState<string>();
  const save = useAdminMutation(SetPasswordDocument, []);
  const { form, isSubmitting, error, submit } = useAnswerForm({
    schema,
    empty: { password: '' },
    refusedTitle: 'The password was not saved',
    send: ({ password }) => save({ token, password }),
    onDone: (answer) => ('email' in answer ? setEmail(answer.email) : undefined),
  });
  return (
    <NarrowPage>
      <h1>Admin Panel</h1>
      <AdminSection level={2} title={email === undefined ? 'Choose a password' : 'Sign in'}>
        <AdminSectionBody>
          {email === undefined ? (
            <AdminForm
              noValidate
              aria-label="Choose a password"
              aria-busy={isSubmitting}
              onSubmit={(event) => void submit(event)}
            >
              <TextField
                label="New password"
                hint="At least 12 characters, for example four unrelated words."
                type="password"
                autoComplete="new-password"
                required
                {...fieldProps(form, 'password')}
              />
              <ErrorNotice error={error} />
              <ToolButton kind="main" type="submit" busy={isSubmitting} busyText="Saving...">
                Save the password
              </ToolButton>
            </AdminForm>
          ) : (
            <AdminForm as="div">
              <Notice tone="done" title="The password is saved">
                Please sign in with it.
              </Notice>
              <PanelSignIn email={email} />
            </AdminForm>
          )}
        </AdminSectionBody>
      </AdminSection>
    </NarrowPage>
  );
}
