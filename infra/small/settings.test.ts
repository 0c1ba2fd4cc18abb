import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { isPublicName, variablesOf } from './settings.ts';

const template = parseEnv(readFileSync(join(import.meta.dirname, 'settings.env'), 'utf8'));
const filled = {
  ...template,
  ADDRESS: 'tours.hill.org',
  OWNER_EMAIL: 'owner@hill.org',
  OFFICE_EMAIL: 'office@hill.org',
  SMTP_URL: 'smtps://user:pw@mail.hill.org',
};
const stripe = {
  STRIPE_SECRET_KEY: 'rk_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_1',
  STRIPE_WEBHOOK_SECRETS: 'whsec_b, whsec_o',
};

describe('the settings that a person fills in', () => {
  it('are ten lines, of which four must be filled in', () => {
    expect(Object.keys(template)).toHaveLength(10);
    expect(() => variablesOf(template)).toThrow(
      /^In settings:\n {2}OWNER_EMAIL .*\n {2}OFFICE_EMAIL .*\n {2}SMTP_URL .*$/,
    );
    expect(variablesOf(filled)).toEqual({
      ...{ PUBLIC_URL: 'https://tours.hill.org', TLS: 'owner@hill.org', SMTP_URL: filled.SMTP_URL },
      ...{ OWNER_INBOX: 'owner@hill.org', HILLTOP_STAFF_EMAIL: 'office@hill.org' },
    });
  });

  it('take money by Stripe with all of its lines, and pass on any other variable', () => {
    expect(variablesOf({ ...filled, ...stripe, GUESTS_KEPT_DAYS: '90', TIME_ZONE: 'America/Denver' })).toMatchObject({
      ...{ PAYMENT_PROVIDER: 'stripe', STRIPE_SECRET_KEY: 'rk_1', STRIPE_PUBLISHABLE_KEY: 'pk_1' },
      ...{ BOOKINGS_STRIPE_WEBHOOK_SECRET: 'whsec_b', ORDERS_STRIPE_WEBHOOK_SECRET: 'whsec_o' },
      ...{ GUESTS_KEPT_DAYS: '90', VENUE_TIME_ZONE: 'America/Denver' },
    });
  });

  it.each([
    ['ADDRESS', { ADDRESS: 'https://tours.hill.org' }],
    ['OWNER_EMAIL', { OWNER_EMAIL: 'the owner' }],
    ['SMTP_URL', { SMTP_URL: 'mail.hill.org' }],
    ['TIME_ZONE', { TIME_ZONE: 'Texas' }],
    ['STRIPE_PUBLISHABLE_KEY', { ...stripe, STRIPE_PUBLISHABLE_KEY: '' }],
    ['STRIPE_WEBHOOK_SECRETS', { ...stripe, STRIPE_WEBHOOK_SECRETS: 'whsec_b' }],
    ['SMTP_URL', { SMTP_URL: 'smtps://user:p$w@mail.hill.org' }],
    ['MAIL_FROM', { MAIL_FROM: 'The Hill <a@hill.org> # or so' }],
  ])('are refused with a sentence that names %s', (name, wrong) => {
    expect(() => variablesOf({ ...filled, ...wrong })).toThrow(name);
  });

  it.each(['localhost', '10.0.0.5', 'hilltop', 'hilltop.local', 'shop.test', 'tours.hill.org:8443'])(
    'get a certificate of the machine itself for %s',
    (address) => expect(isPublicName(address)).toBe(false),
  );
});
