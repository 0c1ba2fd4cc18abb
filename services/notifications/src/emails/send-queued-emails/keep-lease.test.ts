import { quietLogger } from '@hilltop/platform/testing/quiet-logger';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { type ClaimedEmail, type EmailRepository, LEASE_MS } from '../email.repository.js';
import { keepLease } from './send-queued-emails.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const email = { id: '7d0f4a52-1f5c-4a4f-9f0a-1d5f5f3f2b10' } as ClaimedEmail;

function renewing() {
  const renewedAt: number[] = [];
  const renew = async () => renewedAt.push(Date.now()) > 0;
  return { renewedAt, emails: { renew } as unknown as EmailRepository };
}

it('renews the lease before it ends while the work runs, and stops afterwards', async () => {
  const { renewedAt, emails } = renewing();
  const startedAt = Date.now();
  const kept = keepLease(
    email,
    emails,
    quietLogger(),
    () => new Promise((resolve) => setTimeout(resolve, 3 * LEASE_MS)),
  );
  await jest.advanceTimersByTimeAsync(10 * LEASE_MS);
  await kept;
  const times = [startedAt, ...renewedAt, startedAt + 3 * LEASE_MS];
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  expect(Math.max(...gaps)).toBeLessThan(LEASE_MS);
  expect(Math.max(...renewedAt)).toBeLessThanOrEqual(startedAt + 3 * LEASE_MS);
});

it('rethrows the error of the work, and stops', async () => {
  const { renewedAt, emails } = renewing();
  await expect(keepLease(email, emails, quietLogger(), () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await jest.advanceTimersByTimeAsync(10 * LEASE_MS);
  expect(renewedAt).toEqual([]);
});
