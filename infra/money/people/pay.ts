import { setTimeout as pause } from 'node:timers/promises';
import type { Party, Start } from '../contract/contracts.ts';
import { amountOf, type Person, ticketsOf } from './person.ts';

const STARTED = '__typename ... on PaymentStarted { intentId } ... on Refusal { message }';
const START_BOOKING = `mutation ($tickets: [TicketInput!]!, $tourId: ID, $tourDate: String, $tourTime: String, $totalAmount: String) {
  startBookingPayment(tourType: "standard", tickets: $tickets, tourId: $tourId, tourDate: $tourDate, tourTime: $tourTime, totalAmount: $totalAmount) { ${STARTED} } }`;
const START_BASKET = `mutation ($sessionId: String!, $version: String!, $pickUp: Boolean, $total: String) {
  startBasketPayment(sessionId: $sessionId, version: $version, pickUp: $pickUp, total: $total) { ${STARTED} } }`;
const START_LINK = `mutation ($token: String!) { startLinkPayment(token: $token) { ${STARTED} } }`;
const START_GROUP = `mutation ($token: String!, $amount: String!) { startGroupPayment(token: $token, amount: $amount) { ${STARTED} } }`;
/** The bank's form in the browser. Some cards pay once and are declined later; some buyers close the page. */
async function payInBrowser(person: Person, intentId: string, mayStop: boolean): Promise<void> {
  const { random, contracts, town } = person;
  contracts.pay(person.name, intentId);
  if (mayStop && random.chance(4)) return;
  await pause(random.whole(0, 30));
  try {
    town.stripe.payInBrowser(intentId, random.chance(8) ? 'declined' : random.chance(3) ? 'asked' : 'card');
  } catch {
    // The house has let go of it meanwhile.
  }
}

async function start(person: Person, query: string, variables: object, field: string, mayStop: boolean) {
  const answer = await person.graphqlOnce(query, variables, field);
  if (typeof answer.body.intentId !== 'string') return undefined;
  await payInBrowser(person, answer.body.intentId, mayStop);
  return answer.body.intentId;
}

/** @returns the payment, unless the house did not start one */
export function payForVisit(
  person: Person,
  party: Party,
  { date, time }: Start,
  cents: number,
): Promise<string | undefined> {
  const start_ = { tourId: person.town.terms.tour.id, tourDate: date, tourTime: time };
  const variables = { ...start_, tickets: ticketsOf(party), totalAmount: amountOf(cents) };
  return start(person, START_BOOKING, variables, 'startBookingPayment', true);
}

export function payForBasket(
  person: Person,
  basket: { sessionId: string; version: string; pickUp: boolean; total: string },
) {
  return start(person, START_BASKET, basket, 'startBasketPayment', true);
}

export function payForLink(person: Person, token: string) {
  return start(person, START_LINK, { token }, 'startLinkPayment', true);
}

export function payForGroup(person: Person, token: string, amount: string) {
  return start(person, START_GROUP, { token, amount }, 'startGroupPayment', true);
}
