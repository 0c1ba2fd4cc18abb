import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import {
  type ReminderKind,
  SetReminderRuleDocument,
  StaffReminderPreviewDocument,
  StaffReminderRulesDocument,
} from '../../generated/staff-operations.js';
import { SelectField, TextField } from '../../kit/design/controls/text-field.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { Text } from '../../kit/design/type/text.js';
import { AdminForm } from '../../kit/desk/form-parts.js';
import { useSession } from '../../kit/staff-session/session-store.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import { RuleSwitches } from './rule-switches.js';

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

/** Mails before and after a visit, with a preview. For managers. */
export function RemindersSection() {
  const state = useSession();
  const isManager = state.status === 'signedIn' && state.staff.role === 'manager';
  const { data } = useAdminQuery(StaffReminderRulesDocument, {}, isManager);
  const send = useAdminMutation(SetReminderRuleDocument, [StaffReminderRulesDocument]);
  const rules = data?.reminderRules;
  if (!isManager || !rules) return null;
  return (
    <AdminSection title="Mails around a visit">
      <RuleSwitches rules={rules} words={KINDS} turn={(kind, isOn) => send({ kind, isOn })}>
        <p>They are sent between 10 AM and 8 PM at the venue. What cannot be sent then is dropped, not sent late.</p>
      </RuleSwitches>
      <ReminderPreview />
    </AdminSection>
  );
}
