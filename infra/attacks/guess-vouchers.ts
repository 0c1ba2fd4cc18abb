import { randomInt, randomUUID } from 'node:crypto';
import { type AttackTarget, postFrom, type Reply, type Verdict } from './attack-target.ts';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const fromOne = 200;
const addresses = 150;
const perAddress = 10;
/** What one address may try in ten minutes. */
const limit = 30;

const mutation = `mutation ($sessionId: String!, $code: String!) {
  useCode(sessionId: $sessionId, input: { code: $code }) { __typename } }`;

/** A manager's code, so that there is one to find. Visitors would type it into a filled cart. */
const makeOne = `INSERT INTO promotions (id, code, name, kind, amount, for_tours, for_goods, tours, ticket_types, products, least_cents,
  once_per_address, created_at, created_by) VALUES (gen_random_uuid(), $1, 'A code', 'percent', 10, true, true, '[]', '[]', '[]', 0, false, now(),
  gen_random_uuid())`;

/** Half of them look like a code on the house's flyers, not like a voucher's. */
function randomCode(): string {
  return wordOf(randomInt(2) === 0 ? 16 : 8);
}

function wordOf(length: number): string {
  return Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
}

/** A sold voucher, so that there is one to find. @returns the status of its purchase */
async function buyOne(target: AttackTarget): Promise<number> {
  const session = randomUUID();
  const voucher = { amount: '500', recipientName: 'Ada', recipientEmail: 'ada@example.test', fromName: 'Grace' };
  await postFrom('198.51.106.1', target, `/api/basket/${session}/vouchers`, voucher);
  const { version } = (await (await fetch(`${target.instance.site}/api/basket/${session}`)).json()) as {
    version: string;
  };
  const buyer = { version, customerName: 'Grace Hopper', customerEmail: 'grace@example.test' };
  return (await postFrom('198.51.106.1', target, `/api/basket/${session}/checkout`, buyer)).status;
}

function guess(address: string, target: AttackTarget): Promise<Reply> {
  const variables = { sessionId: randomUUID(), code: randomCode() };
  return postFrom(address, target, '/graphql', { query: mutation, variables });
}

/**
 * Guesses codes of vouchers and discounts: from one address, then from many, each as often as it may. Meanwhile
 * somebody else opens a cart.
 */
export async function guessVouchers(target: AttackTarget): Promise<Verdict> {
  const bought = await buyOne(target);
  await target.ask.orders(makeOne, [wordOf(8)]);
  const one = await Promise.all(Array.from({ length: fromOne }, () => guess('203.0.113.70', target)));
  const isTested = ({ text }: Reply) => text.includes('CodeUnknown');
  const tested = one.filter(isTested).length;

  const waits: number[] = [];
  let isGuessing = true;
  const visitor = (async () => {
    while (isGuessing) {
      const at = performance.now();
      await (await fetch(`${target.instance.site}/api/basket/${randomUUID()}`)).text();
      waits.push(performance.now() - at);
    }
  })();
  let found = 0;
  let testedByMany = 0;
  for (let at = 0; at < perAddress; at += 1) {
    const replies = await Promise.all(
      Array.from({ length: addresses }, (_, address) => guess(`198.51.107.${address + 1}`, target)),
    );
    testedByMany += replies.filter(isTested).length;
    found += replies.filter(({ text }) => /CartVouchersChanged|CodeNotForThis/.test(text)).length;
  }
  isGuessing = false;
  await visitor;
  const [{ tenders = -1 } = {}] = (await target.ask.orders(
    'SELECT ((SELECT count(*) FROM cart_tenders) + (SELECT count(*) FROM cart_promotions))::integer AS tenders',
  )) as {
    tenders: number;
  }[];
  const slowest = Math.max(...waits);
  return {
    attack: 'Codes of vouchers and codes that lower prices are guessed',
    held: bought === 201 && tested <= limit && testedByMany > 0 && found === 0 && tenders === 0 && slowest < 1_000,
    evidence: `${fromOne} guesses of one address: ${tested} were tested; ${addresses * perAddress} of ${addresses} addresses: ${testedByMany} were tested, ${found} found one; somebody else waited ${slowest.toFixed(0)} ms at most`,
  };
}
