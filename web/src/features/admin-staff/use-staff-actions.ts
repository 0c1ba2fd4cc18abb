import { useAdminMutation } from '../../admin/data/use-admin-mutation.js';
import {
  ChangeStaffRoleDocument,
  DisableStaffDocument,
  EnableStaffDocument,
  EndStaffSessionsDocument,
  InviteStaffAgainDocument,
  StaffMembersDocument,
  type StaffRole,
} from '../../generated/staff-operations.js';
import type { StaffAction } from './staff-columns.js';
import type { StaffAnswer } from './staff-dialogs.js';

const lists = [StaffMembersDocument];

/** What managers do to accounts. */
export function useStaffActions(): {
  run: (action: StaffAction, id: string, role: StaffRole) => Promise<StaffAnswer>;
  endSession: (id: string, sessionId: string) => Promise<StaffAnswer>;
} {
  const changeRole = useAdminMutation(ChangeStaffRoleDocument, lists);
  const disable = useAdminMutation(DisableStaffDocument, lists);
  const enable = useAdminMutation(EnableStaffDocument, lists);
  const invite = useAdminMutation(InviteStaffAgainDocument, lists);
  const end = useAdminMutation(EndStaffSessionsDocument, lists);
  const actions: Readonly<Record<StaffAction, (id: string, role: StaffRole) => Promise<StaffAnswer>>> = {
    role: (id, role) => changeRole({ id, role }),
    disable: (id) => disable({ id }),
    enable: (id) => enable({ id }),
    invite: (id) => invite({ id }),
    signOut: (id) => end({ id }),
  };
  return {
    run: (action, id, role) => actions[action](id, role),
    endSession: (id, sessionId) => end({ id, sessionId }),
  };
}
