import { changeVisit, keepVisit } from './change-visit.ts';
import type { Answer } from './client.ts';
import { amountOf } from './prepare-scene.ts';
import type { Actor } from './scene.ts';
import { waitForSeats } from './wait-for-seats.ts';
import { guestFields, priceOf, type Wish, wish } from './wish.ts';

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
  const answer = await actor.keyed({ kind: 'booking', mark, cents, guests: party.groupSize, isHonest }, call);
  if (random.chance(10)) {
    // And once more, as an impatient finger does: it must be the same booking.
    await actor.keyed({ kind: 'booking', mark, cents, guests: party.groupSize, isHonest }, call);
  }
  keepVisit(actor, party, answer);
  if (random.chance(35)) await changeVisit(actor);
  if (answer.status === 409 && random.chance(90)) {
    // Small parties fit into what comes free soonest.
    const { tickets: _, ...adults } = party;
    await waitForSeats(actor, { ...adults, groupSize: random.whole(1, party.groupSize) });
  }
  return answer;
}

/** Books without putting seats aside first. */
export async function bookTour(actor: Actor): Promise<void> {
  await book(actor, wish(actor), undefined);
}

/** Puts seats aside, then pays, gives them back, lets them run out, or pays too late. */
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
  // Paying and giving back at once: whichever ends the hold first wins, and the seats are counted once.
  await Promise.all([
    ends.startsWith('paid') ? book(actor, party, holdId) : undefined,
    ends.endsWith('given back') ? release() : undefined,
  ]);
}

/** Fifteen minutes go by for one hold. */
async function letTimePass({ scene }: Actor, holdId: string): Promise<void> {
  const statement = `UPDATE holds SET expires_at = now() WHERE id = $1 AND status = 'active'`;
  // Without a database no time passes.
  await scene.bookings(statement, [holdId]).catch(() => undefined);
}
