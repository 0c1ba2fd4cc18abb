import { expect, it } from '@jest/globals';
import { refusalIn } from './permanent-delivery-error.js';

const smtpError = (command: string, responseCode?: number) =>
  Object.assign(new Error('550 <ada@example.test> unknown'), { command, ...(responseCode && { responseCode }) });

it.each([
  ['RCPT TO', 550, 'the mail server refused the recipient (550)'],
  ['DATA', 554, 'the mail server refused the message (554)'],
])('a 5xx reply to %s is permanent, and its reason names no address', (command, code, reason) => {
  expect(refusalIn(smtpError(command, code))?.reason).toBe(reason);
});

it.each([
  ['RCPT TO', 451],
  ['DATA', 421],
  ['MAIL FROM', 550],
  ['AUTH PLAIN', 535],
  ['CONN', 554],
  ['CONN', undefined],
])('%s with %p can be retried', (command, code) => {
  expect(refusalIn(smtpError(command, code))).toBeUndefined();
});

it('ignores every other error', () => {
  expect(refusalIn(new Error('no'))).toBeUndefined();
  expect(refusalIn('no')).toBeUndefined();
});
