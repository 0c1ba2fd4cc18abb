import type { Answer } from './client.ts';
import { amountOf } from './prepare-scene.ts';
import type { Actor, Slot } from './scene.ts';
import { waitForSeats } from './wait-for-seats.ts';
import { adults, guestFields, guestsOf, priceOf, type Wish, wish } from './wish.ts';

type Change = { path: 'move' | 'party' | 'cancel'; json: object };

function wishedChange({ scene, random }: Actor, party: Slot): Change {
  const path = random.weighted([
    [4, 'move'],
    [4, 'party'],
    [3, 'cancel'],
  ] as const);
  // Only a party whose time was closed can keep what it paid as a voucher.
  if (path === 'cancel') return { path, json: { asCredit: random.chance(40) } };
  if (path === 'party' && random.chance(30))
    return { path, json: { tickets: otherGuests(random.whole(1, 3), random.whole(1, 2)) } };
  if (path === 'party') return { path, json: { tickets: adults(random.whole(1, 5)) } };
  const { tourDate, tourTime } = random.pick(scene.slots.filter(({ tourType }) => tourType === party.tourType));
  return { path, json: { tourDate, tourTime } };
}

/** Guests who stay keep the price that was booked, whatever the party was. */
const otherGuests = (grown: number, children: number) => [
  { type: 'adult', count: grown },
  { type: 'child', count: children },
];

/** Keeps a booking for later changes. */
function keepVisit(actor: Actor, party: Slot, booked: Answer): void {
  const { visitUrl } = booked.body;
  if (booked.outcome !== 'confirmed' || typeof visitUrl !== 'string') return;
  actor.visits.push({ party, token: new URL(visitUrl).pathname.split('/').at(-1) ?? '', revision: 0 });
}

/**
 * Moves, resizes or cancels one of the actor's bookings, perhaps several times and from an old page. Full slots get
 * free seats only because older bookings change too.
 */
async function changeVisit(actor: Actor): Promise<void> {
  if (actor.visits.length === 0) return;
  const visit = actor.random.pick(actor.visits);
  for (let changes = actor.random.whole(1, 3); changes > 0; changes -= 1) {
    const { path, json } = wishedChange(actor, visit.party);
    const mark = actor.mark('visit');
    const stale = visit.revision > 0 && actor.random.chance(15);
    const answer = await actor.keyed(
      { kind: 'visit', mark },
      {
        method: 'POST',
        path: `/api/visits/${visit.token}/${path}`,
        json: { ...json, revision: stale ? 0 : visit.revision },
        headers: { 'idempotency-key': mark },
      },
    );
    if (answer.outcome === 'unknown') return;
    if (typeof answer.body.revision === 'number') visit.revision = answer.body.revision;
  }
}

const holdMutation = `mutation ($input: HoldSeatsInput!) {
  holdSeats(input: $input) { __typename ... on SeatHold { id } ... on Refusal { message } } }`;
const releaseMutation = `mutation ($holdId: ID!) {
  releaseHold(holdId: $holdId) { __typename ... on HoldReleased { holdId } ... on Refusal { message } } }`;

async function book(actor: Actor, party: Wish, holdId: string | undefined): Promise<Answer> {
  const { random } = actor;
  const cents = priceOf(actor, party);
  // Some try to pay less: they are told the price and get nothing.
  const isHonest = !random.chance(8);
  const mark = actor.mark('pi');
  const json = {
    ...party,
    ...guestFields(actor, mark),
    totalAmount: amountOf(isHonest ? cents : cents - 100),
    paymentStatus: 'paid',
    paymentIntentId: mark,
    ...(holdId !== undefined && { holdId }),
  };
  const headers: Record<string, string> = random.chance(50) ? { 'idempotency-key': mark } : {};
  const call = { method: 'POST', path: '/api/tour-bookings', json, headers } as const;
  const answer = await actor.keyed({ kind: 'booking', mark, cents, guests: guestsOf(party), isHonest }, call);
  if (random.chance(10)) {
    // And again, as an impatient finger does: it must be the same booking.
    await actor.keyed({ kind: 'booking', mark, cents, guests: guestsOf(party), isHonest }, call);
  }
  keepVisit(actor, party, answer);
  if (random.chance(35)) await changeVisit(actor);
  if (answer.status === 409 && random.chance(90)) {
    // Small parties fit into the seats that come free first.
    await waitForSeats(actor, { ...party, tickets: adults(random.whole(1, guestsOf(party))) });
  }
  return answer;
}

/** Books without a hold. */
export async function bookTour(actor: Actor): Promise<void> {
  await book(actor, wish(actor), undefined);
}

/** Holds seats, then pays, releases them, lets them expire, or pays too late. */
export async function holdSeats(actor: Actor): Promise<void> {
  const { scene, random, client } = actor;
  const party = wish(actor);
  const held = await client.graphql(holdMutation, { input: party }, 'holdSeats');
  const holdId = typeof held.body.id === 'string' ? held.body.id : undefined;
  scene.journal.note({ kind: 'hold', mark: holdId ?? '' }, held, 1);
  if (held.outcome !== 'confirmed' || holdId === undefined || random.chance(15)) {
    return;
  }
  const ends = random.weighted([
    [4, 'paid'],
    [4, 'given back'],
    [3, 'run out'],
    [2, 'paid late'],
    [2, 'paid and given back'],
  ]);
  if (ends === 'run out' || ends === 'paid late') {
    await letTimePass(actor, holdId);
  }
  const release = async () => {
    const released = await client.graphql(releaseMutation, { holdId }, 'releaseHold');
    scene.journal.note({ kind: 'other', mark: 'release' }, released, 1);
  };
  // Paying and releasing at once: the first one ends the hold, and the seats are counted once.
  await Promise.all([
    ends.startsWith('paid') ? book(actor, party, holdId) : undefined,
    ends.endsWith('given back') ? release() : undefined,
  ]);
}

/** Lets fifteen minutes pass for one hold. */
async function letTimePass({ scene }: Actor, holdId: string): Promise<void> {
  const statement = `UPDATE holds SET expires_at = now() WHERE id = $1 AND status = 'active'`;
  // Without a database no time passes.
  await scene.bookings(statement, [holdId]).catch(() => undefined);
}
