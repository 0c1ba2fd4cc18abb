import type { ComposedEmail } from '../../emails/mail.js';
import type { Environment } from '../../env.js';
import type { ReminderFactsFragment as Reminder } from '../../generated/bookings-queries.js';
import { HOUSE_WORDS, type House } from '../../house/house.js';
import { composeNotice } from '../../layout/notice.js';
import { guestName } from '../ticket-facts.js';
import { longDate } from '../ticket-times.js';

type Settings = Pick<Environment, 'PUBLIC_URL' | 'VENUE_TIME_ZONE'>;

/** Mail programs show its unsubscribing as a button (RFC 8058). */
export function composeAfterVisit(
  { booking, cameIn, afterUrl, unsubscribeToken }: Reminder,
  { PUBLIC_URL }: Settings,
  house: House,
): ComposedEmail {
  const page = `${PUBLIC_URL}/unsubscribe/${unsubscribeToken}`;
  return {
    to: { name: guestName(booking), address: booking.email },
    subject: HOUSE_WORDS.howWasIt,
    headers: {
      'List-Unsubscribe': `<${PUBLIC_URL}/api/unsubscribe/${unsubscribeToken}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    ...composeNotice({
      title: 'You were here yesterday',
      lead: 'If you like, leave a few words in the guest book, or tell us privately what we should do better.',
      about: 'Your visit',
      facts: [
        ['Tour', booking.tourName],
        ['When', `${longDate(booking)}, ${booking.tourTime}`],
        ['Came in', cameIn > 1 ? `${cameIn} guests` : '1 guest'],
      ],
      action: 'Write in the guest book',
      url: afterUrl,
      next: 'A page is written once, and is open for four weeks after the visit. Thank you for coming.',
      also: {
        lead: `${HOUSE_WORDS.forSomebodyElse} A gift voucher pays for tours and for everything in the store.`,
        action: 'Give a voucher',
        url: `${PUBLIC_URL}/gift-voucher`,
      },
      why: `You ticked \u201cWrite to me once after the visit\u201d when you booked. This is that one mail. Don\u2019t write to me again: ${page}`,
      house,
      publicUrl: PUBLIC_URL,
    }),
  };
}
