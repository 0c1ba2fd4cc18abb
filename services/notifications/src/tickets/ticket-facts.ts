import { ARRIVE_EARLY_MINUTES } from '@hilltop/contracts/house/bounds';
import { stillAhead } from '@hilltop/contracts/house/change-rule';
import { plainName } from '@hilltop/platform/values/quoted-text';
import type { TicketFragment as Ticket } from '../generated/bookings-queries.js';
import { type House, houseWords } from '../house/house.js';
import type { Fact } from '../layout/fact-table.js';
import { money } from '../layout/money.js';
import { dealtCard } from './dealt-card.js';
import { refundFacts } from './money-back.js';
import { ticketTexts } from './texts.en.js';
import { arrivalTime, longDate, momentText, timeWithZone, writtenTime } from './ticket-times.js';
import { waiversToSign } from './waivers-to-sign.js';

/** The name is made safe for an e-mail. */
export function guestName({ firstName, lastName }: Ticket): string {
  return plainName(`${firstName} ${lastName}`);
}

/** Product.md §2, Confirmation. */
export function admissionFacts(ticket: Ticket, timeZone: string): Fact[] {
  const { facts } = ticketTexts();
  return [
    [facts.code, ticket.confirmationCode],
    [facts.date, longDate(ticket)],
    [facts.time, timeWithZone(ticket, timeZone)],
  ];
}

/** Product.md §2, Confirmation. */
export function bookingFacts(ticket: Ticket): Fact[] {
  const { facts, payment } = ticketTexts();
  return [
    [facts.tour, ticket.tourName],
    ...present(facts.duration, ticket.tourDuration),
    [facts.guest, guestName(ticket)],
    [facts.party, ticket.party],
    ...present(facts.proof, ticket.proofFor),
    [facts.total, money(ticket.totalAmount)],
    [facts.payment, payment(ticket.paymentStatus)],
    ...refundFacts(ticket),
  ];
}

/** Empty without an order. */
export function foodFacts(ticket: Ticket): Fact[] {
  if (ticket.foodOrderPlatform === 'none') return [];
  const { facts } = ticketTexts();
  return [
    ...present(facts.restaurant, ticket.foodOrderRestaurant),
    ...present(facts.order, ticket.foodOrderDetails),
    [facts.foodTotal, money(ticket.foodOrderTotal)],
    ...present(facts.deliveryTime, ticket.foodDeliveryTime && writtenTime(ticket.foodDeliveryTime)),
    ...present(facts.deliveryAddress, ticket.foodDeliveryAddress),
  ];
}

/** Product.md §2, Confirmation. */
export function importantInformation(ticket: Ticket, timeZone: string, house: House, now: Date): string[] {
  const waivers = waiversToSign(ticket, now);
  const card = dealtCard(ticket.confirmationCode);
  const { important } = ticketTexts();
  const { setting, parking, ground } = houseWords();
  return [
    important.arrive(ARRIVE_EARLY_MINUTES, arrivalTime(ticket, timeZone)),
    ...(house.gateWord ? [important.gateWord(house.gateWord)] : []),
    ...(waivers ? [waivers] : []),
    ...changeRules(ticket, timeZone, now),
    `${important.where(house.street, setting)} ${parking}`,
    ground,
    important.bring,
    ...(card ? [important.card(card)] : []),
    important.calendar,
  ];
}

function present(term: string, value: string | null | undefined): Fact[] {
  return value ? [[term, value]] : [];
}

/** States the rule of the visit as of `now` (product.md §11.6). */
export function changeRules(ticket: Ticket, timeZone: string, now: Date): string[] {
  return ticketTexts().important.rule(stillAhead(ticket, now, (moment) => momentText(moment, timeZone)));
}
