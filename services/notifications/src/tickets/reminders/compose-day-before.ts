import { wordsNow } from '@hilltop/platform/outcome/in-language';
import type { ComposedEmail } from '../../emails/mail.js';
import type { Environment } from '../../env.js';
import type { ReminderFactsFragment as Reminder } from '../../generated/bookings-queries.js';
import { type House, houseWords } from '../../house/house.js';
import type { Fact } from '../../layout/fact-table.js';
import { composeNotice } from '../../layout/notice.js';
import { ticketTexts } from '../texts.en.js';
import { guestName } from '../ticket-facts.js';
import { arrivalTime, clockTime, momentText, writtenTime } from '../ticket-times.js';
import { spanish } from './compose-day-before.es.js';

type Settings = Pick<Environment, 'PUBLIC_URL' | 'VENUE_TIME_ZONE'>;

const english = {
  subject: (time: string, tour: string) => `Tomorrow at ${time}: ${tour}`,
  title: (time: string) => `Tomorrow, ${time}`,
  arrive: (place: string, time: string) => `Please be ${place} by ${time}.`,
  about: 'Your visit',
  guests: 'Guests',
  waivers: 'Waivers to sign',
  food: 'Food',
  foodAt: (restaurant: string, time: string) => `${restaurant}, at ${time}`,
  notice: 'Please note',
  action: 'Open your visit',
  next: (phone: string) =>
    `Something came up? Your visit\u2019s page says what you can still change. Later, call ${phone} or write to us.`,
  sign: (url: string) => `Guests sign the waiver here: ${url}`,
  why: 'You\u2019re receiving this e-mail because you booked this visit.',
};

const texts = () => wordsNow(english, { es: spanish });

function waivers({ waivers: signed }: Reminder['booking']): Fact[] {
  const missing = signed ? signed.of - signed.signed : 0;
  return missing > 0 ? [[texts().waivers, `${missing}`]] : [];
}

function food({ foodOrderPlatform, foodOrderRestaurant, foodDeliveryTime }: Reminder['booking']): Fact[] {
  if (foodOrderPlatform === 'none') return [];
  return [[texts().food, texts().foodAt(`${foodOrderRestaurant}`, writtenTime(`${foodDeliveryTime}`))]];
}

/** Says when to arrive, what is still to do, and the notices of the day. */
export function composeDayBefore(
  { booking, notices }: Reminder,
  { PUBLIC_URL, VENUE_TIME_ZONE }: Settings,
  house: House,
): ComposedEmail {
  const toSign = waivers(booking);
  const { subject, title, arrive, about, guests, notice, action, next, sign, why } = texts();
  const { facts } = ticketTexts();
  const { meetAt, parking } = houseWords();
  const time = clockTime(booking.startsAt, VENUE_TIME_ZONE);
  return {
    to: { name: guestName(booking), address: booking.email },
    subject: subject(time, booking.tourName),
    ...composeNotice({
      title: title(time),
      lead: `${arrive(meetAt, arrivalTime(booking, VENUE_TIME_ZONE))} ${parking}`,
      about,
      facts: [
        [facts.tour, booking.tourName],
        [facts.when, momentText(booking.startsAt, VENUE_TIME_ZONE)],
        [facts.where, `${house.street}, ${house.town}`],
        [guests, booking.party],
        ...toSign,
        ...food(booking),
        ...notices.map((words): Fact => [notice, words]),
        [facts.code, booking.confirmationCode],
      ],
      action,
      url: booking.visitUrl,
      next: toSign.length > 0 ? `${next(house.phone)} ${sign(booking.waiverUrl)}` : next(house.phone),
      why,
      house,
      publicUrl: PUBLIC_URL,
    }),
  };
}
