import { expect, it } from '@jest/globals';
import { phoneName } from './phone-name.js';

const deviceId = '3f2a66aa-1b2c-4d5e-8f60-112233445566';

it.each([
  [{ deviceId, deviceLabel: 'Main gate' }, 'Main gate'],
  [{ deviceId, deviceLabel: null }, 'Phone 3f2a'],
  [{ deviceId: 'Door page', deviceLabel: null }, 'Door page'],
])('%j is called %s', (phone, name) => {
  expect(phoneName(phone)).toBe(name);
});
