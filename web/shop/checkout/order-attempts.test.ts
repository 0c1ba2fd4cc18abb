import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { keepDraft, openDraft } from './checkout-draft.js';
import { emptyForm } from './checkout-form.js';
import { orderAttempts } from './order-attempts.js';

const order = {
  ...emptyForm,
  customerEmail: 'ada@example.test',
  customerName: 'Ada',
  sessionId: 'session',
  version: 'v1',
  pickUp: false,
  takeWhatYouCanGet: false,
  total: '12.00',
};

function lost(): Promise<'unanswered'> {
  return Promise.resolve('unanswered');
}

afterEach(() => {
  jest.restoreAllMocks();
  orderAttempts.forget();
  keepDraft(emptyForm);
});

describe('the attempts of an order', () => {
  it('reuse key and payment of the same order, even after a reload', async () => {
    const { idempotencyKey, input } = orderAttempts.at(order);
    await orderAttempts.send({ idempotencyKey, input: { ...input, paymentIntentId: 'pi_1' } }, lost);
    expect(orderAttempts.at({ ...order })).toMatchObject({
      idempotencyKey,
      input: { paymentIntentId: 'pi_1' },
    });
  });

  it.each([
    ['other words', { ...order, customerName: 'Ada M.' }],
    ['another address', { ...order, address: '1 Other St' }],
    ['picked up instead', { ...order, pickUp: true }],
    ['the same goods put into the cart once more', { ...order, version: 'v2' }],
  ])('use another key for another order: %s', async (_, changed) => {
    const first = orderAttempts.at(order);
    await orderAttempts.send(first, lost);
    expect(orderAttempts.at(changed).idempotencyKey).not.toBe(first.idempotencyKey);
  });

  it('are removed one by one when they are answered, or all at once', async () => {
    const first = orderAttempts.at(order);
    const second = orderAttempts.at({ ...order, total: '13.00' });
    await orderAttempts.send(first, lost);
    await orderAttempts.send(second, lost);
    await orderAttempts.send(first, async () => 'refused');
    expect(orderAttempts.open()).toEqual([second]);
    orderAttempts.forget();
    expect(window.sessionStorage.length).toBe(0);
  });

  it.each(['[{"idempotencyKey":1}]', 'no json'])('are empty if the storage holds something else: %s', (text) => {
    window.sessionStorage.setItem('hilltop:once:basket:v2', text);
    expect(orderAttempts.open()).toEqual([]);
  });

  it('are kept in memory if the storage is full', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    const first = orderAttempts.at(order);
    await orderAttempts.send(first, lost);
    expect(orderAttempts.open()).toEqual([first]);
    orderAttempts.forget();
    expect(orderAttempts.open()).toEqual([]);
  });
});

describe('the draft of a checkout', () => {
  it('is restored as typed, and removed when the form is empty again', () => {
    const typed = { ...emptyForm, customerName: 'Ada', zipCode: '760' };
    keepDraft(typed);
    expect(openDraft()).toEqual(typed);
    keepDraft(emptyForm);
    expect([openDraft(), window.sessionStorage.length]).toEqual([emptyForm, 0]);
  });
});
