import { beforeEach, expect, it } from '@jest/globals';
import { keptAttempts, sendOnce } from './send-once.js';
import { z } from './zod.js';

beforeEach(() => window.sessionStorage.clear());

function lost(): Promise<never> {
  return Promise.reject(new TypeError('Failed to fetch'));
}

it('sends the same content under the same key until it is answered, also after a reload', async () => {
  const keys: string[] = [];
  const note = async (key: string) => keys.push(key);
  await expect(sendOnce('letter')('Hello', (key) => note(key).then(lost))).rejects.toThrow('Failed to fetch');
  await sendOnce('letter')('Hello', note);
  await sendOnce('letter')('Hello', note);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('sends other content, and other requests, under another key', async () => {
  const keys: string[] = [];
  const fail = (key: string) => {
    keys.push(key);
    return lost();
  };
  await expect(sendOnce('letter')('Hello', fail)).rejects.toThrow();
  await expect(sendOnce('letter')('Goodbye', fail)).rejects.toThrow();
  await expect(sendOnce('parcel')('Goodbye', fail)).rejects.toThrow();
  expect(new Set(keys).size).toBe(3);
});

it('sends what was not answered under its key again, although something else was sent and answered since', async () => {
  const keys: string[] = [];
  const note = async (key: string) => keys.push(key);
  await expect(sendOnce('letter')('Hello', (key) => note(key).then(lost))).rejects.toThrow();
  await sendOnce('letter')('Goodbye', note);
  await sendOnce('letter')('Hello', note);
  expect(keys[2]).toBe(keys[0]);
});

it.each([undefined, 'unanswered'])('takes %s for no answer', async (answer) => {
  const keys: string[] = [];
  const send = async (key: string) => {
    keys.push(key);
    return answer;
  };
  await sendOnce('letter')('Hello', send);
  await sendOnce('letter')('Hello', send);
  expect(keys[1]).toBe(keys[0]);
});

it('keeps at most eight attempts, and nothing once they are answered', async () => {
  const letters = keptAttempts('letter', z.string());
  for (let count = 0; count < 20; count += 1) {
    await expect(letters.send(letters.at(`Letter ${count}`), lost)).rejects.toThrow();
  }
  expect(letters.open().map(({ input }) => input)).toEqual(
    Array.from({ length: 8 }, (_, place) => `Letter ${place + 12}`),
  );
  for (const attempt of letters.open()) await letters.send(attempt, async () => 'read');
  expect(window.sessionStorage.length).toBe(0);
});
