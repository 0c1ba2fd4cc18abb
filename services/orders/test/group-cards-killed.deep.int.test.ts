import { PaymentProvider } from '@hilltop/payments/payment-provider';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { GroupsRepository } from '../src/groups/groups.repository.js';
import { GroupMoneyRepository } from '../src/groups/money/group-money.repository.js';
import { GroupPaymentsRepository } from '../src/groups/pay/group-payments.repository.js';
import { BookingsClient } from '../src/lines/bookings-client.js';
import { type GroupCards, runGroupCards } from './support/group-cards.js';
import { type MortalProcess, mortalProcess } from './support/mortal-process.js';

const STEPS = [
  [GroupPaymentsRepository, ['start', 'authorized', 'move']],
  [GroupsRepository, ['change', 'endStep']],
  [GroupMoneyRepository, ['write']],
  [PaymentProvider, ['authorize', 'capture', 'void']],
  [BookingsClient, ['read']],
] as const;

let groups: GroupCards;
let service: MortalProcess;
beforeAll(async () => {
  groups = await runGroupCards();
  service = mortalProcess(groups.app, STEPS);
}, 60_000);
afterAll(() => groups.close());
beforeEach(() => groups.clear());

/** Pays a deposit in a process that dies at a step, and lets the jobs of another finish. @returns whether it died, and what is wrong */
async function payAndDie(at: number, hours: number, acts: () => unknown = () => undefined) {
  await groups.clear();
  const group = await groups.desk.accepted();
  const token = groups.tokenOf(group);
  const { intentId = '' } = await groups.start(token, '120.00');
  groups.stripe.payInBrowser(intentId);
  acts();
  service.dieAt(at);
  await groups.send(token, { amount: '120.00', paymentIntentId: intentId }).catch(() => undefined);
  const died = service.replace();
  await groups.settle(hours);
  return { died, fault: await groups.faultOfDeposit(group, intentId) };
}

describe('a process that dies between any two steps of a deposit', () => {
  it.each([
    ['a minute', 1 / 60],
    ['an hour', 1],
    ['after the end of the hold', 24 * 15],
  ])(
    'leaves seats and money, or neither, and nothing authorized (%s later)',
    async (_, hours) => {
      let at = 1;
      for (let died = true; died; at += 1) {
        const end = await payAndDie(at, hours);
        expect({ at, fault: end.fault }).toEqual({ at, fault: '' });
        died = end.died;
      }
      expect(at).toBeGreaterThan(12);
    },
    600_000,
  );

  it('where the bank refuses the charge at last, too', async () => {
    let at = 1;
    for (let died = true; died; at += 1) {
      groups.stripe.forgiveAll();
      const end = await payAndDie(at, 1, () => groups.stripe.failNext('POST /v1/payment_intents/*/capture', 402));
      expect({ at, fault: end.fault }).toEqual({ at, fault: '' });
      died = end.died;
    }
  }, 600_000);
});

it('the control: to charge before the seats are booked takes money for no seats', async () => {
  const group = await groups.desk.accepted();
  const { intentId = '' } = await groups.start(groups.tokenOf(group), '120.00');
  groups.stripe.payInBrowser(intentId);
  groups.stripe.captureElsewhere(intentId);
  groups.bookings.groups.groups.clear();
  await groups.send(groups.tokenOf(group), { amount: '120.00', paymentIntentId: intentId });
  expect(groups.stripe.refundedOf(intentId)).toBe(12_000);
});
