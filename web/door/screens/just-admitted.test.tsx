import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { press } from '../../test/form-actions.js';
import { type Done, JustAdmitted } from './just-admitted.js';

const seen = { bookingId: 'b1', revision: 0, people: 3, verdict: 'ADMIT', overridden: false, reason: null } as const;
const keep = jest.fn(async () => undefined);

function Screen({ at }: { readonly at: number }) {
  const [done, setDone] = useState<Done>({ number: 1, seen, told: 'Nora Fielding: 3 let in.', at });
  return <JustAdmitted phone={{ keep }} done={done} onUndone={setDone} />;
}

beforeEach(() => {
  jest.useFakeTimers();
  keep.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
});

it('takes out by one press who was let in, once, and says so', async () => {
  render(<Screen at={Date.now()} />);
  press('Undo');
  await act(async () => undefined);
  const back = { people: -3, verdict: 'CORRECTED', reason: 'Undone at once', checkMoney: false };
  expect(keep.mock.calls).toEqual([[expect.objectContaining({ bookingId: 'b1', ...back })]]);
  expect(document.activeElement?.textContent).toBe('Undone. Nora Fielding: 3 not in.');
  expect(screen.queryByRole('button')).toBeNull();
});

it('is gone after a minute from the admission, whenever it is shown', () => {
  const { unmount } = render(<Screen at={Date.now()} />);
  act(() => jest.advanceTimersByTime(59_000));
  expect(screen.getByText('Undo')).toBeDefined();
  unmount();
  render(<Screen at={Date.now() - 59_000} />);
  act(() => jest.advanceTimersByTime(1_000));
  expect(screen.queryByText('Undo')).toBeNull();
});
