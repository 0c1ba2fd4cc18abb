import { randomUUID } from 'node:crypto';
import { partyCents } from '../accountant/prices.ts';
import { toursOf } from './carts.ts';
import { payForBasket } from './pay.ts';
import { amountOf, type Person, ticketsOf } from './person.ts';
import { guestFields, keepVisit, startFields } from './visits.ts';

const CREATE = `mutation ($input: CreateTourInput!) { createTour(input: $input) { __typename ... on TourCreated { tour { id version } } ... on Refusal { message } } }`;
const WITHDRAW = `mutation ($id: ID!, $version: Int!) { withdrawTour(id: $id, version: $version) { __typename ... on Refusal { message } } }`;

/** A guest pays for a tour that is withdrawn while it is in the cart: sold is that tour, or none. */
export async function sellWithdrawnTour(staff: Person): Promise<void> {
  const { random, town } = staff;
  const name = `A Tour of a Day ${random.whole(1, 1_000_000)}`;
  const price = town.terms.tour.cents.adult ?? 0;
  const input = {
    type: 'standard',
    name,
    description: 'Gone soon.',
    price: amountOf(price),
    durationMinutes: 60,
    features: [],
  };
  const tour = Object((await staff.graphqlOnce(CREATE, { input }, 'createTour')).body.tour) as {
    id?: string;
    version?: number;
  };
  if (tour.id === undefined) return;
  // The other tour's prices have a rule of their own for Saturdays.
  const start = random.pick(
    town.terms.starts.filter(({ date }) => partyCents(town.terms, { adult: 1 }, { date, time: '' }) === price),
  );
  const sessionId = `cart-${randomUUID()}`;
  const party = { adult: 2 };
  const json = {
    ...guestFields(staff),
    tourId: tour.id,
    ...startFields(start),
    tickets: ticketsOf(party),
    totalAmount: amountOf(2 * price),
  };
  const added = await staff.ask({ method: 'POST', path: `/api/basket/${sessionId}/tours`, json });
  await staff.graphqlOnce(WITHDRAW, { id: tour.id, version: tour.version }, 'withdrawTour');
  const { body } = await staff.ask({ path: `/api/basket/${sessionId}` });
  if (added.outcome !== 'confirmed' || typeof body.version !== 'string') return;
  const total = String(body.total);
  const intentId = await payForBasket(staff, { sessionId, version: body.version, pickUp: true, total });
  const payment = intentId === undefined ? {} : { paymentIntentId: intentId };
  const order = {
    version: body.version,
    pickUp: true,
    total,
    customerName: 'Guest',
    customerEmail: staff.email,
    ...payment,
  };
  const sold = await staff.ask({ method: 'POST', path: `/api/basket/${sessionId}/checkout`, json: order });
  if (intentId !== undefined) staff.contracts.name(intentId);
  if (sold.outcome !== 'confirmed') return;
  const placed = Object(sold.body.order) as { id: string; orderNumber: string; lines: { kind: string }[] };
  const { id, orderNumber } = placed;
  const bought = {
    person: staff.name,
    email: staff.email,
    goods: [],
    isSent: false,
    giftCents: [],
    tourCents: 2 * price,
  };
  staff.contracts.orders.push({ ...bought, id, orderNumber });
  keepVisit(staff, { ...toursOf(placed)[0] }, { start, party, orderNumber, bookedAs: name });
}
