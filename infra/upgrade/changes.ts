import { dayAhead, tourBooking } from '../local/test/support/tour-booking.ts';
import { UserError } from '../local/user-error.ts';
import { closedDay, type People } from './people.ts';

const CLOSE = `mutation ($input: CloseDayInput!) { closeDay(input: $input) { __typename ... on Refusal { message } } }`;
const LINES = `query ($number: String!) { orders(search: $number, first: 1) { orders { lines { id } } } }`;
const CANCEL_LINE = `mutation ($id: ID!, $lineId: ID!) { cancelOrderLine(orderId: $id, lineId: $lineId, quantity: 1, revision: 0) {
  __typename ... on OrderLineCancelled { returned } ... on Refusal { message } } }`;

/** Of each of so many visits: an adult more, one guest less where two came, and none at all. */
export async function changeVisits(people: People, each: number): Promise<void> {
  for (let changed = 0; changed < each; changed += 1) {
    const [growing, canceling] = people.visits.splice(0, 2);
    const shrinking = people.visits.findIndex(({ party }) => party.length === 1 && party[0]?.count === 2);
    const [smaller] = people.visits.splice(shrinking, 1);
    if (!growing || !canceling || !smaller || shrinking < 0) throw new UserError('too few visits to change');
    const more = growing.party.some(({ type }) => type === 'adult')
      ? growing.party.map(({ type, count }) => ({ type, count: type === 'adult' ? count + 1 : count }))
      : [...growing.party, { type: 'adult', count: 1 }];
    await changeParty(people, growing.token, more);
    await changeParty(people, smaller.token, [{ ...smaller.party[0], count: 1 }]);
    await people.send(`/api/visits/${canceling.token}/cancel`, { revision: 0 }, `cancel-${canceling.token}`);
  }
}

async function changeParty(people: People, token: string, tickets: readonly object[]): Promise<void> {
  await people.send(`/api/visits/${token}/party`, { tickets, revision: 0 }, `party-${token}`);
}

type CancelPiece = (order: People['orders'][number]) => Promise<{ readonly returned?: unknown }>;

/** A manager cancels one of two pieces, which is refunded. */
export async function cancelLines(people: People, orders: number, cancelPiece: CancelPiece): Promise<void> {
  for (const order of people.orders.splice(0, orders)) {
    const { returned } = await cancelPiece(order);
    if (!(Number(returned) > 0)) throw new UserError(`the line of order ${order.id} gives ${returned} back`);
  }
}

/** In the words of this release. */
export function pieceCanceler(people: People): CancelPiece {
  return async ({ id, number }) => {
    const { orders } = await people.ask(LINES, { number }, 'orders');
    const [order] = orders as [{ lines: [{ id: string }] }];
    return await people.ask(CANCEL_LINE, { id, lineId: order.lines[0].id }, 'cancelOrderLine');
  };
}

export async function write(people: People): Promise<void> {
  const writer = { firstName: 'Guest', lastName: 'Writer', email: 'writer@example.test', phone: '817-555-0100' };
  const message = { ...writer, subject: 'other', message: 'Is the house open in winter?' };
  await people.send('/api/contact', message, people.mark('message'));
  people.confirmed.messages += 1;
}

/** Takes a private time, for which another party then waits. */
export async function waitForPrivateTour(people: People): Promise<void> {
  const wanted = { tourType: 'private', tourDate: dayAhead(4, 6), tourTime: '10:00 AM' };
  const first = { ...tourBooking({ name: 'private', guests: 2, ...wanted }), tourType: 'private' };
  const totalAmount = people.priceOf([{ type: 'adult', count: 2 }], 'private');
  await people.send('/api/tour-bookings', { ...first, totalAmount }, 'private');
  people.confirmed.bookings += 1;
  const guest = { firstName: 'Guest', lastName: 'Waiting', email: 'waiting@example.test', phone: '817-555-0100' };
  await people.send('/api/waitlist', { ...wanted, ...guest, groupSize: 2 }, 'waiting');
  people.confirmed.waiting += 1;
}

/** Closes a Saturday on which a party comes. */
export async function closeDay(people: People): Promise<void> {
  const displaced = tourBooking({ name: 'displaced', guests: 2, tourDate: closedDay, tourTime: '10:00 AM' });
  await people.send('/api/tour-bookings', displaced, displaced.paymentIntentId);
  people.confirmed.bookings += 1;
  const input = { date: closedDay, reason: 'Ice storm', message: 'The drive is not safe.' };
  await people.ask(CLOSE, { input }, 'closeDay');
  people.confirmed.closures += 1;
}
