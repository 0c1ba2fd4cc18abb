import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { mockPayment } from './use-card-form.js';

describe('the mock payment', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('takes two seconds and answers with a payment, never with the card', async () => {
    const done = jest.fn();
    const payment = mockPayment({ amount: 5000, cardNumber: '4111 1111 1111 1234' });
    void payment.then(done);
    await jest.advanceTimersByTimeAsync(1999);
    expect(done).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalled();
    const paid = await payment;
    expect(paid).toMatchObject({ last4: '1234', amount: 5000, currency: 'usd', status: 'succeeded' });
    expect(paid.paymentIntentId).toMatch(/^pi_mock_[0-9a-f]{32}$/);
    expect(paid.transactionId).toMatch(/^txn_mock_[0-9a-f]{32}$/);
    expect(JSON.stringify(paid)).not.toContain('4111');
  });
});
