import { beforeEach, describe, expect, it } from '@jest/globals';
import { back, booking, pastWaiver, payment, play, sent } from './booking-samples.js';
import { emptyBooking } from './booking-state.js';
import { forgetBooking, keepBooking, openBooking } from './booking-storage.js';

const printed = {
  ...booking,
  tourType: 'standard',
  tourName: 'Gate to Garden',
  tourDate: '2026-12-05',
  tourTime: '10:00 AM',
  groupSize: 2,
  totalAmount: '50.00',
  firstName: 'Ada',
  lastName: 'Marshall',
  email: 'ada@example.com',
  phone: '817-555-0100',
  specialRequests: null,
  additionalNotes: null,
  foodOrderPlatform: 'none',
  foodOrderRestaurant: null,
  foodOrderDetails: null,
  foodOrderTotal: '0.00',
  foodDeliveryAddress: null,
  foodDeliveryTime: null,
  paymentStatus: 'paid',
} as const;

describe('what a tab keeps of a booking', () => {
  beforeEach(() => sessionStorage.clear());

  it('is all of it, at the step of the address', () => {
    const state = play(pastWaiver(2));
    keepBooking(sessionStorage, state);
    expect(openBooking(sessionStorage, 'standard', 5)).toEqual(state);
    expect(openBooking(sessionStorage, 'standard', 2)).toEqual({ ...state, step: 2 });
  });

  it('opens no step before its time', () => {
    keepBooking(sessionStorage, play([back, back], play(pastWaiver(2))));
    expect(openBooking(sessionStorage, 'standard', 6).step).toBe(5);
    forgetBooking(sessionStorage);
    expect(openBooking(sessionStorage, 'standard', 5)).toEqual(emptyBooking('standard'));
  });

  it('keeps who comes, but no slot, for another tour', () => {
    const state = play(pastWaiver(2));
    keepBooking(sessionStorage, state);
    const other = openBooking(sessionStorage, 'premium', 5);
    expect(other).toMatchObject({ step: 1, tourType: 'premium', details: state.details, hold: state.hold });
    expect([other.date, other.time]).toEqual([undefined, undefined]);
  });

  it('shows a ticket again on its own address, and starts afresh elsewhere', () => {
    const paid = play([...pastWaiver(2), { type: 'paid', payment }, sent('a'), { type: 'booked', booking: printed }]);
    keepBooking(sessionStorage, paid);
    expect(openBooking(sessionStorage, 'standard', 6)).toEqual(paid);
    expect(openBooking(sessionStorage, 'standard', 1)).toEqual(emptyBooking('standard'));
    expect(openBooking(sessionStorage, 'standard', 5)).toEqual(emptyBooking('standard'));
  });

  it.each(['', '{', '[]', '{"step":9}', '{"step":1,"tourType":"standard"}'])(
    'begins anew where %j was kept',
    (text) => {
      sessionStorage.setItem('hilltop:booking:v1', text);
      expect(openBooking(sessionStorage, 'private', 3)).toEqual(emptyBooking('private'));
    },
  );

  it('lets the page work where nothing can be kept', () => {
    const refuse = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    const closed = { getItem: refuse, setItem: refuse, removeItem: refuse };
    expect(openBooking(closed, 'standard', 1)).toEqual(emptyBooking('standard'));
    expect(() => keepBooking(closed, emptyBooking('standard'))).not.toThrow();
    expect(() => forgetBooking(closed)).not.toThrow();
  });
});
