import { useState } from 'react';
import { ChangePasswordDocument, EndMySessionDocument, MyAccountDocument } from '../../generated/staff-operations.js';
import { TextField } from '../../kit/design/controls/text-field.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { ListFailed, ListLoading } from '../../kit/desk/list-states.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { isRefusal } from '../../kit/lib/forms/form-error.js';
import { useAnswerForm } from '../../kit/lib/forms/use-answer-form.js';
import { z } from '../../kit/lib/zod.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { StaffForm } from '../forms/staff-form.js';
import { AdminColumns } from '../layout/admin-layout.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import { SessionList } from '../session/session-list.js';
import { SecondStepSection } from './second-step-section.js';

const schema = z.object({
  currentPassword: z.string().min(1, 'Your password is required'),
  newPassword: z.string().min(1, 'A new password is required'),
});

function PasswordForm() {
  const change = useAdminMutation(ChangePasswordDocument, [MyAccountDocument]);
  const { form, ...sending } = useAnswerForm({
    schema,
    empty: { currentPassword: '', newPassword: '' },
    refusedTitle: 'The password was not changed',
    send: change,
    onDone: () => showToast({ title: 'Password changed', text: 'All other sessions have ended.', tone: 'done' }),
  });
  return (
    <AdminSection title="Password">
      <AdminSectionBody>
        <StaffForm of={sending} aria-label="Change the password" button="Change the password" busyText="Saving...">
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
        </StaffForm>
      </AdminSectionBody>
    </AdminSection>
  );
}

/** A staff member's own account: password, second step and sessions. */
export function AccountTab() {
  const query = useAdminQuery(MyAccountDocument, {});
  const end = useAdminMutation(EndMySessionDocument, [MyAccountDocument]);
  const [ending, setEnding] = useState<string>();
  const account = query.data?.myAccount;

  const endSession = async (sessionId: string): Promise<void> => {
    setEnding(sessionId);
    const answer = await end({ sessionId });
    setEnding(undefined);
    if (isRefusal(answer)) showToast({ title: 'Error', text: 'Failed to end the session', tone: 'refused' });
  };

  return (
    <AdminColumns data-form="">
      <PasswordForm />
      <AdminColumns style={{ marginTop: 0 }}>
        {account ? <SecondStepSection account={account} /> : null}
        <AdminSection
          title={`Where you are signed in${account ? ` (${account.sessions.length})` : ''}`}
          busy={query.isLoading}
        >
          {query.hasFailed ? <ListFailed label="sessions" onRetry={() => void query.reload()} /> : null}
          {!account && query.isLoading ? <ListLoading label="sessions" /> : null}
          {account ? (
            <AdminSectionBody>
              <SessionList sessions={account.sessions} ending={ending} onEnd={(id) => void endSession(id)} />
            </AdminSectionBody>
          ) : null}
        </AdminSection>
      </AdminColumns>
    </AdminColumns>
  );
}
