import type { Actor } from './scene.ts';

/** Vouchers issued per run: each pays for several carts, and some carts compete for the same one. */
const MOST_GIVEN = 12;

/** Discount codes per run. Each is used up soon, so that carts compete for its last uses. */
const MOST_MADE = 8;

const useMutation = `mutation ($sessionId: String!, $code: String!) {
  useCode(sessionId: $sessionId, input: { code: $code }) { __typename ... on Refusal { message } } }`;
const makeMutation = `mutation ($input: PromotionInput!) { createPromotion(input: $input) {
  __typename ... on Promotion { id code } ... on Refusal { message } ... on InvalidInput { fields { message } } } }`;
const endMutation = `mutation ($id: ID!) { endPromotion(id: $id) { __typename ... on Refusal { message } } }`;

/** A manager issues a voucher, whose code visitors then know. Without an answer it may exist too, and is never used. */
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

/** A manager creates a discount code, and now and then ends one while visitors pay with it. */
export async function makeCode(actor: Actor, headers: Readonly<Record<string, string>>): Promise<void> {
  const { scene, random, client } = actor;
  const { promotions } = scene;
  if (promotions.length > 0 && random.chance(20)) {
    const ended = await client.graphql(endMutation, { id: random.pick(promotions).id }, 'endPromotion', headers);
    scene.journal.note({ kind: 'other', mark: 'ended code' }, ended, 1);
  }
  if (promotions.length >= MOST_MADE) return;
  const kind = random.pick(['percent', 'cents', 'fixed_price'] as const);
  const input = {
    kind,
    code: `HILL${promotions.length}${random.whole(1_000, 9_999)}`,
    name: 'A code of the campaign',
    amount: kind === 'percent' ? String(random.whole(5, 100)) : '5.00',
    forTours: true,
    forGoods: true,
    usesLimit: random.whole(2, 12),
    oncePerAddress: random.chance(30),
  };
  const made = await client.graphql(makeMutation, { input }, 'createPromotion', headers);
  scene.journal.note({ kind: 'other', mark: 'made code' }, made, 1);
  const { id, code } = made.body;
  if (made.outcome === 'confirmed' && typeof id === 'string' && typeof code === 'string') promotions.push({ id, code });
}

/** Puts a gift voucher into a cart. */
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

/** Enters the code of a voucher or discount into a cart. Others use it, too. */
export async function useCode(actor: Actor, cart: string, codes: readonly string[]): Promise<void> {
  const { random, client } = actor;
  if (codes.length === 0) return;
  const variables = { sessionId: cart, code: random.pick(codes) };
  await client.ask({ method: 'POST', path: '/graphql', json: { query: useMutation, variables } });
}
