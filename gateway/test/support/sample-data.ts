import { adultParty } from '../../src/rest/party-body.js';

/** Three tours as bookings lists them. */
export const tours = ['standard', 'premium', 'private'].map((type, index) => ({
  id: `tour-${index + 1}`,
  type,
  name: `The ${type} tour`,
  description: 'Through the tunnels under the tea garden.',
  duration: '90 minutes',
  features: ['Tunnels', 'Tea garden'],
  price: '25.00',
  prices: [],
  maxGroupSize: 20,
}));

/** The body that the documented client sends (product.md §3): no food, as a party of two has none. */
export const payload = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  phone: '8175550100',
  groupSize: 2,
  specialRequests: '',
  tourType: 'standard',
  tourDate: '2026-12-01',
  tourTime: '10:00 AM',
  totalAmount: '50.00',
  paymentStatus: 'paid',
  paymentIntentId: 'pi_1',
  liabilityWaiverAccepted: true,
  additionalNotes: '',
  foodOrderPlatform: 'none',
  foodOrderRestaurant: '',
  foodOrderDetails: '',
  foodOrderTotal: '0.00',
  foodDeliveryAddress: '',
  foodDeliveryTime: '',
};

const { groupSize, paymentStatus, paymentIntentId, ...visit } = payload;

/** The same as the input of `createBooking`. */
export const bookingInput = {
  visit: { ...visit, tickets: [{ type: 'adult', count: groupSize }] },
  paymentStatus,
  paymentIntentId,
};

/** The booking that bookings returns for that body. */
export const booking = {
  ...payload,
  guests: groupSize,
  __typename: 'Booking',
  id: 'booking-1',
  confirmationCode: 'HT-7K4M-9QXW',
  tourName: 'The standard tour',
  ...adultParty(2, '25.00'),
  startsAt: '2026-12-01T16:00:00.000Z',
  specialRequests: null,
  additionalNotes: null,
  foodOrderRestaurant: null,
  foodOrderDetails: null,
  foodDeliveryAddress: null,
  foodDeliveryTime: null,
  createdAt: '2026-11-21T12:00:00.000Z',
  visitUrl: 'https://hilltop.example/visit/token',
};
