import { expect, it } from '@jest/globals';
import { sampleHouse } from '../../house/testing/sample-house.js';
import { sampleTicket } from '../testing/sample-ticket.js';
import { composeVisitLinks } from './visit-links-email.js';

const settings = { PUBLIC_URL: 'https://hilltop.example', VENUE_TIME_ZONE: 'America/Chicago' };
const first = sampleTicket({ visitUrl: 'https://hilltop.example/visit/one' });
const second = sampleTicket({ confirmationCode: 'HT-2222-3333', visitUrl: 'https://hilltop.example/visit/two' });

it('has every link once, in the text and in the HTML, to the address of the visits', () => {
  const email = composeVisitLinks([first, second], settings, sampleHouse);
  expect(email.to.address).toBe(first.email);
  expect(email.subject).toBe('The links to your visits');
  for (const { visitUrl, confirmationCode } of [first, second]) {
    expect(email.text.split(visitUrl)).toHaveLength(2);
    expect(email.html.split(`href="${visitUrl}"`)).toHaveLength(2);
    expect(email.text).toContain(confirmationCode);
  }
});

it('speaks of one visit as one', () => {
  const email = composeVisitLinks([first], settings, sampleHouse);
  expect(email.subject).toBe('The link to your visit');
  expect(email.text).toContain('Here is the link to your visit.');
});
