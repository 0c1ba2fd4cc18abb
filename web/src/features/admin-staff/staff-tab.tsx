import { useState } from 'react';
import { useAdminQuery } from '../../admin/data/use-admin-query.js';
import { AdminColumns } from '../../admin/layout/admin-layout.js';
import { AdminList } from '../../admin/lists/admin-list.js';
import { useOpenRows } from '../../admin/lists/use-open-rows.js';
import { useWholeList } from '../../admin/lists/use-whole-list.js';
import { type StaffMemberFragment, StaffMembersDocument } from '../../generated/staff-operations.js';
import { InviteForm } from './invite-form.js';
import { MemberSessions } from './member-sessions.js';
import { RolesSection } from './roles-section.js';
import { type StaffAction, staffColumns } from './staff-columns.js';
import { StaffDialog } from './staff-dialogs.js';
import { useStaffActions } from './use-staff-actions.js';

/** The accounts of the staff, for managers: who may sign in, with which role, and where they are signed in. */
export function StaffTab() {
  const query = useAdminQuery(StaffMembersDocument, {});
  const { run, endSession } = useStaffActions();
  const [asked, setAsked] = useState<{ readonly action: StaffAction; readonly member: StaffMemberFragment }>();
  const openRows = useOpenRows();
  const columns = staffColumns(openRows, (action, member) => setAsked({ action, member }));
  const view = useWholeList(
    query,
    ({ staffAccounts }) => staffAccounts,
    columns,
    ({ name, email }) => [name, email],
    { column: 'name', direction: 'ascending' },
  );
  return (
    <AdminColumns data-form="">
      <InviteForm />
      <AdminColumns style={{ marginTop: 0 }}>
        <AdminList
          title="Accounts"
          label="accounts"
          searches="Name or e-mail"
          empty="No accounts yet."
          view={view}
          columns={columns}
          keyOf={({ id }) => id}
          detailsOf={(member) =>
            openRows.isOpen(member.id) ? (
              <MemberSessions
                member={member}
                end={async (sessionId) => void (await endSession(member.id, sessionId))}
                onSignOut={() => setAsked({ action: 'signOut', member })}
              />
            ) : undefined
          }
        />
        <RolesSection />
      </AdminColumns>
      {asked ? (
        <StaffDialog
          key={`${asked.action} ${asked.member.id}`}
          action={asked.action}
          member={asked.member}
          run={(role) => run(asked.action, asked.member.id, role)}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </AdminColumns>
  );
}
