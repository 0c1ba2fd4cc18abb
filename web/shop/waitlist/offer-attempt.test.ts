import { beforeEach, expect, it, jest } from '@jest/globals';

const input = {
  token: 'token-1',
  input: {
    tickets: [{ type: 'adult', count: 2 }],
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
  const { offerAttempts } = await loadedPage();
  const attempt = offerAttempts.at(input);
  await offerAttempts.send(attempt, async () => 'unanswered');
  expect((await loadedPage()).openAttempt('token-1')).toEqual(attempt);
});

it('is not sent for another offer, nor once it is answered', async () => {
  const { offerAttempts, openAttempt } = await loadedPage();
  const attempt = offerAttempts.at(input);
  await offerAttempts.send(attempt, async () => undefined);
  expect(openAttempt('token-2')).toBeUndefined();
  await offerAttempts.send(attempt, async () => 'booked');
  expect((await loadedPage()).openAttempt('token-1')).toBeUndefined();
});

it('ignores what does not have the form of an attempt', async () => {
  const wrong = [{ idempotencyKey: 'key-1', input: { ...input, input: {} } }];
  window.sessionStorage.setItem('hilltop:once:offer:v2', JSON.stringify(wrong));
  expect((await loadedPage()).openAttempt('token-1')).toBeUndefined();
});
