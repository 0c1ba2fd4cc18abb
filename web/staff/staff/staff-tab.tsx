import { useState } from 'react';
import {
  ChangeStaffRoleDocument,
  DisableStaffDocument,
  EnableStaffDocument,
  EndCalendarLinkDocument,
  EndStaffSessionsDocument,
  InviteStaffAgainDocument,
  InviteStaffDocument,
  type InviteStaffInput,
  type StaffMemberFragment,
  StaffMembersDocument,
  type StaffRole,
} from '../../generated/staff-operations.js';
import { CheckboxField } from '../../kit/design/controls/checkbox-field.js';
import { TextField } from '../../kit/design/controls/text-field.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { emailField, lineField } from '../../kit/lib/typed-text.js';
import { z } from '../../kit/lib/zod.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { StaffForm } from '../forms/staff-form.js';
import { useStaffForm } from '../forms/use-staff-form.js';
import { AdminColumns } from '../layout/admin-layout.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import { AdminList } from '../lists/admin-list.js';
import { RowDetails } from '../lists/row-details.js';
import { useOpenRows } from '../lists/use-open-rows.js';
import { useWholeList } from '../lists/use-whole-list.js';
import { SessionList } from '../session/session-list.js';
import { leads, roles, roleWords } from './role-labels.js';
import { RolesSection } from './roles-section.js';
import { type StaffAction, staffColumns } from './staff-columns.js';
import { type StaffAnswer, StaffDialog } from './staff-dialogs.js';

const schema = z.object({
  name: lineField().min(1, 'Name is required'),
  email: lineField().min(1, 'E-mail is required').pipe(emailField),
  role: z.enum(roles),
});

const empty: InviteStaffInput = { name: '', email: '', role: 'GUIDE' };

/** The new member gets a link to choose a password. */
function InviteForm() {
  const invite = useAdminMutation(InviteStaffDocument, [StaffMembersDocument]);
  const { form, ...sending } = useStaffForm({
    keptAs: 'new person',
    schema,
    empty,
    refusedTitle: 'No one was added',
    send: (input) => invite({ input }),
    onDone: () => showToast({ title: 'Added', text: 'The link is on its way.', tone: 'done' }),
  });
  return (
    <AdminSection title="Add a person">
      <AdminSectionBody>
        <StaffForm of={sending} aria-label="Add a person" button="Add and send the link" busyText="Sending...">
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
        </StaffForm>
      </AdminSectionBody>
    </AdminSection>
  );
}

const lists = [StaffMembersDocument];

function useStaffActions(): {
  run: (action: StaffAction, id: string, role: StaffRole) => Promise<StaffAnswer>;
  endSession: (id: string, sessionId: string) => Promise<StaffAnswer>;
} {
  const changeRole = useAdminMutation(ChangeStaffRoleDocument, lists);
  const disable = useAdminMutation(DisableStaffDocument, lists);
  const enable = useAdminMutation(EnableStaffDocument, lists);
  const invite = useAdminMutation(InviteStaffAgainDocument, lists);
  const end = useAdminMutation(EndStaffSessionsDocument, lists);
  const endLink = useAdminMutation(EndCalendarLinkDocument, lists);
  const actions: Readonly<Record<StaffAction, (id: string, role: StaffRole) => Promise<StaffAnswer>>> = {
    role: (id, role) => changeRole({ id, role }),
    disable: (id) => disable({ id }),
    enable: (id) => enable({ id }),
    invite: (id) => invite({ id }),
    signOut: (id) => end({ id }),
    endLink: (id) => endLink({ id }),
  };
  return {
    run: (action, id, role) => actions[action](id, role),
    endSession: (id, sessionId) => end({ id, sessionId }),
  };
}

/** Staff accounts, for managers: who may sign in, with which role, and where they are signed in. */
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
                onEndLink={() => setAsked({ action: 'endLink', member })}
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

interface MemberSessionsProps {
  readonly member: StaffMemberFragment;
  readonly end: (sessionId: string) => Promise<void>;
  readonly onSignOut: () => void;
  readonly onEndLink: () => void;
}

function MemberSessions({ member, end, onSignOut, onEndLink }: MemberSessionsProps) {
  const { name, role, secondStep, sessions } = member;
  const [ending, setEnding] = useState<string>();
  const endOne = async (id: string): Promise<void> => {
    setEnding(id);
    await end(id);
    setEnding(undefined);
  };
  return (
    <RowDetails>
      <p>{secondStep ? 'Signs in with a code from an authenticator app.' : 'Signs in with a password only.'}</p>
      {sessions.length === 0 ? <p>Not signed in anywhere.</p> : null}
      <SessionList sessions={sessions} ending={ending} onEnd={(id) => void endOne(id)} />
      {sessions.length === 0 ? null : (
        <div>
          <ToolButton aria-label={`Sign ${name} out everywhere`} onClick={onSignOut}>
            Sign out everywhere
          </ToolButton>
        </div>
      )}
      {leads(role) ? (
        <div>
          <ToolButton aria-label={`End the calendar link of ${name}`} onClick={onEndLink}>
            End the calendar link
          </ToolButton>
        </div>
      ) : null}
    </RowDetails>
  );
}
