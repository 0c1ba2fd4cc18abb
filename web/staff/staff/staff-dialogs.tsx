import { useState } from 'react';
import {
  type EndCalendarLinkMutation,
  type InviteStaffMutation,
  type StaffMemberFragment,
  type StaffRole,
  TimesLedDocument,
} from '../../generated/staff-operations.js';
import { SelectField } from '../../kit/design/controls/text-field.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { type FormError, formErrorOf, isRefusal } from '../../kit/lib/forms/form-error.js';
import { counted } from '../../kit/lib/spelled-number.js';
import { dateAfter, shortDate, venueTime, venueToday } from '../../kit/lib/venue-dates.js';
import type { MutationAnswer } from '../data/use-admin-mutation.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { Confirmation } from '../forms/confirmation.js';
import { leads, roles, roleWords } from './role-labels.js';
import type { StaffAction } from './staff-columns.js';

export type StaffAnswer = MutationAnswer<InviteStaffMutation> | MutationAnswer<EndCalendarLinkMutation>;

interface Words {
  readonly title: (name: string) => string;
  readonly text: string;
  readonly action: string;
  readonly done: string;
}

const words: Readonly<Record<StaffAction, Words>> = {
  role: {
    title: (name) => `Change the role of ${name}?`,
    text: 'The new role applies immediately.',
    action: 'Change the role',
    done: 'The role was changed.',
  },
  disable: {
    title: (name) => `Disable ${name}?`,
    text: 'All sessions end immediately and the account can no longer sign in. You can enable it again.',
    action: 'Disable',
    done: 'The account was disabled.',
  },
  enable: {
    title: (name) => `Enable ${name} again?`,
    text: 'The account can sign in with its password again.',
    action: 'Enable',
    done: 'The account was enabled.',
  },
  invite: {
    title: (name) => `Invite ${name} again?`,
    text: 'A new link will be sent. It is valid for two days.',
    action: 'Send the link',
    done: 'The link is on its way.',
  },
  signOut: {
    title: (name) => `Sign ${name} out everywhere?`,
    text: 'Unsaved changes there are lost.',
    action: 'Sign out everywhere',
    done: 'All sessions were ended.',
  },
  endLink: {
    title: (name) => `End the calendar link of ${name}?`,
    text: 'A calendar that reads it no longer shows the times that they lead. They can make a new link.',
    action: 'End the link',
    done: 'The calendar link was ended.',
  },
};

/** The most times that are named. */
const NAMED = 5;

/** "today, 9:00 AM" */
function whenLed({ startsAt }: { readonly startsAt: string }): string {
  const [day, today] = [venueToday(new Date(startsAt)), venueToday()];
  const words = day === today ? 'today' : day === dateAfter(today, 1) ? 'tomorrow' : shortDate(day);
  return `${words} ${venueTime(startsAt)}`;
}

/** Which times the account leads no more afterward. */
function TimesLeft({ id }: { readonly id: string }) {
  const { data, hasFailed } = useAdminQuery(TimesLedDocument, { id });
  const times = data?.timesLed;
  if (hasFailed) return <p role="alert">It is not known which times they lead: please look at the rota.</p>;
  if (!times) return <p role="status">Checking which times they lead...</p>;
  if (times.length === 0) return null;
  const named = times.slice(0, NAMED).map(whenLed);
  const more = times.length - named.length;
  return (
    <p role="status">
      They lead {counted(times.length, 'time')}: {named.join(', ')}
      {more > 0 ? ` and ${more} more` : ''}. They will not lead {times.length === 1 ? 'it' : 'these'} any more.
    </p>
  );
}

interface StaffDialogProps {
  readonly action: StaffAction;
  readonly member: StaffMemberFragment;
  readonly run: (role: StaffRole) => Promise<StaffAnswer>;
  readonly onClose: () => void;
}

export function StaffDialog({ action, member, run, onClose }: StaffDialogProps) {
  const [role, setRole] = useState(member.role);
  const { title, text, action: button, done } = words[action];
  const confirm = async (): Promise<FormError | undefined> => {
    const answer = await run(role);
    if (isRefusal(answer)) return formErrorOf('Nothing was changed', answer, () => false);
    showToast({ title: member.name, text: done, tone: 'done' });
    return undefined;
  };
  return (
    <Confirmation
      title={title(member.name)}
      action={button}
      busyAction="Saving..."
      onConfirm={confirm}
      onClose={onClose}
    >
      {action === 'role' ? (
        <SelectField
          label="Role"
          hint={roleWords[role].hint}
          value={role}
          onChange={({ target }) => setRole(roles.find((known) => known === target.value) ?? role)}
        >
          {roles.map((known) => (
            <option key={known} value={known}>
              {roleWords[known].label}
            </option>
          ))}
        </SelectField>
      ) : null}
      <p>{text}</p>
      {action === 'disable' || (action === 'role' && !leads(role)) ? <TimesLeft id={member.id} /> : null}
    </Confirmation>
  );
}
