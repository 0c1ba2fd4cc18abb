import { expect, it } from '@jest/globals';
import { sampleHouse } from './house/testing/sample-house.js';
import type { MailSources } from './mail-sources.js';
import { paymentLinkMail } from './payment-links/payment-link-email.js';
import { invitationMail, passwordResetMail } from './staff/account-emails.js';
import { visitLinksMail } from './tickets/visit-links/visit-links-email.js';

const settings = { PUBLIC_URL: 'https://hilltop.example', VENUE_TIME_ZONE: 'America/Chicago' };
/** Every service answers every query with this. */
function says(answer: object): MailSources {
  const service = { read: async () => answer };
  return { bookings: service, staff: service, settings } as unknown as MailSources;
}

const paid = {
  ...{
    state: 'paid',
    payUrl: 'https://hilltop.example/pay/token',
    email: 'ada@example.test',
    payUntil: '2026-12-01T00:00:00Z',
  },
  ...{ tourName: 'Gate to Garden', startsAt: '2026-12-02T16:00:00Z', guests: 2, party: '2 guests' },
  ...{ firstName: 'Ada', lastName: null, totalAmount: '50.00' },
};

it.each([
  ['a payment link that was paid before it was mailed', paymentLinkMail, says({ paymentLinkNotice: paid })],
  ['an invitation that was replaced or used', invitationMail, says({ accountLink: null })],
  ['a new password that was chosen', passwordResetMail, says({ accountLink: null })],
  ['links to visits that are all over', visitLinksMail, says({ visitLinks: [] })],
  ['links to visits of an erased guest', visitLinksMail, says({ visitLinks: null })],
])('an e-mail about %s is dropped without notice', async (_, mail, sources) => {
  expect(await mail.compose('9c4f3f0e-5b0a-4f59-9a53-0a3fd0a2b001', sampleHouse, sources)).toBe('stale');
});
