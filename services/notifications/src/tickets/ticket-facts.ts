import { ARRIVE_EARLY_MINUTES } from '@hilltop/contracts/house/bounds';
import { ruleSentences, stillAhead } from '@hilltop/contracts/house/change-rule';
import { plainName } from '@hilltop/platform/values/quoted-text';
import type { TicketFragment as Ticket } from '../generated/bookings-queries.js';
import { HOUSE_WORDS, type House } from '../house/house.js';
import type { Fact } from '../layout/fact-table.js';
import { cardSentences, dealtCard } from './dealt-card.js';
import { refundFacts } from './money-back.js';
import { arrivalTime, longDate, momentText, timeWithZone } from './ticket-times.js';
import { waiversToSign } from './waivers-to-sign.js';

/** The name is made safe for an e-mail. */
export function guestName({ firstName, lastName }: Ticket): string {
  return plainName(`${firstName} ${lastName}`);
}

/** Product.md §2, Confirmation. */
export function admissionFacts(ticket: Ticket, timeZone: string): Fact[] {
  return [
    ['Confirmation code', ticket.confirmationCode],
    ['Date', longDate(ticket)],
    ['Time', timeWithZone(ticket, timeZone)],
  ];
}

/** How a booking without an online payment is paid. */
const PAYMENTS: Readonly<Record<string, string>> = { due: 'At the door', free: 'Nothing to pay' };

/** Product.md §2, Confirmation. */
export function bookingFacts(ticket: Ticket): Fact[] {
  return [
    ['Tour', ticket.tourName],
    ...present('Duration', ticket.tourDuration),
    ['Guest', guestName(ticket)],
    ['Party', ticket.party],
    ...present('ID at the door', ticket.proofFor),
    ['Total', `$${ticket.totalAmount}`],
    ['Payment', PAYMENTS[ticket.paymentStatus] ?? capital(ticket.paymentStatus)],
    ...refundFacts(ticket),
  ];
}

/** Empty without an order. */
export function foodFacts(ticket: Ticket): Fact[] {
  if (ticket.foodOrderPlatform === 'none') return [];
  return [
    ...present('Restaurant', ticket.foodOrderRestaurant),
    ...present('Order', ticket.foodOrderDetails),
    ['Food total', `$${ticket.foodOrderTotal}`],
    ...present('Delivery time', ticket.foodDeliveryTime),
    ...present('Delivery address', ticket.foodDeliveryAddress),
  ];
}

/** Product.md §2, Confirmation. */
export function importantInformation(ticket: Ticket, timeZone: string, house: House, now: Date): string[] {
  const waivers = waiversToSign(ticket, now);
  const { setting, parking, ground } = HOUSE_WORDS;
  return [
    `Please arrive ${ARRIVE_EARLY_MINUTES} minutes before the tour, at ${arrivalTime(ticket, timeZone)}.`,
    ...(house.gateWord ? [`The word at the gate is “${house.gateWord}”. Your guide asks for it.`] : []),
    ...(waivers ? [waivers] : []),
    ...changeRules(ticket, timeZone, now),
    `We are at ${house.street}, ${setting}. ${parking}`,
    ground,
    'Bring this ticket on paper or on your phone. The confirmation code alone works too.',
    ...cardSentences(dealtCard(ticket.confirmationCode)),
    'Open the attached calendar file to add the tour to your calendar. It shows the right time in any time zone.',
  ];
}

function present(term: string, value: string | null | undefined): Fact[] {
  return value ? [[term, value]] : [];
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** States the rule of the visit as of `now` (product.md §11.6). */
export function changeRules(ticket: Ticket, timeZone: string, now: Date): string[] {
  return ruleSentences(stillAhead(ticket, now, (moment) => momentText(moment, timeZone)));
}
