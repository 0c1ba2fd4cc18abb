import { afterEach, expect, it, jest } from '@jest/globals';
import { Progress } from './progress.ts';

afterEach(() => void jest.restoreAllMocks());

it('shows the same error of a part at most once in half a minute', () => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  const progress = new Progress(['gateway']);
  const line = jest.spyOn(progress, 'line');
  for (const atMs of [0, 29_999, 30_000]) {
    now.mockReturnValue(atMs);
    progress.error('gateway', 'broken');
  }
  progress.error('bookings', 'broken');
  expect(line.mock.calls).toEqual([
    ['gateway', 'broken'],
    ['gateway', 'broken'],
    ['bookings', 'broken'],
  ]);
});
