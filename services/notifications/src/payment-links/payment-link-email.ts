import { paymentLinkSent } from '@hilltop/contracts/bookings/payment-link-sent';
import { plainName } from '@hilltop/platform/values/quoted-text';
import { type ComposedEmail, type Mail, on, type StaleEmail } from '../emails/mail.js';
import { readAddresses } from '../emails/read-addresses.js';
import type { Environment } from '../env.js';
import {
  type PaymentLinkNoticeFragment as PaymentLink,
  PaymentLinkAddressDocument,
  ReadPaymentLinkDocument,
} from '../generated/bookings-queries.js';
import type { House } from '../house/house.js';
import { composeNotice } from '../layout/notice.js';
import { momentText } from '../tickets/ticket-times.js';

type Settings = Pick<Environment, 'PUBLIC_URL' | 'VENUE_TIME_ZONE'>;

const WHY = 'You’re receiving this e-mail because somebody called us and gave this address.';

export const paymentLinkMail: Mail = {
  kind: 'payment-link',
  to: 'the caller',
  events: [
    on(paymentLinkSent, 'notifications-payment-link', {
      when: 'The desk books for a caller, mails the link again, or corrects the caller',
      about: ({ data }) => data.linkId,
      cause: 'house',
      again: true,
    }),
  ],
  stops: 'The link is paid, or the caller was erased',
  async compose(id, house, { bookings, settings }) {
    const { paymentLinkNotice } = await bookings.read(ReadPaymentLinkDocument, { id });
    return paymentLinkNotice ? composePaymentLink(paymentLinkNotice, settings, house) : undefined;
  },
  recipients: readAddresses(
    'bookings',
    PaymentLinkAddressDocument,
    ({ paymentLinkNotice }) => paymentLinkNotice?.email ?? undefined,
  ),
};

/** Once the link is paid, the ticket follows. */
function composePaymentLink(
  link: PaymentLink,
  { PUBLIC_URL, VENUE_TIME_ZONE }: Settings,
  house: House,
): ComposedEmail | StaleEmail {
  const { state, email, payUrl, firstName, lastName, tourName, startsAt, party, totalAmount } = link;
  if (email === null || payUrl === null || state === 'paid') return 'stale';
  const words = wordsOf(link, VENUE_TIME_ZONE);
  return {
    to: { name: plainName(`${firstName} ${lastName ?? ''}`), address: email },
    subject: words.title,
    ...composeNotice({
      ...words,
      about: 'Your visit',
      facts: [
        ...(tourName === null ? [] : [['Tour', tourName] as const]),
        ['When', momentText(startsAt, VENUE_TIME_ZONE)],
        ['Party', party],
        ['To pay', `$${totalAmount}`],
      ],
      url: payUrl,
      why: WHY,
      house,
      publicUrl: PUBLIC_URL,
    }),
  };
}

function wordsOf({ state, guests, payUntil }: PaymentLink, timeZone: string) {
  const seats = guests === 1 ? 'seat' : `${guests} seats`;
  if (state !== 'open') {
    return {
      title: `We no longer hold your ${seats}`,
      lead: 'The time to pay has passed, and nothing was charged.',
      next: 'You are welcome to book another time, or to call us or write to us again.',
      action: 'See what happened',
    };
  }
  const until = momentText(payUntil, timeZone);
  return {
    title: `Pay for your ${seats} by ${until}`,
    lead: 'Thank you for calling. No one else can take your seats until then.',
    next: `Your ticket comes by e-mail as soon as you have paid. If you don’t pay, the seats go back on sale on ${until}, and nothing is charged.`,
    action: 'Pay for your seats',
  };
}
