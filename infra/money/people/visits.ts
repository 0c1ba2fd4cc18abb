import { randomUUID } from 'node:crypto';
import type { Answer } from '../../faults/load/client.ts';
import { statesOf } from '../accountant/judge-visits.ts';
import { partyCents } from '../accountant/prices.ts';
import { percentBack } from '../accountant/settle.ts';
import { note, openStarts, type Party, type Start, startName, type Visit } from '../contract/contracts.ts';
import { payForVisit } from './pay.ts';
import { amountOf, centsOf, type Person, partyOf, ticketsOf, tokenOf } from './person.ts';

export function someParty({ random }: Person): Party {
  if (random.chance(60)) return { adult: random.whole(1, 4) };
  const adult = random.whole(1, 2);
  const companion = random.chance(20) ? 1 : 0;
  return { adult, child: random.whole(0, 3), infant: random.whole(0, 1), senior: random.whole(0, 1), companion };
}

export const guestFields = (person: Person) => ({
  firstName: 'Guest',
  lastName: person.name,
  email: person.email,
  phone: '817 555 0100',
  tourType: 'standard',
  tourId: person.town.terms.tour.id,
  liabilityWaiverAccepted: true,
});

export const startFields = ({ date, time }: Start) => ({ tourDate: date, tourTime: time });

function bookingBody(person: Person, party: Party, start: Start, totalAmount: string, paymentIntentId: string) {
  const payment = { totalAmount, paymentStatus: 'paid', paymentIntentId };
  return { ...guestFields(person), ...startFields(start), tickets: ticketsOf(party), ...payment };
}

function book(person: Person, json: { readonly paymentIntentId: string }, key: string): Promise<Answer> {
  return person.ask({ method: 'POST', path: '/api/tour-bookings', json }, key).finally(() => {
    person.contracts.name(json.paymentIntentId);
  });
}

/** The party as it was booked. */
export function keepVisit(
  person: Person,
  body: Record<string, unknown>,
  agreed: Pick<Visit, 'start' | 'party'> & Partial<Visit>,
): Visit {
  const named = { person: person.name, token: tokenOf(body.visitUrl), confirmationCode: String(body.confirmationCode) };
  const fresh = { revision: 0, deeds: [], isCanceled: false, isUncertain: false, isLeft: false };
  const visit: Visit = { ...named, ...fresh, bookedAs: person.town.terms.tour.name, ...agreed };
  person.contracts.visits.push(visit);
  return visit;
}

/** Books and pays honestly. */
export async function bookParty(person: Person, party: Party, start: Start): Promise<void> {
  const cents = partyCents(person.town.terms, party, start);
  const intentId = await payForVisit(person, party, start, cents);
  if (intentId === undefined) return;
  const answer = await book(person, bookingBody(person, party, start, amountOf(cents), intentId), randomUUID());
  if (answer.outcome === 'confirmed') keepVisit(person, answer.body, { start, party, intentId });
}

/** Books and pays, honestly or not. @returns the visit that was agreed on */
export async function bookVisit(person: Person): Promise<Visit | undefined> {
  const { random, contracts, town } = person;
  const [party, start] = [someParty(person), random.pick(town.terms.starts)];
  const cents = partyCents(town.terms, party, start);
  const intentId = await payForVisit(person, party, start, cents);
  if (intentId === undefined || random.chance(3)) return undefined;
  if (random.chance(6)) captureElsewhere(person, intentId);
  const key = randomUUID();
  const claimed = random.chance(8) ? amountOf(cents - 500) : amountOf(cents);
  const json = bookingBody(person, party, start, claimed, intentId);
  const answer = await book(person, json, key);
  if (answer.outcome !== 'confirmed') {
    // Nobody knows: the payment's owner is asked about what became of it by the accountant.
    if (answer.outcome === 'unknown')
      contracts.surprises.push(`${person.name} was never answered about payment ${intentId}`);
    return undefined;
  }
  if (centsOf(answer.body.totalAmount) !== cents) {
    contracts.surprises.push(
      `${person.name} booked for ${cents} cents, and was told ${String(answer.body.totalAmount)}`,
    );
  }
  const visit = keepVisit(person, answer.body, { start, party, intentId });
  if (random.chance(12)) await pressAgain(person, json, key, visit);
  if (random.chance(8)) await reuseKey(person, key);
  return visit;
}

