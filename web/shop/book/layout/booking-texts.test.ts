import { expect, it } from '@jest/globals';
import { bookingHint } from './booking-texts.js';

it('counts the steps of payment and ticket as the marks do', () => {
  expect(bookingHint(true)).toContain('You pay in step five and get your ticket in step six.');
  expect(bookingHint(false)).toContain('You pay in step four and get your ticket in step five.');
});
