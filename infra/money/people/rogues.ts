import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { partyCents } from '../accountant/prices.ts';
import { buyCart } from './carts.ts';
import { payForVisit } from './pay.ts';
import { amountOf, type Person, ticketsOf } from './person.ts';
import { captureElsewhere, guestFields, keepVisit, startFields } from './visits.ts';

/** Sends a booking for this payment, whosever it is. What it gets is kept, so that the accountant asks who paid. */
async function claim(person: Person, paymentIntentId: string, guests: number, totalAmount: string): Promise<void> {
  const { random, town } = person;
  const start = random.pick(town.terms.starts);
  const payment = { totalAmount, paymentStatus: 'paid', paymentIntentId };
  const json = { ...guestFields(person), ...startFields(start), tickets: ticketsOf({ adult: guests }), ...payment };
  const { outcome, body } = await person.ask({ method: 'POST', path: '/api/tour-bookings', json });
  // Who has a payment's reference may use it: the seats are then its owner's.
  const payer = person.contracts.payments.get(paymentIntentId)?.person ?? person.name;
  if (outcome === 'confirmed') keepVisit(person, body, { start, party: { adult: guests }, person: payer });
  // Another service's payment is not this one's to release.
  if (payer === person.name) person.contracts.name(paymentIntentId);
}

/** Money that nobody paid. */
async function invent(person: Person): Promise<void> {
  const { random } = person;
  const sum = random.chance(5) ? '21474836.47' : amountOf(random.whole(100, 90_000));
  const name = random.pick([`never-${randomUUID()}`, `pi_${randomUUID()}`, 'pi_x/../y']);
  if (random.chance(70)) return claim(person, name, random.whole(1, 3), sum);
  const items = JSON.stringify([{ productId: randomUUID(), productName: 'Nothing', quantity: 1, price: '1.00' }]);
  const json = { items, total: sum, customerName: 'Guest', customerEmail: person.email, paymentIntentId: name };
  await person.ask({ method: 'POST', path: '/api/orders', json });
}

/** Another's payment, used or not. */
async function steal(person: Person): Promise<void> {
  const { random, contracts } = person;
  const all = [...contracts.payments.keys()];
  if (all.length > 0) await claim(person, random.pick(all), random.whole(1, 4), amountOf(random.whole(1, 4) * 2_500));
}

/** Pays for two, has it captured by staff at the provider, and claims another sum: all of it comes back. Then it is used again, much later. */
async function payThenClaimLess(person: Person): Promise<void> {
  const { random, town } = person;
  const start = random.pick(town.terms.starts);
  const cents = partyCents(town.terms, { adult: 2 }, start);
  const intentId = await payForVisit(person, { adult: 2 }, start, cents);
  if (intentId === undefined) return;
  captureElsewhere(person, intentId);
  const guests = random.pick([1, 3]);
  await claim(person, intentId, guests, amountOf((cents / 2) * guests));
  for (let look = 0; look < 20 && !(await town.quarterPasses(intentId)); look += 1) await pause(500);
  const json = {
    ...guestFields(person),
    ...startFields(start),
    tickets: ticketsOf({ adult: 2 }),
    totalAmount: amountOf(cents),
    paymentStatus: 'paid',
    paymentIntentId: intentId,
  };
  const { outcome, body } = await person.ask({ method: 'POST', path: '/api/tour-bookings', json });
  if (outcome === 'confirmed') keepVisit(person, body, { start, party: { adult: 2 } });
}

/** Uses a code of each address once more, under a tag or as it was. */
async function useCodeAgain(person: Person): Promise<void> {
  const code = person.random.pick(person.town.terms.codes.filter(({ oncePerAddress }) => oncePerAddress));
  for (let carts = 4; carts > 0; carts -= 1) await buyCart(person, code);
}

/** Somebody who looks for money that is not theirs. */
export async function cheat(person: Person): Promise<void> {
  const deed = person.random.weighted([
    [4, invent],
    [3, steal],
    [3, payThenClaimLess],
    [3, useCodeAgain],
  ] as const);
  await deed(person);
}
