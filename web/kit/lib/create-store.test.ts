import { expect, it, jest } from '@jest/globals';
import { createStore } from './create-store.js';

function add(sum: number, amount: number): number {
  return sum + amount;
}

it('creates its first state lazily', () => {
  const first = jest.fn(() => 1);
  const store = createStore(add, first);
  expect(first).not.toHaveBeenCalled();
  store.send(2);
  expect([store.state(), first.mock.calls.length]).toEqual([3, 1]);
});

it('notifies listeners of each change, and only of changes, until they unsubscribe', () => {
  const store = createStore(add, () => 1);
  const listener = jest.fn();
  const leave = store.subscribe(listener);
  store.send(1);
  store.send(0);
  leave();
  store.send(1);
  expect(listener).toHaveBeenCalledTimes(1);
});
