import { changeVisit, keepVisit } from './change-visit.ts';
import type { Answer } from './client.ts';
import { amountOf } from './prepare-scene.ts';
import type { Actor, Slot } from './scene.ts';
import { waitForSeats } from './wait-for-seats.ts';

/** So many slots take most of the bookings: that is where seats run out. */
const hotSlots = 8;

const holdMutation = `mutation ($input: HoldSeatsInput!) {
  holdSeats(input: $input) { __typename ... on SeatHold { id } ... on Refusal { message } } }`;
const releaseMutation = `mutation ($holdId: ID!) {
  releaseHold(holdId: $holdId) { __typename ... on HoldReleased { holdId } ... on Refusal { message } } }`;

type Wish = Slot & { groupSize: number };

function wish({ scene, random }: Actor): Wish {
  const slots = random.chance(70) ? scene.slots.filter((_, at) => at % 97 === 0).slice(0, hotSlots) : scene.slots;
  const slot = random.pick(slots);
  return { ...slot, groupSize: random.whole(1, slot.tourType === 'premium' ? 3 : 4) };
}

async function book(actor: Actor, party: Wish, holdId: string | undefined): Promise<Answer> {
  const { scene, random } = actor;
  const price = scene.tours.find(({ type }) => type === party.tourType)?.cents ?? 0;
  const cents = price * party.groupSize;
  // Some try to pay less: they are told the price and get nothing.
  const isHonest = !random.chance(8);
  const mark = actor.mark('pi');
  const json = {
    ...party,
    firstName: 'Guest',
    lastName: actor.name,
    email: `${mark}@example.test`,
    phone: '817-555-0100',
    totalAmount: amountOf(isHonest ? cents : cents - 100),
    paymentStatus: 'paid',
    paymentIntentId: mark,
    liabilityWaiverAccepted: true,
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
    await waitForSeats(actor, { ...party, groupSize: random.whole(1, party.groupSize) });
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
