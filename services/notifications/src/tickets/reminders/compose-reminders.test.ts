import { expect, it } from '@jest/globals';
import { emailMessage } from '../../emails/mailer.js';
import { sampleHouse } from '../../house/testing/sample-house.js';
import { sampleTicket } from '../testing/sample-ticket.js';
import { composeAfterVisit } from './compose-after-visit.js';
import { composeDayBefore } from './compose-day-before.js';

const settings = { PUBLIC_URL: 'https://hilltop.example', VENUE_TIME_ZONE: 'America/Chicago' };
const reminder = (changes: object = {}) => ({
  booking: sampleTicket(changes),
  cameIn: 11,
  notices: ['Rain is likely. The walk is short and covered.'],
  afterUrl: 'https://hilltop.example/visit/one/after',
  unsubscribeToken: 'U'.repeat(43),
});

it('says the day before when to be there, what is to sign, the food, and what the house says of the day', () => {
  const { subject, text, html, headers } = composeDayBefore(reminder(), settings, sampleHouse);
  expect(subject).toBe('Tomorrow at 10:00 AM: Gate to Garden');
  for (const part of [text, html]) {
    expect(part).toContain('Please be at the gate by 9:45');
    expect(part).toContain('Parking is free');
    expect(part).toContain('Rain is likely. The walk is short and covered.');
    expect(part).toContain('9:30 AM');
    expect(part).toContain('https://hilltop.example/waiver/');
  }
  expect(text).toMatch(/Waivers to sign: +11/);
  // It is no advertising.
  expect(headers).toBeUndefined();
});

it('says nothing of waivers and food where there are none', () => {
  const signed = { waivers: { signed: 12, of: 12 }, foodOrderPlatform: 'none' as const };
  const { text } = composeDayBefore({ ...reminder(signed), notices: [] }, settings, sampleHouse);
  expect(text).not.toMatch(/waiver|Food|Please note/i);
});

it('has after the visit one link to the book, and unsubscribes by one press of the mail program', () => {
  const email = composeAfterVisit(reminder(), settings, sampleHouse);
  expect(email.text).toContain('https://hilltop.example/visit/one/after');
  expect(email.text).toContain(`https://hilltop.example/unsubscribe/${'U'.repeat(43)}`);
  expect(email.text).toContain(sampleHouse.street);
  expect(email.text).toMatch(/gift voucher[\s\S]+Give a voucher:\nhttps:\/\/hilltop\.example\/gift-voucher\n/);
  expect(email.html).toMatch(
    /gift voucher[^<]+<a href="https:\/\/hilltop\.example\/gift-voucher"[^>]*>Give a voucher<\/a>/,
  );
  const { headers } = emailMessage(email, 'house@hilltop.example', '<1@hilltop.example>');
  expect(headers).toMatchObject({
    'List-Unsubscribe': `<https://hilltop.example/api/unsubscribe/${'U'.repeat(43)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});
