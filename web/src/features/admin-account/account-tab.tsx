import { useState } from 'react';
import { useAdminMutation } from '../../admin/data/use-admin-mutation.js';
import { useAdminQuery } from '../../admin/data/use-admin-query.js';
import { AdminColumns } from '../../admin/layout/admin-layout.js';
import { AdminSection, AdminSectionBody } from '../../admin/layout/admin-section.js';
import { ListFailed, ListLoading } from '../../admin/lists/list-states.js';
import { SessionList } from '../../admin/session/session-list.js';
import { showToast } from '../../design/layers/toasts.js';
import { EndMySessionDocument, MyAccountDocument } from '../../generated/staff-operations.js';
import { isRefusal } from '../../lib/forms/form-error.js';
import { PasswordForm } from './password-form.js';
import { SecondStepSection } from './second-step-section.js';

/** What members of staff do about their own account: password, second step and sessions. */
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
