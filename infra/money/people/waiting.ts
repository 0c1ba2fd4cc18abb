import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { mailedToken } from '../../faults/load/wait-for-seats.ts';
import { partyCents } from '../accountant/prices.ts';
import { openStarts, type Start, type Visit } from '../contract/contracts.ts';
import { payForVisit } from './pay.ts';
import { amountOf, Person, ticketsOf, tokenOf } from './person.ts';
import { bookParty, guestFields, keepVisit, noteChange, startFields } from './visits.ts';

const REFUSED = '__typename ... on Refusal { message }';
const JOIN = `mutation ($input: JoinWaitlistInput!) { joinWaitlist(input: $input) { ${REFUSED}
  ... on SlotHasRoom { remaining } ... on WaitlistJoined { entry { id waitlistUrl } } } }`;
const ENTRY = `query ($token: String!) { waitlistEntry(token: $token) { ${REFUSED} ... on WaitlistEntry { status } } }`;
const END = `mutation ($token: String!) { declineOffer(token: $token) { ${REFUSED} } }`;
const EXTEND = `mutation ($token: String!) { extendOffer(token: $token) { ${REFUSED} } }`;
const ACCEPT = `mutation ($token: String!, $input: AcceptOfferInput!, $key: String) {
  acceptOffer(token: $token, input: $input, idempotencyKey: $key) { ${REFUSED}
    ... on BookingCreated { booking { confirmationCode totalAmount visitUrl } } } }`;

/** The largest party. */
const MOST = 20;
const MAX_TRIES = 4;
const MAX_LOOKS = 10;

/** Parties of the filler take what is free, until the list is open to the person. */
async function joinWhenFull(
  person: Person,
  filler: Person,
  start: Start,
  adults: number,
): Promise<{ id: string; token: string } | undefined> {
  const { liabilityWaiverAccepted: _, ...guest } = guestFields(person);
  // Who waits under an address already is told nothing of the entry.
  const input = {
    ...guest,
    email: `${person.name}@example.test`,
    ...startFields(start),
    tickets: ticketsOf({ adult: adults }),
  };
  for (let tries = MAX_TRIES; tries > 0; tries -= 1) {
    const { outcome, body } = await person.graphql(JOIN, { input }, 'joinWaitlist');
    const { id, waitlistUrl } = Object(body.entry) as { id?: string; waitlistUrl?: string };
    if (outcome === 'confirmed' && id !== undefined && waitlistUrl) return { id, token: tokenOf(waitlistUrl) };
    if (typeof body.remaining !== 'number') return undefined;
    await bookParty(filler, { adult: Math.min(MOST, body.remaining) }, start);
  }
  return undefined;
}

/** One of the parties that took the seats stays away, in part or altogether. */
async function freeSeats(filler: Person, visit: Visit): Promise<void> {
  const { random } = filler;
  const size = visit.party.adult ?? 1;
  const isParty = size > 1 && random.chance(70);
  const json = {
    revision: visit.revision,
    ...(isParty && { tickets: ticketsOf({ adult: random.whole(1, size - 1) }) }),
  };
  const path = `/api/visits/${visit.token}/${isParty ? 'party' : 'cancel'}`;
  noteChange(filler, visit, json.revision, await filler.ask({ method: 'POST', path, json }));
}

async function isOffered(person: Person, token: string): Promise<boolean> {
  for (let looks = MAX_LOOKS; looks > 0; looks -= 1) {
    const { body } = await person.graphql(ENTRY, { token }, 'waitlistEntry');
    if (body.status === 'offered') return true;
    await pause(person.random.whole(100, 300));
  }
  return false;
}

/** Waits for a full time, and pays for the seats that come free: in time, after letting them go, for fewer guests, or another sum. */
export async function waitForSeats(person: Person): Promise<void> {
  const { random, town } = person;
  const { terms } = town;
  const start = random.pick(openStarts(terms));
  const filler = new Person(town, random, `${person.name}filler`);
  const adults = random.whole(1, 3);
  const entry = await joinWhenFull(person, filler, start, adults);
  const fillers = town.contracts.visits.filter((visit) => visit.person === filler.name);
  if (entry) {
    const path = `/api/waitlist/${mailedToken(town.linkSecret, entry.id)}/confirm`;
    await person.ask({ method: 'POST', path });
    for (const visit of fillers) await freeSeats(filler, visit);
    if (await isOffered(person, entry.token)) await takeOffer(person, entry.token, start, adults);
  }
  for (const visit of fillers) visit.isLeft = true;
}

async function takeOffer(person: Person, token: string, start: Start, waiting: number): Promise<void> {
  const { random, contracts, town } = person;
  await person.graphql(EXTEND, { token }, 'extendOffer');
  const party = { adult: random.chance(80) ? waiting : 1 };
  const cents = partyCents(town.terms, party, start);
  const intentId = await payForVisit(person, party, start, cents);
  if (intentId === undefined) return;
  const isGone = random.chance(15);
  if (isGone) await person.graphql(END, { token }, 'declineOffer');
  const claimed = amountOf(random.chance(10) ? cents - 500 : cents);
  const payment = { totalAmount: claimed, paymentStatus: 'paid', paymentIntentId: intentId };
  const input = { tickets: ticketsOf(party), ...payment, liabilityWaiverAccepted: true };
  const key = randomUUID();
  const send = () => person.graphql(ACCEPT, { token, input, key }, 'acceptOffer');
  const answer = await send();
  if (random.chance(20)) await send();
  contracts.name(intentId);
  if (answer.outcome === 'unknown')
    contracts.surprises.push(`${person.name} was never answered about payment ${intentId}`);
  if (answer.outcome !== 'confirmed') return;
  keepVisit(person, { ...Object(answer.body.booking) }, { start, party, intentId, way: 'offer' });
}
