import { setTimeout as pause } from 'node:timers/promises';
import type { FakeStripe } from '@hilltop/payments/testing/fake-stripe';
import type { SeededRandom } from '../../faults/random/seeded-random.ts';

const CALLS = [
  'POST /v1/payment_intents',
  'POST /v1/payment_intents/*/capture',
  'POST /v1/payment_intents/*/confirm',
  'POST /v1/payment_intents/*/cancel',
  'GET /v1/payment_intents/*',
  'POST /v1/refunds',
  'GET /v1/refunds',
] as const;
const SOONEST_MS = 100;

/** Makes the provider late, silent, wrong and forgetful while people pay, and refunds arrive at their cards. */
export async function makeTrouble(stripe: FakeStripe, random: SeededRandom, isOver: () => boolean): Promise<void> {
  stripe.messages.plan = () =>
    random.weighted([
      [5, [0]],
      [3, [random.whole(0, 3_000)]],
      [2, [0, random.whole(0, 2_000)]],
      [1, []],
    ] as const);
  while (!isOver()) {
    await pause(random.whole(SOONEST_MS, 500));
    const call = random.pick(CALLS);
    const deed = random.weighted([
      [4, () => stripe.cutOff.add(call)],
      [4, () => stripe.failNext(call, 500, random.chance(50) ? 'after' : 'before')],
      [2, () => stripe.failNext(call, 429)],
      [3, () => stripe.delayMs.set(call, random.whole(200, 2_000))],
      [3, () => stripe.delayMs.delete(call)],
      [1, () => beAway(stripe, random.whole(200, 1_500))],
      [8, () => arrive(stripe, random)],
    ] as const);
    deed();
  }
  calmDown(stripe);
}

function beAway(stripe: FakeStripe, ms: number): void {
  stripe.isAway = true;
  setTimeout(() => {
    stripe.isAway = false;
  }, ms);
}

/** Some refunds arrive. */
function arrive(stripe: FakeStripe, random: SeededRandom): void {
  for (const { id, status } of stripe.refunds.values()) {
    if (status === 'pending' && random.chance(30)) stripe.account.endRefund(id, 'succeeded');
  }
}

function calmDown(stripe: FakeStripe): void {
  stripe.isAway = false;
  stripe.cutOff.clear();
  stripe.delayMs.clear();
  stripe.forgiveAll();
  stripe.messages.plan = () => [0];
}

/** All refunds arrive, and every message that was lost is sent again, as Stripe does for three days. */
export function settleAll(stripe: FakeStripe): void {
  for (const { id, status } of stripe.refunds.values())
    if (status === 'pending') stripe.account.endRefund(id, 'succeeded');
  stripe.messages.sendAll();
}
