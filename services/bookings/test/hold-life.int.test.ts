import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Hold } from '../src/holds/hold.entity.js';
import { type BookingDesk, openBookingDesk } from './support/booking-desk.js';
import { bookingRequest } from './support/booking-request.js';
import { ledger } from './support/ledger.js';

const MINUTE = 60_000;
let desk: BookingDesk;
beforeAll(async () => {
  desk = await openBookingDesk();
});
afterAll(() => desk.close());

let day = 0;
/** A slot of its own for each test: Tuesday 2026-12-01 and the days after it, Mondays left out. */
const nextSlot = () => {
  const days = ['01', '02', '03', '04', '05', '06', '08', '09', '10', '11', '12', '13', '15', '16', '17'];
  return { tourType: 'standard', tourDate: `2026-12-${days[day++]}`, tourTime: '10:00 AM' } as const;
};

async function hold(wish: ReturnType<typeof nextSlot>, groupSize: number, replaces?: string): Promise<Hold> {
  const outcome = await desk.holdSeats.execute({ ...wish, groupSize, replaces });
  if (!('hold' in outcome)) throw new Error(`refused: ${outcome.message}`);
  return outcome.hold;
}

const free = async (wish: ReturnType<typeof nextSlot>) => {
  const offer = await desk.desk.find({ ...wish, groupSize: 1 });
  return '__typename' in offer ? -1 : desk.slots.remaining(offer.request);
};

describe('a hold', () => {
  it('puts seats aside and gives them back when its time is up', async () => {
    const slot = nextSlot();
    await hold(slot, 5);
    expect(await free(slot)).toBe(20);
    desk.clock.forward(15 * MINUTE - 1);
    expect(await desk.releaseExpired.execute()).toBe(0);
    desk.clock.forward(1);
    expect(await desk.releaseExpired.execute()).toBe(1);
    expect(await free(slot)).toBe(25);
    expect(await desk.releaseExpired.execute()).toBe(0);
  });

  it('can be extended once, by fifteen minutes from that moment', async () => {
    const slot = nextSlot();
    const held = await hold(slot, 2);
    desk.clock.forward(10 * MINUTE);
    expect(await desk.holds.extend(held.id)).toBe(true);
    expect(await desk.holds.extend(held.id)).toBe(false);
    desk.clock.forward(14 * MINUTE);
    expect(await desk.releaseExpired.execute()).toBe(0);
    desk.clock.forward(1 * MINUTE);
    expect(await desk.releaseExpired.execute()).toBe(1);
  });

  it('gives its seats back once, however often it is asked to', async () => {
    const slot = nextSlot();
    const held = await hold(slot, 4);
    const ends = await Promise.all(Array.from({ length: 10 }, () => desk.holds.end(held, 'released')));
    expect(ends.filter(Boolean)).toHaveLength(1);
    expect(await free(slot)).toBe(25);
  });

  it('makes room for itself when its party grows in a full slot', async () => {
    const slot = nextSlot();
    await desk.createBooking.execute(bookingRequest({ ...slot, groupSize: 20 }), null);
    const held = await hold(slot, 3);
    const grown = await hold(slot, 5, held.id);
    expect(grown).toMatchObject({ id: held.id, places: 5, groupSize: 5 });
    expect(await free(slot)).toBe(0);
    const refused = await desk.holdSeats.execute({ ...slot, groupSize: 6, replaces: held.id });
    expect(refused).toMatchObject({ __typename: 'SlotFull', remaining: 0 });
    expect(await hold(slot, 1, held.id)).toMatchObject({ id: held.id, places: 1 });
    expect(await free(slot)).toBe(4);
  });

  it('moves to another time: the new seats first, then the old ones go back', async () => {
    const [from, to] = [nextSlot(), nextSlot()];
    const held = await hold(from, 6);
    const moved = await hold(to, 6, held.id);
    expect(moved.id).not.toBe(held.id);
    expect([await free(from), await free(to)]).toEqual([25, 19]);
  });

  it('stays when the other time is full', async () => {
    const [from, to] = [nextSlot(), nextSlot()];
    await desk.createBooking.execute(bookingRequest({ ...to, groupSize: 20 }), null);
    const held = await hold(from, 6);
    const refused = await desk.holdSeats.execute({ ...to, groupSize: 6, replaces: held.id });
    expect(refused).toMatchObject({ __typename: 'SlotFull', remaining: 5 });
    expect(await free(from)).toBe(19);
  });
});

describe('paying for held seats', () => {
  it('turns the hold into a booking without taking more seats', async () => {
    const slot = nextSlot();
    const held = await hold(slot, 4);
    const outcome = await desk.createBooking.execute(bookingRequest({ ...slot, groupSize: 4, holdId: held.id }), null);
    expect(outcome).toMatchObject({ booking: { places: 4, holdId: held.id } });
    expect(await free(slot)).toBe(21);
    expect((await desk.holds.find(held.id))?.status).toBe('converted');
  });

  it('fits the hold to a party that has changed meanwhile', async () => {
    const slot = nextSlot();
    const held = await hold(slot, 4);
    await desk.createBooking.execute(bookingRequest({ ...slot, groupSize: 6, holdId: held.id }), null);
    expect(await free(slot)).toBe(19);
  });

  it('takes the seats again after the hold ran out, if they are free', async () => {
    const slot = nextSlot();
    const held = await hold(slot, 4);
    desk.clock.forward(15 * MINUTE + 1000);
    const outcome = await desk.createBooking.execute(bookingRequest({ ...slot, groupSize: 4, holdId: held.id }), null);
    expect(outcome).toMatchObject({ booking: { places: 4, holdId: null } });
    await desk.releaseExpired.execute();
    expect(await free(slot)).toBe(21);
  });

  it('refuses after the hold ran out and the seats are gone, says so, and gives the money back', async () => {
    const slot = nextSlot();
    const held = await hold(slot, 4);
    desk.clock.forward(15 * MINUTE + 1000);
    const quick = [20, 3].map((groupSize) => bookingRequest({ ...slot, groupSize }));
    for (const party of quick) expect(await desk.createBooking.execute(party, null)).toHaveProperty('booking');
    const late = bookingRequest({ ...slot, groupSize: 4, holdId: held.id });
    const outcome = await desk.createBooking.execute(late, null);
    expect(outcome).toMatchObject({ __typename: 'SlotFull', remaining: 2, holdExpired: true });
    expect(outcome).toHaveProperty('message', expect.stringContaining('Nothing has been charged'));
    expect(desk.payments.givenBack).toContain(late.paymentIntentId);
  });

  it('keeps the ledger even over everything above', async () => {
    for (const line of await ledger(desk.dataSource)) expect(line.taken).toBe(line.booked + line.held);
  });
});
