import type { RefusalName, RefusalRow } from './refusal-row.js';

type SeatRefusal =
  | 'SlotClosed'
  | 'SlotFull'
  | 'SlotHasRoom'
  | 'TooManyHolds'
  | 'HoldNotFound'
  | 'HoldNotExtendable'
  | 'SeatsAlreadyBooked';

export const seatProblems: { readonly [Name in SeatRefusal & RefusalName]: RefusalRow<Name> } = {
  SlotClosed: {
    status: 422,
    name: 'slot-closed',
    title: 'There is no tour at this time.',
    facts: ({ reason }) => ({ reason }),
  },
  SlotFull: {
    status: 409,
    name: 'slot-full',
    title: 'There are not enough seats left.',
    facts: ({ remaining, holdExpired }) => ({ remaining, holdExpired }),
  },
  TooManyHolds: { status: 429, name: 'too-many-holds', title: 'Too many bookings are holding seats from here.' },
  HoldNotFound: { status: 404, name: 'hold-not-found', title: 'These seats are not held.' },
  HoldNotExtendable: { status: 409, name: 'hold-not-extendable', title: 'This hold cannot be extended.' },
  SeatsAlreadyBooked: {
    status: 409,
    name: 'seats-already-booked',
    title: 'These seats are already booked.',
    facts: ({ confirmationCode }) => ({ confirmationCode }),
  },
  SlotHasRoom: {
    status: 409,
    name: 'slot-has-room',
    title: 'Seats are available: there is no need to wait.',
    facts: ({ tourDate, tourTime, remaining }) => ({ tourDate, tourTime, remaining }),
  },
};
