import { CreateTourBookingDocument } from '../generated/operations.js';
import { committedOperation } from '../graphql/committed-operation.js';
import { inputType } from '../supergraph/api-schema.js';
import { idempotencyParameter, replayedHeader } from './idempotency.parameter.js';
import { adultParty, partyBody } from './party-body.js';
import type { RouteDescription } from './route-description.js';

const guest = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  phone: '817 555 0100',
  groupSize: 2,
};
const slot = { tourType: 'standard', tourDate: '2026-12-01', tourTime: '10:00 AM', totalAmount: '50.00' };

export const createTourBooking = {
  method: 'post',
  path: '/api/tour-bookings',
  tag: 'Tours',
  summary: 'Book and pay for a tour',
  description:
    'Seats, price and opening times are checked; nothing is booked when a check fails. `tourId` is one of the tours of `tourType`; without it the first one is booked. `tickets` are the guests by type, with the codes of `prices` in `GET /api/tours`; without it, `groupSize` adults.',
  operation: committedOperation(CreateTourBookingDocument),
  parameters: [idempotencyParameter],
  body: partyBody({
    type: inputType('CreateBookingInput'),
    amounts: ['totalAmount', 'foodOrderTotal'],
    example: {
      ...guest,
      specialRequests: 'A seat for my aunt, please.',
      accessNeeds: 'One of us uses a wheelchair.',
      ...slot,
      paymentStatus: 'paid',
      paymentIntentId: 'pi_mock_1764590400000',
      liabilityWaiverAccepted: true,
      foodOrderPlatform: 'none',
      foodOrderTotal: '0.00',
    },
  }),
  answer: {
    status: 201,
    description: 'The booking, with its confirmation code.',
    at: ['createBooking', 'BookingCreated', 'booking'],
    headers: replayedHeader,
    example: {
      id: '0c8f3c3e-9b0d-4f57-9a0f-6a6c6f1c7c11',
      confirmationCode: 'HT-7K4M-9QXW',
      ...slot,
      tourName: 'The house and its garden',
      ...guest,
      ...adultParty(2, '25.00'),
      specialRequests: 'A seat for my aunt, please.',
      additionalNotes: null,
      foodOrderPlatform: 'none',
      foodOrderRestaurant: null,
      foodOrderDetails: null,
      foodOrderTotal: '0.00',
      foodDeliveryAddress: null,
      foodDeliveryTime: null,
      paymentStatus: 'paid',
      createdAt: '2026-11-21T12:00:00.000Z',
      visitUrl: 'https://hilltop.example/visit/DI88PpsNT1eaD2psbxx8EW0Qk5l2vS0n8b7yTq3LrXA',
    },
  },
} as const satisfies RouteDescription;

export const tourBookingRoutes = { createTourBooking };
