import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { amountOf } from './prepare-scene.ts';
import type { Actor } from './scene.ts';
import { adults, guestsOf, type Wish } from './wish.ts';

const acceptance = `mutation ($token: String!, $input: AcceptOfferInput!, $key: String) {
  acceptOffer(token: $token, input: $input, idempotencyKey: $key) { __typename
    ... on BookingCreated { booking { id confirmationCode } } ... on Refusal { message } } }`;
const entry = `query ($token: String!) { waitlistEntry(token: $token) { __typename
  ... on WaitlistEntry { id status } ... on Refusal { message } } }`;
const ending = (
  field: 'leaveWaitlist' | 'declineOffer',
) => `mutation ($token: String!) { ${field}(token: $token) { __typename
  ... on WaitlistEntry { id status } ... on Refusal { message } } }`;

/** How often a party looks at its entry before it gives up. */
const mostLooks = 5;

/** Waits for a full time, then accepts the offer, declines it, lets it expire, or leaves. */
export async function waitForSeats(actor: Actor, party: Wish): Promise<void> {
  const { scene, random, client } = actor;
  const mark = actor.mark('waiting');
  const guest = { firstName: 'Guest', lastName: 'Waiting', email: `${mark}@example.test`, phone: '817-555-0100' };
  const joined = await actor.once(
    { kind: 'other', mark },
    { method: 'POST', path: '/api/waitlist', json: { ...party, ...guest } },
  );
  const { waitlistUrl, id } = joined.body;
  if (joined.outcome !== 'confirmed' || typeof waitlistUrl !== 'string') return;
  const token = new URL(waitlistUrl).pathname.split('/').at(-1) ?? '';
  if (!(await confirm(actor, String(id)))) return;
  for (let look = 0; look < mostLooks && !scene.isOver(); look += 1) {
    await pause(random.whole(100, 700));
    const { body } = await client.graphql(entry, { token }, 'waitlistEntry');
    if (body.status !== 'offered') continue;
    const does = random.weighted([
      [6, 'accept'],
      [2, 'decline'],
      [2, 'let it run out'],
    ]);
    if (does === 'accept') return accept(actor, party, token);
    if (does === 'decline') await end(actor, 'declineOffer', token);
    else await scene.bookings(RUN_OUT, [id]).catch(() => undefined);
  }
  if (random.chance(20)) await end(actor, 'leaveWaitlist', token);
}

const RUN_OUT = `UPDATE holds SET expires_at = now()
  WHERE status = 'active' AND id = (SELECT hold_id FROM waitlist_entries WHERE id = $1 AND status = 'offered')`;

/** Pays for the offer, once or, without an answer, until there is one. */
async function accept(actor: Actor, party: Wish, token: string): Promise<void> {
  const { scene, random, client } = actor;
  const guests = random.chance(80) ? guestsOf(party) : 1;
  const cents = (scene.tours.find(({ type }) => type === party.tourType)?.cents ?? 0) * guests;
  const mark = actor.mark('pi');
  const input = {
    tickets: adults(guests),
    totalAmount: amountOf(cents),
    paymentStatus: 'paid',
    paymentIntentId: mark,
    liabilityWaiverAccepted: true,
  };
  for (let attempts = 1; ; attempts += 1) {
    const { body, ...answer } = await client.graphql(acceptance, { token, input, key: mark }, 'acceptOffer');
    const booking = typeof body.booking === 'object' && body.booking !== null ? { ...body.booking } : body;
    if (answer.outcome !== 'unknown' || attempts === 20) {
      const deed = { kind: 'booking', mark, cents, guests, isHonest: true } as const;
      return scene.journal.note(deed, { ...answer, body: booking }, attempts);
    }
    await pause(random.whole(100, 400));
  }
}

/** Opens the mailed link, as most do. Without that, a party is not in line. */
async function confirm({ scene, random, client }: Actor, id: string): Promise<boolean> {
  if (random.chance(10)) return false;
  const token = mailedToken(scene.linkSecret, id);
  const path = `/api/waitlist/${token}/confirm`;
  scene.journal.note({ kind: 'other', mark: 'confirm' }, await client.ask({ method: 'POST', path }), 1);
  return true;
}

async function end({ scene, client }: Actor, field: 'leaveWaitlist' | 'declineOffer', token: string): Promise<void> {
  scene.journal.note({ kind: 'other', mark: field }, await client.graphql(ending(field), { token }, field), 1);
}

/** The token of the waiting list's mailed link: the campaigns' mail server keeps no mails. */
export function mailedToken(secret: string, entryId: string, purpose = 'waitlist'): string {
  const signature = createHmac('sha256', secret).update(`${entryId} ${purpose}`).digest().subarray(0, 16);
  return Buffer.concat([Buffer.from(entryId.replaceAll('-', ''), 'hex'), signature]).toString('base64url');
}
