import { expect, it } from '@jest/globals';
import { phoneUrl } from './contact-links.js';
import { mailUrl } from './mail-link.js';

it.each([
  ['ada@example.org', undefined, 'mailto:ada@example.org'],
  ['desk?cc=evil&subject=Refund@example.org', undefined, 'mailto:desk%3Fcc%3Devil%26subject%3DRefund@example.org'],
  ['100%41sure@example.org', undefined, 'mailto:100%2541sure@example.org'],
  ['"a@b"@example.org', undefined, 'mailto:%22a%40b%22@example.org'],
  ['ada@example.org', 'Re: A & B?', 'mailto:ada@example.org?subject=Re%3A%20A%20%26%20B%3F'],
])('%s with the subject %s', (email, subject, url) => {
  expect(mailUrl(email, subject)).toBe(url);
});

it.each([
  ['802-555-0100', 'tel:+18025550100'],
  ['+44 (20) 7946 0000', 'tel:+442079460000'],
  ['911', 'tel:911'],
])('%s is dialed as %s', (phone, url) => {
  expect(phoneUrl(phone)).toBe(url);
});
