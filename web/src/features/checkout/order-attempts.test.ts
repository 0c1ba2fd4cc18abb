import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { keepDraft, openDraft } from './checkout-draft.js';
import { emptyForm } from './checkout-form.js';
import { keepAttempts, nextAttempt, openAttempts, without } from './order-attempts.js';

const input = {
  ...emptyForm,
  customerEmail: 'ada@example.test',
  customerName: 'Ada',
  items: '[]',
  total: '12.00',
  shipping: '5.99',
  status: 'pending',
};
const lines = [{ id: 'line-1' }, { id: 'line-2' }];

afterEach(() => {
  jest.restoreAllMocks();
  keepAttempts([]);
  keepDraft(emptyForm);
});

describe('the attempts of an order', () => {
  it('reuse the key of the same order, even after a reload', () => {
    const first = nextAttempt(openAttempts(), input, lines);
    keepAttempts([first]);
    expect(nextAttempt(openAttempts(), { ...input }, lines).idempotencyKey).toBe(first.idempotencyKey);
  });

  it.each([
    ['other words', { ...input, customerName: 'Ada M.' }, lines],
    ['another address', { ...input, address: '1 Other St' }, lines],
    ['the same goods put into the cart once more', input, [{ id: 'line-3' }, { id: 'line-4' }]],
  ])('use another key for another order: %s', (_, changed, changedLines) => {
    const first = nextAttempt([], input, lines);
    expect(nextAttempt([first], changed, changedLines).idempotencyKey).not.toBe(first.idempotencyKey);
  });

  it('are removed one by one, or all at once', () => {
    const first = nextAttempt([], input, lines);
    const second = nextAttempt([first], { ...input, total: '13.00' }, lines);
    expect(without([first, second], first)).toEqual([second]);
    keepAttempts([first, second]);
    keepAttempts([]);
    expect(window.sessionStorage.length).toBe(0);
  });

  it('are empty if the storage holds something else', () => {
    window.sessionStorage.setItem('hilltop:order-attempts:v1', '[{"idempotencyKey":1}]');
    expect(openAttempts()).toEqual([]);
    window.sessionStorage.setItem('hilltop:order-attempts:v1', 'no json');
    expect(openAttempts()).toEqual([]);
  });

  it('are kept in memory if the storage is full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    const first = nextAttempt([], input, lines);
    keepAttempts([first]);
    expect(openAttempts()).toEqual([first]);
    keepAttempts([]);
    expect(openAttempts()).toEqual([]);
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
