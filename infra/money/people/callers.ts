import { randomUUID } from 'node:crypto';
import { partyCents } from '../accountant/prices.ts';
import { openStarts } from '../contract/contracts.ts';
import { payForLink } from './pay.ts';
import { amountOf, Person, ticketsOf, tokenOf } from './person.ts';
import { changeVisit, guestFields, keepVisit, someParty, startFields } from './visits.ts';

const REFUSED = '__typename ... on Refusal { message }';
const BOOK = `mutation ($input: CallerBookingInput!, $key: String!) { bookForCaller(input: $input, idempotencyKey: $key) { ${REFUSED}
  ... on PaymentLinkMade { link { id payUrl totalAmount } } } }`;
const RELEASE = `mutation ($id: ID!) { releasePaymentLink(linkId: $id) { ${REFUSED} } }`;
const PAY = `mutation ($token: String!, $input: PayByLinkInput!, $key: String) {
  payByLink(token: $token, input: $input, idempotencyKey: $key) { ${REFUSED}
    ... on BookingCreated { booking { confirmationCode totalAmount visitUrl } } } }`;

let callers = 0;

/** A link that holds seats for somebody on the telephone, who pays by it: in time, after staff let the seats go, twice, or another sum. */
export async function bookForCaller(staff: Person): Promise<void> {
  const { random, town, contracts } = staff;
  callers += 1;
  const caller = new Person(town, random, `caller${callers}`);
  const [party, start] = [someParty(caller), random.pick(openStarts(town.terms))];
  const cents = partyCents(town.terms, party, start);
  const payUntil = new Date(Date.now() + random.whole(1, 70) * 3_600_000).toISOString();
  const asked = { tickets: ticketsOf(party), totalAmount: amountOf(cents), liabilityWaiverAccepted: false };
  const input = { visit: { ...guestFields(caller), ...startFields(start), ...asked }, payment: 'link', payUntil };
  const made = await staff.graphql(BOOK, { input, key: randomUUID() }, 'bookForCaller');
  if (made.outcome !== 'confirmed') return;
  const { id, payUrl, totalAmount } = Object(made.body.link) as { id: string; payUrl: string; totalAmount: string };
  if (totalAmount !== amountOf(cents))
    contracts.surprises.push(`${caller.name} is to pay ${cents} cents, and the link says ${totalAmount}`);
  const token = tokenOf(payUrl);
  const first = await payForLink(caller, token);
  const second = random.chance(15) ? await payForLink(caller, token) : undefined;
  if (random.chance(15)) await staff.graphql(RELEASE, { id }, 'releasePaymentLink');
  const visits: string[] = [];
  for (const intentId of [first, second]) {
    if (intentId === undefined) continue;
    const claimed = amountOf(random.chance(10) ? Math.max(0, cents - 500) : cents);
    const paid = { totalAmount: claimed, paymentStatus: 'paid', paymentIntentId: intentId };
    const variables = { token, input: { ...paid, liabilityWaiverAccepted: true }, key: randomUUID() };
    const send = () => caller.graphql(PAY, variables, 'payByLink');
    const { outcome, body } = await send();
    if (random.chance(20)) await send();
    contracts.name(intentId);
    if (outcome === 'unknown') contracts.surprises.push(`${caller.name} was never answered about payment ${intentId}`);
    if (outcome !== 'confirmed') continue;
    const visit = keepVisit(caller, { ...Object(body.booking) }, { start, party, intentId, way: 'link' });
    visits.push(visit.confirmationCode);
    if (random.chance(50)) await changeVisit(caller, visit);
    visit.isLeft = true;
  }
  if (visits.length > 1) contracts.surprises.push(`${caller.name} has one link and ${visits.join(' and ')}`);
}
