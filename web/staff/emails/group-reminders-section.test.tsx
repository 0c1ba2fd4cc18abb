import { expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { sessionStore } from '../../kit/staff-session/session-store.js';
import { renderWithAnswers } from '../../test/render-with-answers.js';
import { GroupRemindersSection } from './group-reminders-section.js';

const kinds = ['quote_ends', 'secure', 'count', 'visit', 'due', 'overdue'] as const;
const groupReminderRules = kinds.map((kind) => ({ __typename: 'GroupReminderRule', kind, isOn: kind !== 'due' }));

function signIn(role: 'manager' | 'desk'): void {
  sessionStore.send({ type: 'signedIn', staff: { email: 's@x.com', name: 'S', role }, byForm: false });
}

it('lets managers turn each kind on and off', async () => {
  signIn('manager');
  const sent = renderWithAnswers(<GroupRemindersSection />, {
    StaffGroupReminderRules: { groupReminderRules },
    SetGroupReminderRule: { setGroupReminderRule: { __typename: 'GroupReminderRule', kind: 'due', isOn: true } },
  });
  const due = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Five days before an invoice is due/ });
  expect(screen.getAllByRole('checkbox')).toHaveLength(6);
  expect(due.checked).toBe(false);
  fireEvent.click(due);
  await waitFor(() => expect(sent.map(({ name }) => name)).toContain('SetGroupReminderRule'));
  expect(sent.find(({ name }) => name === 'SetGroupReminderRule')?.variables).toEqual({ kind: 'due', isOn: true });
});

it('is for managers only', () => {
  signIn('desk');
  const sent = renderWithAnswers(<GroupRemindersSection />);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(sent).toEqual([]);
});
