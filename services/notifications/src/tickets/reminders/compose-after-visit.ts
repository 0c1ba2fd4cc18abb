import { wordsNow } from '@hilltop/platform/outcome/in-language';
import type { ComposedEmail } from '../../emails/mail.js';
import type { Environment } from '../../env.js';
import type { ReminderFactsFragment as Reminder } from '../../generated/bookings-queries.js';
import { type House, houseWords } from '../../house/house.js';
import { composeNotice } from '../../layout/notice.js';
import { siteUrl } from '../../layout/plain-text.js';
import { ticketTexts } from '../texts.en.js';
import { guestName } from '../ticket-facts.js';
import { clockTime, longDate } from '../ticket-times.js';
import { spanish } from './compose-after-visit.es.js';

type Settings = Pick<Environment, 'PUBLIC_URL' | 'VENUE_TIME_ZONE'>;

const english = {
  title: 'You were here yesterday',
  lead: 'If you like, leave a few words in the guest book, or tell us privately what we should do better.',
  about: 'Your visit',
  cameIn: 'Came in',
  guests: (count: number) => (count > 1 ? `${count} guests` : '1 guest'),
  action: 'Write in the guest book',
  next: 'A page is written once, and is open for four weeks after the visit. Thank you for coming.',
  voucher: 'A gift voucher pays for tours and for everything in the store.',
  giveVoucher: 'Give a voucher',
  why: (page: string) =>
    `You ticked \u201cWrite to me once after the visit\u201d when you booked. This is that one mail. Don\u2019t write to me again: ${page}`,
};

/** Mail programs show its unsubscribing as a button (RFC 8058). */
export function composeAfterVisit(
  { booking, cameIn, afterUrl, unsubscribeToken }: Reminder,
  { PUBLIC_URL, VENUE_TIME_ZONE }: Settings,
  house: House,
): ComposedEmail {
  const { about, cameIn: cameInTerm, guests, voucher, giveVoucher, why, ...texts } = wordsNow(english, { es: spanish });
  const { facts } = ticketTexts();
  const { howWasIt, forSomebodyElse } = houseWords();
  return {
    to: { name: guestName(booking), address: booking.email },
    subject: howWasIt,
    headers: {
      'List-Unsubscribe': `<${PUBLIC_URL}/api/unsubscribe/${unsubscribeToken}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    ...composeNotice({
      ...texts,
      about,
      facts: [
        [facts.tour, booking.tourName],
        [facts.when, `${longDate(booking)}, ${clockTime(booking.startsAt, VENUE_TIME_ZONE)}`],
        [cameInTerm, guests(cameIn)],
      ],
      url: afterUrl,
      also: {
        lead: `${forSomebodyElse} ${voucher}`,
        action: giveVoucher,
        url: siteUrl(PUBLIC_URL, '/gift-voucher'),
      },
      why: why(siteUrl(PUBLIC_URL, `/unsubscribe/${unsubscribeToken}`)),
      house,
      publicUrl: PUBLIC_URL,
    }),
  };
}
