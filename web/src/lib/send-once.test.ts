import { beforeEach, expect, it } from '@jest/globals';
import { sendOnce } from './send-once.js';

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
