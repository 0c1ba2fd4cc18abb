import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { mailedToken } from '../../faults/load/wait-for-seats.ts';
import { dueOf } from '../accountant/group-prices.ts';
import { type GroupDeal, payerOf } from '../contract/groups.ts';
import { see } from './group-deeds.ts';
import { payForGroup } from './pay.ts';
import { amountOf, Person } from './person.ts';

const PAY = `mutation ($token: String!, $input: GroupPaymentInput!, $key: String) {
  payForGroup(token: $token, input: $input, idempotencyKey: $key) { __typename ... on GroupPaid { cents } ... on Refusal { message } } }`;
const UNDER_WAY = 'query ($token: String!) { myGroup(token: $token) { money { payableCents payingCents } } }';
/** No card pays less. */
const LEAST_CENTS = 50;

/** What a card can pay once none pays. */
async function payable(payer: Person, token: string): Promise<number> {
  for (;;) {
    const { outcome, body } = await payer.graphql(UNDER_WAY, { token }, 'myGroup');
    const money = body.money as { payableCents: number; payingCents: number } | undefined;
    if (outcome === 'confirmed' && money?.payingCents === 0) return money.payableCents;
    await pause(500);
  }
}

/** Its organizer pays what is due by the link, now and then twice at once; the books of the group say what came of it. */
export async function payByCard(desk: Person, deal: GroupDeal): Promise<void> {
  const { random, town, contracts } = desk;
  const cents = dueOf(deal);
  if (cents < LEAST_CENTS) return;
  const payer = new Person(town, random, payerOf(deal));
  const token = mailedToken(town.voucherSecret, deal.id, 'group 0');
  const before = await see(desk, deal.number);
  const shown = await payable(payer, token);
  if (shown !== cents)
    contracts.surprises.push(`a card can pay ${shown} cents for ${deal.number}; by its terms it is ${cents}`);
  const amount = amountOf(cents);
  const pay = async (): Promise<void> => {
    const paymentIntentId = await payForGroup(payer, token, amount);
    if (paymentIntentId === undefined) return;
    const variables = { token, input: { amount, paymentIntentId }, key: randomUUID() };
    const { outcome } = await payer.graphql(PAY, variables, 'payForGroup');
    if (outcome !== 'unknown') contracts.name(paymentIntentId);
  };
  await Promise.all(random.chance(20) ? [pay(), pay()] : [pay()]);
  await payable(payer, token);
  const after = await see(desk, deal.number);
  const cards = ({ money }: typeof before) =>
    money.entries.filter(({ cause, method }) => cause === 'received' && method === 'card').length;
  for (let more = cards(after) - cards(before); more > 0; more -= 1) deal.money.push({ method: 'card', cents });
  deal.isBooked ||= after.state === 'secured';
  if (after.state === 'ended') deal.endedAt ??= Date.now();
}
