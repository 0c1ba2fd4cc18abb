import {
  type GroupReminderKind,
  SetGroupReminderRuleDocument,
  StaffGroupReminderRulesDocument,
} from '../../generated/staff-operations.js';
import { useSession } from '../../kit/staff-session/session-store.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { AdminSection } from '../layout/admin-section.js';
import { RuleSwitches } from './rule-switches.js';

const KINDS: Readonly<Record<GroupReminderKind, readonly [label: string, hint: string]>> = {
  quote_ends: ['Quote ends in three days', 'To the organizer'],
  secure: ['A week and a day before seats go', 'To the organizer'],
  count: ['A week and a day before the count is final', 'To the organizer'],
  visit: ['Five days before the visit', 'To the organizer'],
  due: ['Five days before an invoice is due', 'To who pays it'],
  overdue: ['1, 15 and 30 days after an invoice was due', 'To who pays it'],
};

/** Mails that remind groups. For managers. */
export function GroupRemindersSection() {
  const state = useSession();
  const isManager = state.status === 'signedIn' && state.staff.role === 'manager';
  const { data } = useAdminQuery(StaffGroupReminderRulesDocument, {}, isManager);
  const send = useAdminMutation(SetGroupReminderRuleDocument, [StaffGroupReminderRulesDocument]);
  const rules = data?.groupReminderRules;
  if (!isManager || !rules) return null;
  return (
    <AdminSection title="Reminders of groups">
      <RuleSwitches rules={rules} words={KINDS} turn={(kind, isOn) => send({ kind, isOn })} />
    </AdminSection>
  );
}
