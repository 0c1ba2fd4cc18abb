import type { ComposedEmail } from '../../emails/mail.js';
import type { Environment } from '../../env.js';
import type { ReminderFactsFragment as Reminder } from '../../generated/bookings-queries.js';
import { HOUSE_WORDS, type House } from '../../house/house.js';
import type { Fact } from '../../layout/fact-table.js';
import { composeNotice } from '../../layout/notice.js';
import { guestName } from '../ticket-facts.js';
import { arrivalTime, momentText } from '../ticket-times.js';

type Settings = Pick<Environment, 'PUBLIC_URL' | 'VENUE_TIME_ZONE'>;

const WHY = 'You\u2019re receiving this e-mail because you booked this visit.';

function waivers({ waivers: signed }: Reminder['booking']): Fact[] {
  const missing = signed ? signed.of - signed.signed : 0;
  return missing > 0 ? [['Waivers to sign', `${missing}`]] : [];
}

function food({ foodOrderPlatform, foodOrderRestaurant, foodDeliveryTime }: Reminder['booking']): Fact[] {
  return foodOrderPlatform === 'none' ? [] : [['Food', `${foodOrderRestaurant}, at ${foodDeliveryTime}`]];
}

/** Says when to arrive, what is still to do, and the notices of the day. */
export function composeDayBefore(
  { booking, notices }: Reminder,
  { PUBLIC_URL, VENUE_TIME_ZONE }: Settings,
  house: House,
): ComposedEmail {
  const toSign = waivers(booking);
  const sign = toSign.length > 0 ? ` Guests sign the waiver here: ${booking.waiverUrl}` : '';
  return {
    to: { name: guestName(booking), address: booking.email },
    subject: `Tomorrow at ${booking.tourTime}: ${booking.tourName}`,
    ...composeNotice({
      title: `Tomorrow, ${booking.tourTime}`,
      lead: `Please be ${HOUSE_WORDS.meetAt} by ${arrivalTime(booking, VENUE_TIME_ZONE)}. ${HOUSE_WORDS.parking}`,
      about: 'Your visit',
      facts: [
        ['Tour', booking.tourName],
        ['When', momentText(booking.startsAt, VENUE_TIME_ZONE)],
        ['Where', `${house.street}, ${house.town}`],
        ['Guests', booking.party],
        ...toSign,
        ...food(booking),
        ...notices.map((notice): Fact => ['Please note', notice]),
        ['Confirmation code', booking.confirmationCode],
      ],
      action: 'Open your visit',
      url: booking.visitUrl,
      next: `Something came up? Your visit\u2019s page says what you can still change. Later, call ${house.phone} or write to us.${sign}`,
      why: WHY,
      house,
      publicUrl: PUBLIC_URL,
    }),
  };
}