async function pressAgain(person: Person, json: { paymentIntentId: string }, key: string, visit: Visit): Promise<void> {
  const again = await book(person, json, person.random.chance(50) ? key : randomUUID());
  if (again.outcome !== 'confirmed' || again.body.confirmationCode === visit.confirmationCode) return;
  person.contracts.surprises.push(
    `${person.name} paid once and has ${visit.confirmationCode} and ${String(again.body.confirmationCode)}`,
  );
}

/** Another purchase under a used key: refused, and its payment is let go. */
async function reuseKey(person: Person, key: string): Promise<void> {
  const [party, start] = [{ adult: 2 }, person.random.pick(person.town.terms.starts)];
  const cents = partyCents(person.town.terms, party, start);
  const intentId = await payForVisit(person, party, start, cents);
  if (intentId === undefined) return;
  const answer = await book(person, bookingBody(person, party, start, amountOf(cents), intentId), key);
  if (answer.outcome === 'confirmed') keepVisit(person, answer.body, { start, party, intentId });
}

/** Staff press Capture in the provider's dashboard. */
export function captureElsewhere({ town }: Person, intentId: string): void {
  if (town.stripe.intents.get(intentId)?.status === 'requires_capture') town.stripe.captureElsewhere(intentId);
}

interface Change {
  readonly path: 'party' | 'move' | 'cancel';
  readonly json: object;
}

/** A party whose money the house or a bank has keeps away from starts that may be closed: what becomes of it then is not agreed on. */
function someStart({ random, town: { terms } }: Person, visit: Visit): Start {
  const isTroubled = statesOf(visit).some(({ start }) => percentBack(terms, start) < 100) || visit.deeds.some(isOfBank);
  return random.pick(isTroubled ? openStarts(terms) : terms.starts);
}

const isOfBank = ({ deed }: Visit['deeds'][number]): boolean => deed.kind === 'disputed';

function someChange(person: Person, visit: Visit): Change {
  const { random } = person;
  const { party } = statesOf(visit).at(-1) ?? visit;
  const path = random.weighted([
    [6, 'party'],
    [3, 'move'],
    [1, 'cancel'],
  ] as const);
  if (path === 'cancel') return { path, json: {} };
  if (path === 'move') return { path, json: startFields(someStart(person, visit)) };
  const types = Object.keys(party).filter((type) => type !== 'companion');
  const counts = types.map((type) => [type, Math.max(0, (party[type] ?? 0) + random.whole(-1, 2))] as const);
  const wanted: Party = { ...Object.fromEntries(counts), ...(random.chance(30) && { child: random.whole(0, 3) }) };
  // Children may not come alone.
  const least = random.chance(90) ? 1 : 0;
  return { path, json: { tickets: ticketsOf({ ...wanted, adult: Math.max(least, wanted.adult ?? 1) }) } };
}

/** Changes a visit by its link, once or several times, sometimes from an old page, twice at once, or with one key for two requests. */
export async function changeVisit(person: Person, visit: Visit): Promise<void> {
  const { random } = person;
  for (let left = random.whole(1, 3); left > 0 && !visit.isCanceled && !visit.isUncertain; left -= 1) {
    const change = someChange(person, visit);
    const revision = random.chance(8) ? Math.max(0, visit.revision - 1) : visit.revision;
    const send = ({ path, json }: Change, key: string) =>
      person.ask({ method: 'POST', path: `/api/visits/${visit.token}/${path}`, json: { ...json, revision } }, key);
    const key = randomUUID();
    const second = random.chance(20)
      ? send(random.chance(50) ? change : someChange(person, visit), random.chance(60) ? key : randomUUID())
      : undefined;
    for (const answer of [await send(change, key), ...(second ? [await second] : [])])
      noteChange(person, visit, revision, answer);
  }
}

/** A change names the revision that it was made from, and makes the next one. */
export function noteChange(person: Person, visit: Visit, from: number, { outcome, body }: Answer): void {
  if (outcome === 'unknown') visit.isUncertain = true;
  if (outcome !== 'confirmed' || typeof body.revision !== 'number' || body.revision <= from) return;
  const start = { date: String(body.tourDate), time: String(body.tourTime) };
  if (body.status !== 'cancelled') {
    note(visit, from + 1, { kind: 'changed', start, party: partyOf(body.tickets) });
    return;
  }
  note(visit, from + 1, { kind: 'canceled', by: 'party' });
  if (person.contracts.closed.has(startName(start))) visit.isUncertain = true;
}
