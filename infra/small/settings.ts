import { isIP } from 'node:net';
import { UserError } from '../local/user-error.ts';

const email = /^[^\s@<>,;]+@[^\s@<>,;]+$/;
const host = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?)(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*(?::\d{1,5})?$/i;
/** No public authority gives these a certificate. */
const ownNetwork = /(?:^|\.)(?:localhost|local|lan|internal|intranet|home\.arpa|test|example|invalid)$/i;
/** Not the same to systemd and Compose. */
const ambiguous = /["\\$`\r\n]|^'| #/;
const stripe = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRETS'] as const;
const webhooks = /^whsec_[^\s,]+, ?whsec_[^\s,]+$/;

const isTimeZone = (text: string): boolean => Intl.supportedValuesOf('timeZone').includes(text);

/** Whether a public authority can give a certificate for it. @param address as in `ADDRESS` */
export function isPublicName(address: string): boolean {
  const name = address.replace(/:\d+$/, '');
  return name.includes('.') && isIP(name) === 0 && !ownNetwork.test(name) && name === address;
}

/** Sentences about what is wrong, each naming its line. */
function faultsOf(lines: Readonly<Record<string, string>>): string[] {
  const { ADDRESS = '', OWNER_EMAIL = '', OFFICE_EMAIL = '', SMTP_URL = '', TIME_ZONE } = lines;
  const missing = stripe.filter((name) => !lines[name]);
  const isServer = URL.canParse(SMTP_URL) && /^smtps?:$/.test(new URL(SMTP_URL).protocol);
  const checks: [boolean, string][] = [
    [host.test(ADDRESS), `ADDRESS is "${ADDRESS}": it must be a name such as tours.example.org, without https://.`],
    [email.test(OWNER_EMAIL), 'OWNER_EMAIL must be an e-mail address: troubles of this machine go there.'],
    [email.test(OFFICE_EMAIL), 'OFFICE_EMAIL must be an e-mail address: messages of visitors go there.'],
    [isServer, 'SMTP_URL must be a mail server: smtps://user:password@mail.example.org.'],
    [!TIME_ZONE || isTimeZone(TIME_ZONE), `TIME_ZONE is "${TIME_ZONE}": it must be a zone such as America/Denver.`],
    [missing.length % stripe.length === 0, `Stripe needs all three lines: ${missing.join(' and ')} must be set too.`],
    [
      missing.length > 0 || webhooks.test(lines.STRIPE_WEBHOOK_SECRETS ?? ''),
      'STRIPE_WEBHOOK_SECRETS must be two secrets with a comma: of the endpoint of bookings, then of that of orders.',
    ],
    ...Object.entries(lines).map(([name, value]): [boolean, string] => [
      !ambiguous.test(value),
      `${name} has a ", \\, $, \`, # or ' where a file of settings cannot have it: in an address write %22, %5C, %24, %60 or %23.`,
    ]),
  ];
  return checks.filter(([isWell]) => !isWell).map(([, sentence]) => sentence);
}

/**
 * The lines of a file as variables of Hilltop, with those that follow from them. Blank lines are left out.
 * @throws UserError that names the file and every wrong line
 */
export function variablesOf(
  given: Readonly<Record<string, string | undefined>>,
  file = 'settings',
): Record<string, string> {
  const filled = Object.entries(given).flatMap(([name, value]) =>
    value?.trim() ? [[name, value.trim()] as const] : [],
  );
  const lines: Record<string, string> = Object.fromEntries(filled);
  const faults = faultsOf(lines);
  if (faults.length > 0) throw new UserError([`In ${file}:`, ...faults].join('\n  '));
  const { ADDRESS = '', OWNER_EMAIL = '', OFFICE_EMAIL = '', TIME_ZONE, STRIPE_WEBHOOK_SECRETS, ...others } = lines;
  const [ofBookings = '', ofOrders = ''] = STRIPE_WEBHOOK_SECRETS?.split(/, ?/) ?? [];
  return {
    ...others,
    PUBLIC_URL: `https://${ADDRESS}`,
    TLS: isPublicName(ADDRESS) ? OWNER_EMAIL : 'internal',
    OWNER_INBOX: OWNER_EMAIL,
    // It gets what visitors write; nobody signs in with it.
    HILLTOP_STAFF_EMAIL: OFFICE_EMAIL,
    ...(TIME_ZONE && { VENUE_TIME_ZONE: TIME_ZONE }),
    ...(STRIPE_WEBHOOK_SECRETS && {
      PAYMENT_PROVIDER: 'stripe',
      BOOKINGS_STRIPE_WEBHOOK_SECRET: ofBookings,
      ORDERS_STRIPE_WEBHOOK_SECRET: ofOrders,
    }),
  };
}
