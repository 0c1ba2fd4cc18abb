import { expect, it } from '@jest/globals';
import { sampleHouse } from './house/testing/sample-house.js';
import { PaymentLinkEmail } from './payment-links/payment-link-email.js';
import { InvitationEmail, PasswordResetEmail } from './staff/link-emails.js';
import { VisitLinksEmail } from './tickets/visit-links/visit-links-email.js';

const settings = { PUBLIC_URL: 'https://hilltop.example', VENUE_TIME_ZONE: 'America/Chicago' };
/** A service that answers every query with this. */
const says = (answer: object): never => ({ read: async () => answer }) as never;

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
  [
    'a payment link that was paid before it was mailed',
    new PaymentLinkEmail(says({ paymentLinkNotice: paid }), settings),
  ],
  ['an invitation that was replaced or used', new InvitationEmail(says({ accountLink: null }), settings)],
  ['a new password that was chosen', new PasswordResetEmail(says({ accountLink: null }), settings)],
  ['links to visits that are all over', new VisitLinksEmail(says({ visitLinks: [] }), settings)],
  ['links to visits of an erased guest', new VisitLinksEmail(says({ visitLinks: null }), settings)],
])('an e-mail about %s is dropped without notice', async (_, composer) => {
  expect(await composer.compose('9c4f3f0e-5b0a-4f59-9a53-0a3fd0a2b001', sampleHouse)).toBe('stale');
});
