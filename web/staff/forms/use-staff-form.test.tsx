import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { TextField } from '../../kit/design/controls/text-field.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { z } from '../../kit/lib/zod.js';
import { sessionStore } from '../../kit/staff-session/session-store.js';
import { field, fill, press } from '../../test/form-actions.js';
import { StaffForm } from './staff-form.js';
import { useStaffForm } from './use-staff-form.js';

function signIn(email: string): void {
  act(() => sessionStore.send({ type: 'signedIn', staff: { email, name: 'Ada', role: 'desk' }, byForm: false }));
}

function Form() {
  const { form, ...sending } = useStaffForm({
    ...{ keptAs: 'book', schema: z.object({ name: z.string() }), empty: { name: '' }, refusedTitle: 'Not booked' },
    send: async () => ({ __typename: 'Booked' }),
    onDone: () => undefined,
  });
  return (
    <StaffForm of={sending} button="Book" onClose={() => undefined}>
      <TextField label="Name" {...fieldProps(form, 'name')} />
    </StaffForm>
  );
}

/** What the form has after the page is loaded again. */
function afterReload(): string {
  cleanup();
  render(<Form />);
  return field('Name').value;
}

beforeEach(() => {
  window.sessionStorage.clear();
  signIn('ada@hilltop.test');
  render(<Form />);
  fill('Name', 'Bettina');
});
afterEach(() => act(() => sessionStore.send({ type: 'signedOut' })));

it('has what was typed after a reload, until it is sent', async () => {
  expect(afterReload()).toBe('Bettina');
  press('Book');
  await waitFor(() => expect(field('Name').value).toBe(''));
  expect(afterReload()).toBe('');
});

it('says when it was begun, and shows the empty form again when it is discarded', () => {
  expect(screen.queryByText(/You began this/)).toBeNull();
  expect(afterReload()).toBe('Bettina');
  expect(screen.getByText(/^You began this on .+ It is not saved yet\.$/)).toBeTruthy();
  press('Discard what I typed');
  expect([field('Name').value, screen.queryByText(/You began this/)]).toEqual(['', null]);
  expect(afterReload()).toBe('');
});

it('forgets what was typed by the button that changes nothing', () => {
  press('Not now');
  expect(afterReload()).toBe('');
});

it('keeps nothing when the text of before is typed again', () => {
  fill('Name', '');
  expect(JSON.stringify(window.sessionStorage)).not.toContain('Bettina');
});

it('leaves nothing in the tab after signing out', () => {
  expect(JSON.stringify(window.sessionStorage)).toContain('Bettina');
  act(() => sessionStore.send({ type: 'signedOut' }));
  expect(JSON.stringify(window.sessionStorage)).not.toContain('Bettina');
});

it('shows nobody what another person typed, and forgets it', () => {
  signIn('eve@hilltop.test');
  expect(afterReload()).toBe('');
  expect(JSON.stringify(window.sessionStorage)).not.toContain('Bettina');
});

it('keeps it while a session that ran out is renewed', () => {
  act(() => sessionStore.send({ type: 'refused' }));
  signIn('ada@hilltop.test');
  expect(afterReload()).toBe('Bettina');
});
