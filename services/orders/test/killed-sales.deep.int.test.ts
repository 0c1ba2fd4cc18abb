import { PaymentProvider } from '@hilltop/payments/payment-provider';
import { TestClock } from '@hilltop/platform/testing/test-clock';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BookingsClient } from '../src/lines/bookings-client.js';
import { EndSale } from '../src/sales/drive-sale/end-sale.js';
import { FinishSalesJob } from '../src/sales/drive-sale/finish-sales.job.js';
import { SaleRepository } from '../src/sales/sale.repository.js';
import { CountedStock } from '../src/stock/counted-stock.js';
import { buyer, tourFor } from './support/buyer.js';
import { type MortalProcess, mortalProcess } from './support/mortal-process.js';
import { type RunningOrders, runOrders } from './support/running-orders.js';
import { brokenPromises, taken } from './support/sale-promises.js';
import { voucherDesk } from './support/vouchers.js';

const MINUTE = 60_000;
const clock = new TestClock('2026-11-21T16:00:00Z');
let orders: RunningOrders;
let service: MortalProcess;

const STEPS = [
  [SaleRepository, ['start', 'authorized', 'answer', 'move']],
  [PaymentProvider, ['authorize', 'capture', 'void']],
  [BookingsClient, ['read']],
  [CountedStock, ['take', 'return']],
  [EndSale, ['place', 'refuse']],
] as const;

beforeAll(async () => {
  orders = await runOrders({ MOCK_PURCHASES_PER_CALLER: 1_000_000 }, clock, false);
  orders.bookings.now = () => clock.now();
  service = mortalProcess(orders.app, STEPS);
}, 60_000);
afterAll(() => orders.close());

/** The same with a gift voucher, to be paid by a voucher of $50 and a card. */
async function filledAndPaidInParts() {
  const ada = await filled();
  const desk = voucherDesk(orders);
  await desk.addGift(ada.sessionId);
  await desk.use(ada.sessionId, (await desk.issue(50)).code);
  return ada;
}

/** Fills a cart with two tours and a mug. */
async function filled() {
  const ada = buyer(orders);
  const mug = await orders.stock();
  orders.catalog.left.set(mug, 1);
  await ada.add(mug);
  await ada.addTour(tourFor('10:00 AM'));
  await ada.addTour(tourFor('11:00 AM'));
  return ada;
}

/** Places the cart in a process that dies at a step, and lets a job of another finish. @returns whether it died */
async function placeAndDie(at: number, afterMs: number): Promise<boolean> {
  orders.bookings.capacity = 1_000_000;
  const ada = await filledAndPaidInParts();
  service.dieAt(at);
  await ada.place({}, `key-${ada.sessionId}`).catch(() => undefined);
  const died = service.replace();
  clock.forward(afterMs);
  const job = orders.app.get(FinishSalesJob, { strict: false });
  await job.execute();
  return died;
}

describe('a process that dies between any two steps of a sale', () => {
  it.each([
    ['a minute', MINUTE],
    ['an hour', 60 * MINUTE],
  ])(
    'leaves nothing stuck, nothing taken without its lines, and no seats without money (%s later)',
    async (_, afterMs) => {
      let at = 1;
      while (await placeAndDie(at, afterMs)) {
        expect({ at, faults: await brokenPromises(orders) }).toEqual({ at, faults: [] });
        at += 1;
      }
      expect(at).toBeGreaterThan(15);
    },
    600_000,
  );

  it('and a repeated request gets the answer that the job came to', async () => {
    const ada = await filled();
    const { version } = await ada.basket();
    service.dieAt(12);
    await expect(ada.place({ version }, 'repeated')).rejects.toThrow();
    service.replace();
    expect(await ada.place({ version }, 'repeated')).toMatchObject({ __typename: 'CartPlaced', replayed: true });
    expect(await brokenPromises(orders)).toEqual([]);
  });
});

describe('the control', () => {
  it('capture first, then confirm: money is found without seats', async () => {
    const payments = orders.app.get(PaymentProvider, { strict: false });
    const authorize = payments.authorize.bind(payments);
    payments.authorize = async (payment) => {
      const answer = await authorize(payment);
      if (answer.status === 'authorized') {
        const { amountCents } = payment;
        await payments.capture({ intentId: answer.intentId, amountCents, authorizedCents: amountCents });
      }
      return answer;
    };
    const ada = await filled();
    orders.bookings.holds.clear();
    orders.bookings.capacity = 0;
    await ada.place().catch(() => undefined);
    payments.authorize = authorize;
    expect(await brokenPromises(orders)).not.toEqual([]);
    expect([...taken(orders).values()]).toContain(11_450);
  });
});
