import { beforeEach, describe, expect, it } from '@jest/globals';
import { back, booking, pastWaiver, payment, play, sent } from './booking-samples.js';
import { emptyBooking } from './booking-state.js';
import { noBooking, openBooking, storedBooking } from './booking-storage.js';

describe('the stored booking of a tab', () => {
  beforeEach(() => sessionStorage.clear());

  it('is restored completely, at the step in the URL', () => {
    const state = play(pastWaiver(2));
    storedBooking.write(state);
    expect(openBooking(storedBooking, 'standard', 5)).toEqual(state);
    expect(openBooking(storedBooking, 'standard', 2)).toEqual({ ...state, step: 2 });
  });

  it('opens no step whose prerequisites are not met', () => {
    storedBooking.write(play([back, back], play(pastWaiver(2))));
    expect(openBooking(storedBooking, 'standard', 6).step).toBe(5);
    storedBooking.write(undefined);
    expect(openBooking(storedBooking, 'standard', 5)).toEqual(emptyBooking('standard'));
  });

  it('keeps the guest details, but not the slot, for another tour', () => {
    const state = play(pastWaiver(2));
    storedBooking.write(state);
    const other = openBooking(storedBooking, 'premium', 5);
    expect(other).toMatchObject({ step: 1, tourType: 'premium', details: state.details, hold: state.hold });
    expect([other.date, other.time]).toEqual([undefined, undefined]);
  });

  it('shows a ticket again at its own URL, and starts over elsewhere', () => {
    const paid = play([...pastWaiver(2), { type: 'paid', payment }, sent('a'), { type: 'booked', booking }]);
    storedBooking.write(paid);
    expect(openBooking(storedBooking, 'standard', 6)).toEqual(paid);
    expect(openBooking(storedBooking, 'standard', 1)).toEqual(emptyBooking('standard'));
    expect(openBooking(storedBooking, 'standard', 5)).toEqual(emptyBooking('standard'));
  });

  it('keeps of a finished booking only its link, and the payment', () => {
    const paid = play([...pastWaiver(2), { type: 'paid', payment }, sent('a'), { type: 'booked', booking }]);
    expect(paid).toEqual({ ...emptyBooking('standard'), step: 6, payment, booking });
  });

  it('drops the copy of the booking that an earlier release has kept', () => {
    const kept = { ...booking, confirmationCode: 'HT-2222-3333', firstName: 'Ada' };
    sessionStorage.setItem(
      'hilltop:booking:v1',
      JSON.stringify({ ...emptyBooking('standard'), step: 6, booking: kept }),
    );
    expect(openBooking(storedBooking, 'standard', 6)).toMatchObject({ step: 6, booking });
    expect(storedBooking.read()?.booking).toEqual(booking);
  });

  it.each(['', '{', '[]', '{"step":9}', '{"step":1,"tourType":"standard"}'])('starts over if %j was stored', (text) => {
    sessionStorage.setItem('hilltop:booking:v1', text);
    expect(openBooking(storedBooking, 'private', 3)).toEqual(emptyBooking('private'));
  });

  it('is not used during hydration', () => {
    storedBooking.write(play(pastWaiver(2)));
    noBooking.write(undefined);
    expect(openBooking(noBooking, 'standard', 5)).toEqual(emptyBooking('standard'));
    expect(openBooking(storedBooking, 'standard', 5).step).toBe(5);
  });
});
