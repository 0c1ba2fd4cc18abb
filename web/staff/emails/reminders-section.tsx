import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import {
  type ReminderKind,
  SetReminderRuleDocument,
  StaffReminderPreviewDocument,
  StaffReminderRulesDocument,
} from '../../generated/staff-operations.js';
import { CheckboxField } from '../../kit/design/controls/checkbox-field.js';
import { SelectField, TextField } from '../../kit/design/controls/text-field.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { Text } from '../../kit/design/type/text.js';
import { AdminForm } from '../../kit/desk/form-parts.js';
import { formErrorOf, isRefusal } from '../../kit/lib/forms/form-error.js';
import { useSession } from '../../kit/staff-session/session-store.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';

const Mail = styled.div`
  margin-top: var(--s-4);
  padding: var(--s-4);
  border: 1px solid var(--line);
  background: var(--raised);
  h4 { font-size: var(--t-4); }
  pre { font: 400 var(--t-2) / 1.5 var(--ui); white-space: pre-wrap; overflow-wrap: anywhere; }
`;

const kinds = { VISIT_REMINDER: 'The day before the visit', AFTER_VISIT: 'After the visit' } as const;
type Kind = keyof typeof kinds;

/** A preview of a booking's mail. Nothing is sent. */
function ReminderPreview() {
  const [kind, setKind] = useState<Kind>('VISIT_REMINDER');
  const [typed, setTyped] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const code = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<{ readonly kind: Kind; readonly booking: string }>();
  const { data, isLoading, hasFailed } = useAdminQuery(
    StaffReminderPreviewDocument,
    asked ?? { kind, booking: '' },
    asked !== undefined,
  );
  const preview = asked && !isLoading ? data?.previewReminder : undefined;
  return (
    <AdminSectionBody>
      <AdminForm
        aria-label="Preview"
        onSubmit={(event) => {
          event.preventDefault();
          const booking = typed.trim().toUpperCase();
          setIsMissing(booking === '');
          if (booking === '') code.current?.focus();
          else setAsked({ kind, booking });
        }}
      >
        <SelectField label="Which mail" value={kind} onChange={({ target }) => setKind(target.value as Kind)}>
          {Object.entries(kinds).map(([known, words]) => (
            <option key={known} value={known}>
              {words}
            </option>
          ))}
        </SelectField>
        <TextField
          ref={code}
          label="For the booking"
          error={isMissing ? 'Please enter the confirmation code of a booking' : undefined}
          hint="Its confirmation code, for example HT-7K4M-9QXW"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div>
          <ToolButton type="submit" busy={asked !== undefined && isLoading}>
            Show the preview
          </ToolButton>
        </div>
      </AdminForm>
      <div role="status">
        {asked && hasFailed ? <Text>The preview could not be loaded. Try again.</Text> : null}
        {preview === null ? <Text>There is no booking {asked?.booking}.</Text> : null}
      </div>
      {preview ? (
        <Mail>
          <h4>{preview.subject}</h4>
          <pre>{preview.text}</pre>
        </Mail>
      ) : null}
    </AdminSectionBody>
  );
}

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

/** Mails before and after a visit, with a preview. For managers. */
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
        <p>They are sent between 10 AM and 8 PM at the venue. What cannot be sent then is dropped, not sent late.</p>
      </Rules>
      <ReminderPreview />
    </AdminSection>
  );
}
