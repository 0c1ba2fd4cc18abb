import { expect, it } from '@jest/globals';
import { maskedEmail, maskedPhone } from './masked-contact.js';

it.each([
  ['ada@example.org', 'a…@e…'],
  ['x@y.z', 'x…@y…'],
  ['', ''],
])('masks the address “%s”', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked);
});

it.each([
  ['817 555 0123', '…23'],
  ['+1 (817) 555-01 2 3 ', '…23'],
  ['', ''],
])('masks the phone number “%s”', (phone, masked) => {
  expect(maskedPhone(phone)).toBe(masked);
});
