import { describe, expect, it } from '@jest/globals';
import type { BookingEvent } from './booking-events.js';
import { bookedFood } from './booking-rules.js';
import { back, details, heldFor, order, pastWaiver, payment, play, sent, toDetails } from './booking-samples.js';
import { noFood } from './booking-state.js';

describe('the booking reducer', () => {
  it('takes a small party from 3 to 5, without food, and back again', () => {
    const atPayment = play(pastWaiver(9));
    expect(atPayment).toMatchObject({ step: 5 });
    expect(atPayment.foodOrder).toBeUndefined();
    expect([1, 2, 3, 4].map((count) => play(Array(count).fill(back), atPayment).step)).toEqual([3, 2, 1, 1]);
  });

  it('takes a party of ten through the food step, and back again', () => {
    const atPayment = play([...pastWaiver(10), { type: 'foodAccepted', order }]);
    expect(atPayment).toMatchObject({ step: 5, foodOrder: order });
    expect([1, 2, 3].map((count) => play(Array(count).fill(back), atPayment).step)).toEqual([4, 3, 2]);
  });

  it('asks nobody about food in a house without restaurants, and forgets what was ordered there', () => {
    const none = { type: 'foodOffered', offersFood: false } as const;
    expect(play([none, ...pastWaiver(12)])).toMatchObject({ step: 5 });
    expect(play([back], play([none, ...pastWaiver(12)])).step).toBe(3);
    expect(play([...pastWaiver(12), none]).step).toBe(3);
    const ordered = play([...pastWaiver(12), { type: 'foodAccepted', order }, none]);
    expect([ordered.step, bookedFood(ordered)]).toEqual([5, noFood]);
  });

  it('clears the time when another date is chosen, and keeps it when the same one is', () => {
    const chosen = play(toDetails.slice(0, 2));
    expect(play([{ type: 'dateChosen', date: '2026-12-06' }], chosen).time).toBeUndefined();
    expect(play([{ type: 'dateChosen', date: '2026-12-05' }], chosen).time).toBe('10:00 AM');
  });

  it('continues from the details only with seats held for exactly this party', () => {
    const typed = play([...toDetails, { type: 'detailsTyped', details: details(4) }]);
    expect(play([{ type: 'detailsAccepted' }], typed).step).toBe(2);
    expect(play([heldFor(3), { type: 'detailsAccepted' }], typed).step).toBe(2);
    expect(play([heldFor(4), { type: 'detailsAccepted' }], typed).step).toBe(3);
  });

  it('keeps dish counts at zero or above, and accepts no empty restaurant order', () => {
    const state = play([...pastWaiver(12), { type: 'dishCounted', dish: 'meal', count: -1 }]);
    expect(state.foodPad.counts).toEqual({ meal: 0 });
    const empty = { ...order, totalCents: 0 };
    expect(play([{ type: 'foodAccepted', order: empty }], state).step).toBe(4);
  });

  it('skips food as an empty order, and keeps the selected dishes', () => {
    const pad: BookingEvent[] = [
      { type: 'restaurantChosen', platform: 'jersey_mikes' },
      { type: 'dishCounted', dish: 'sub', count: 3 },
    ];
    expect(play([...pastWaiver(12), ...pad, { type: 'foodSkipped' }])).toMatchObject({
      step: 5,
      foodOrder: noFood,
      foodPad: { platform: 'none', counts: { sub: 3 } },
    });
  });

  it('shows the food step to a party that has grown to ten, whatever the URL says', () => {
    const grown = play([
      ...pastWaiver(2),
      { type: 'stepRequested', step: 2 },
      { type: 'detailsTyped', details: details(12) },
      heldFor(12),
      { type: 'stepRequested', step: 5 },
    ]);
    expect(grown.step).toBe(4);
  });

  it('keeps an unanswered attempt with its payment until an answer comes', () => {
    const trying = play([
      ...pastWaiver(2),
      { type: 'paid', payment },
      sent('a'),
      sent('a'),
      sent('b'),
      sent('c', 'pi_2'),
    ]);
    expect(trying.attempts.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['a', 'b']);
    const ended = play([{ type: 'bookingRefused' }], trying);
    expect(ended.attempts).toEqual([]);
    expect(ended.payment).toBeUndefined();
  });
});
