import { useState } from 'react';
import { styled } from 'styled-components';
import { useAdminMutation } from '../../admin/data/use-admin-mutation.js';
import { useAdminQuery } from '../../admin/data/use-admin-query.js';
import { AdminSection, AdminSectionBody } from '../../admin/layout/admin-section.js';
import { useSession } from '../../admin/session-state/session-store.js';
import { CheckboxField } from '../../design/controls/checkbox-field.js';
import { showToast } from '../../design/layers/toasts.js';
import {
  type ReminderKind,
  SetReminderRuleDocument,
  StaffReminderRulesDocument,
} from '../../generated/staff-operations.js';
import { formErrorOf, isRefusal } from '../../lib/forms/form-error.js';
import { ReminderPreview } from './reminder-preview.js';

const KINDS: Readonly<Record<ReminderKind, readonly [label: string, hint: string]>> = {
  day_before: [
    'The day before the visit',
    'From 10 AM: when to be there, parking, waivers to sign, food, notices. To every party.',
  ],
  after_visit: [
    'After the visit',
    'The next day from 10 AM: a link to the guest book. To parties that were let in and ticked the box when they booked.',
  ],
};

const Rules = styled(AdminSectionBody)`
  display: grid;
  gap: var(--s-3);
`;

/** Which mails leave around a visit, and what one says. For managers. */
export function RemindersSection() {
  const state = useSession();
  const isManager = state.status === 'signedIn' && state.staff.role === 'manager';
  const { data } = useAdminQuery(StaffReminderRulesDocument, {}, isManager);
  const send = useAdminMutation(SetReminderRuleDocument, [StaffReminderRulesDocument]);
  const [busy, setBusy] = useState<ReminderKind>();
  const rules = data?.reminderRules;
  if (!isManager || !rules) return null;

  const turn = async (kind: ReminderKind, isOn: boolean): Promise<void> => {
    setBusy(kind);
    const answer = await send({ kind, isOn });
    setBusy(undefined);
    if (isRefusal(answer)) showToast({ ...formErrorOf('Nothing was changed', answer, () => false), tone: 'refused' });
  };

  return (
    <AdminSection title="Mails around a visit">
      <Rules>
        {rules.map(({ kind, isOn }) => (
          <CheckboxField
            key={kind}
            label={KINDS[kind][0]}
            hint={KINDS[kind][1]}
            checked={isOn}
            aria-disabled={busy === kind || undefined}
            onChange={({ target }) => {
              if (busy === undefined) void turn(kind, target.checked);
            }}
          />
        ))}
        <p>They leave between 10 AM and 8 PM at the venue. What cannot leave then is dropped, not sent late.</p>
      </Rules>
      <ReminderPreview />
    </AdminSection>
  );
}
