import { expect, it } from '@jest/globals';
import { makePage } from './page.js';

it('fills the address of the site and the time zone of the venue into a page', () => {
  const source = '<link href="https://public-address.invalid/tours"><meta content="Venue/Time_Zone">';
  const page = makePage(source, { publicUrl: 'https://hilltop.example', timeZone: 'America/New_York' });
  expect(page.text.plain.toString()).toBe(
    '<link href="https://hilltop.example/tours"><meta content="America/New_York">',
  );
});

it("fills in Stripe's publishable key together with the policy for its form, or neither", () => {
  const source = '<meta content="Stripe/Publishable_Key">';
  const settings = { publicUrl: 'https://hilltop.example', timeZone: 'America/Chicago' };
  const [mock, stripe] = [makePage(source, settings), makePage(source, { ...settings, stripeKey: 'pk_test_1' })];
  expect(mock.text.plain.toString()).toBe('<meta content="">');
  expect(mock.policy).not.toContain('stripe');
  expect(stripe.text.plain.toString()).toBe('<meta content="pk_test_1">');
  expect(stripe.policy).toContain('https://js.stripe.com');
});
