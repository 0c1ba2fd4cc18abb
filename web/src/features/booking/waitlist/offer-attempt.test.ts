import { beforeEach, expect, it, jest } from '@jest/globals';

const attempt = {
  token: 'token-1',
  idempotencyKey: 'key-1',
  input: {
    groupSize: 2,
    phone: null,
    accessNeeds: '',
    totalAmount: '50.00',
    paymentStatus: 'paid',
    paymentIntentId: 'pi_1',
    liabilityWaiverAccepted: true,
  },
};

/** The module as a page loads it: all that it knows is what the tab has stored. */
async function loadedPage() {
  jest.resetModules();
  return await import('./offer-attempt.js');
}

beforeEach(() => window.sessionStorage.clear());

it('what was paid for and not answered is there after a reload, under the same key', async () => {
  (await loadedPage()).keepAttempt(attempt);
  expect((await loadedPage()).openAttempt('token-1')).toEqual(attempt);
});

it('is not sent for another offer, nor once it is answered', async () => {
  const { keepAttempt, openAttempt } = await loadedPage();
  keepAttempt(attempt);
  expect(openAttempt('token-2')).toBeUndefined();
  keepAttempt(undefined);
  expect((await loadedPage()).openAttempt('token-1')).toBeUndefined();
});

it('ignores what does not have the form of an attempt', async () => {
  window.sessionStorage.setItem('hilltop:offer-attempt:v1', JSON.stringify({ ...attempt, input: {} }));
  expect((await loadedPage()).openAttempt('token-1')).toBeUndefined();
});
