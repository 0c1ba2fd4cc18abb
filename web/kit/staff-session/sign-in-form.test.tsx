import { afterEach, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { field, fill, press } from '../../test/form-actions.js';
import { SignInForm, waitLabel } from './sign-in-form.js';

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
  jest.useRealTimers();
});

it.each([
  [1, '1 second'],
  [8, '8 seconds'],
  [89, '89 seconds'],
  [90, '2 minutes'],
  [900, '15 minutes'],
])('a wait of %i seconds is %s', (seconds, words) => {
  expect(waitLabel(seconds)).toBe(words);
});

it('keeps the focus and what was typed during a wait, and says when it is over', async () => {
  globalThis.fetch = async () => ({ status: 429, headers: new Map([['retry-after', '8']]) }) as unknown as Response;
  jest.useFakeTimers({ now: 0 });
  render(<SignInForm onSignedIn={() => undefined} />);
  fill('E-mail', 'staff@hilltop.test');
  fill('Password', 'not the password');
  await act(async () => press('Sign in'));
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(screen.getByText(/You can try again in 8 seconds\./)).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('');
  expect(document.activeElement).toBe(field('Password'));
  expect(field('Password').value).toBe('not the password');
  await act(() => jest.advanceTimersByTimeAsync(8_000));
  expect(screen.getByRole('status').textContent).toBe('You can try again now.');
  expect(screen.getByText<HTMLButtonElement>('Sign in', { selector: 'button' }).disabled).toBe(false);
});
