import { paymentLinkSent } from '@hilltop/contracts/bookings/payment-link-sent';
import { wordsNow } from '@hilltop/platform/outcome/in-language';
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
import { money } from '../layout/money.js';
import { composeNotice } from '../layout/notice.js';
import { ticketTexts } from '../tickets/texts.en.js';
import { momentText } from '../tickets/ticket-times.js';
import { spanish } from './payment-link-email.es.js';

type Settings = Pick<Environment, 'PUBLIC_URL' | 'VENUE_TIME_ZONE'>;

const english = {
  about: 'Your visit',
  toPay: 'To pay',
  open: (guests: number, until: string) => ({
    title: `Pay for your ${seats(guests)} by ${until}`,
    lead: 'Thank you for calling. No one else can take your seats until then.',
    next: `Your ticket comes by e-mail as soon as you have paid. If you don’t pay, the seats go back on sale on ${until}, and nothing is charged.`,
    action: 'Pay for your seats',
  }),
  ended: (guests: number) => ({
    title: `We no longer hold your ${seats(guests)}`,
    lead: 'The time to pay has passed, and nothing was charged.',
    next: 'You are welcome to book another time, or to call us or write to us again.',
    action: 'See what happened',
  }),
  why: 'You’re receiving this e-mail because somebody called us and gave this address.',
};

function seats(guests: number): string {
  return guests === 1 ? 'seat' : `${guests} seats`;
}

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
  const { state, email, payUrl, firstName, lastName, tourName, startsAt, guests, party, totalAmount, payUntil } = link;
  if (email === null || payUrl === null || state === 'paid') return 'stale';
  const { about, toPay, open, ended, why } = wordsNow(english, { es: spanish });
  const { facts } = ticketTexts();
  const words = state === 'open' ? open(guests, momentText(payUntil, VENUE_TIME_ZONE)) : ended(guests);
  return {
    to: { name: plainName(`${firstName} ${lastName ?? ''}`), address: email },
    subject: words.title,
    ...composeNotice({
      ...words,
      about,
      facts: [
        ...(tourName === null ? [] : [[facts.tour, tourName] as const]),
        [facts.when, momentText(startsAt, VENUE_TIME_ZONE)],
        [facts.party, party],
        [toPay, money(totalAmount)],
      ],
      url: payUrl,
      why,
      house,
      publicUrl: PUBLIC_URL,
    }),
  };
}
