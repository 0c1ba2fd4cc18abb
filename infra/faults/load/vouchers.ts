import type { Actor } from './scene.ts';

/** So many vouchers are given in a run: each pays for several carts, and some carts ask for the same one. */
const MOST_GIVEN = 12;

const useMutation = `mutation ($sessionId: String!, $code: String!) {
  useVoucher(sessionId: $sessionId, code: $code) { __typename ... on Refusal { message } } }`;

/** A manager gives a voucher, whose code visitors then know. One without an answer may be there too, and is never used. */
export async function giveVoucher(actor: Actor, headers: Readonly<Record<string, string>>): Promise<void> {
  const { scene, random } = actor;
  if (scene.codes.length >= MOST_GIVEN) return;
  const json = { amount: String(random.whole(20, 200)), reason: 'Given in the campaign.' };
  const mark = actor.mark('voucher');
  const call = {
    method: 'POST',
    path: '/api/vouchers',
    json,
    headers: { ...headers, 'idempotency-key': mark },
  } as const;
  const { outcome, body } = await actor.keyed({ kind: 'other', mark: 'given voucher' }, call);
  if (outcome === 'confirmed' && typeof body.code === 'string') scene.codes.push(body.code);
}

/** Puts a voucher for somebody into a cart. */
export async function addGift(actor: Actor, cart: string): Promise<void> {
  const mark = actor.mark('gift');
  const json = {
    amount: String(actor.random.whole(10, 60)),
    recipientName: 'Guest',
    recipientEmail: `${mark}@example.test`,
    fromName: 'Guest',
  };
  const headers = { 'idempotency-key': mark };
  const call = { method: 'POST', path: `/api/basket/${cart}/vouchers`, json, headers } as const;
  await actor.keyed({ kind: 'other', mark: 'gift of a cart' }, call);
}

/** Pays for a cart with a voucher that others use, too. */
export async function payByVoucher(actor: Actor, cart: string): Promise<void> {
  const { scene, random, client } = actor;
  if (scene.codes.length === 0) return;
  const variables = { sessionId: cart, code: random.pick(scene.codes) };
  await client.ask({ method: 'POST', path: '/graphql', json: { query: useMutation, variables } });
}
