import {
  CancelVisitDocument,
  ChangeVisitPartyDocument,
  MoveVisitDocument,
  ShowVisitDocument,
} from '../generated/operations.js';
import { committedOperation } from '../graphql/committed-operation.js';
import { inputType } from '../supergraph/api-schema.js';
import { idempotencyParameter, replayedHeader } from './idempotency.parameter.js';
import type { ParameterDescription, RouteDescription } from './route-description.js';
import { visitExample } from './visit.example.js';

const tag = 'Tours';
export const visitToken = {
  in: 'path',
  name: 'token',
  description: 'The end of the booking’s `visitUrl`. Anyone who has it can change the booking.',
  example: 'DI88PpsNT1eaD2psbxx8EW0Qk5l2vS0n8b7yTq3LrXA',
} as const satisfies ParameterDescription;
/** Where a change that costs more is paid. */
const BY_CARD =
  'What it costs more is paid by `paymentIntentId`, from `startChangePayment` in GraphQL, or else charged to the card that paid.';

const changed = {
  status: 200,
  description: 'The booking after the change.',
  headers: replayedHeader,
  example: visitExample,
} as const;

export const showVisit = {
  method: 'get',
  path: '/api/visits/{token}',
  tag,
  summary: 'Read a booking',
  operation: committedOperation(ShowVisitDocument),
  parameters: [visitToken],
  answer: {
    status: 200,
    description:
      'The booking, its deadlines for changes, and its refunds. E-mail address and phone are masked, and empty from a day after the visit or its cancellation.',
    at: ['myBooking', 'Booking'],
    example: visitExample,
  },
} as const satisfies RouteDescription;

export const moveVisit = {
  method: 'post',
  path: '/api/visits/{token}/move',
  tag,
  summary: 'Move a booking to another time',
  description: `At the current price. ${BY_CARD} A lower price is refunded. The old seats are released when the new ones are booked.`,
  operation: committedOperation(MoveVisitDocument),
  parameters: [visitToken, idempotencyParameter],
  body: {
    type: inputType('MoveBookingInput'),
    example: { tourDate: '2026-12-06', tourTime: '2:00 PM', revision: 0 },
  },
  answer: { ...changed, at: ['moveBooking', 'BookingChanged', 'booking'] },
} as const satisfies RouteDescription;

export const changeVisitParty = {
  method: 'post',
  path: '/api/visits/{token}/party',
  tag,
  summary: 'Change the guests of a booking',
  description: `Guests that stay keep the price that was booked, and those that are added pay today’s, without a code. ${BY_CARD} \`tickets\` has all guests by type, also those that stay.`,
  operation: committedOperation(ChangeVisitPartyDocument),
  parameters: [visitToken, idempotencyParameter],
  body: {
    type: inputType('ChangePartyInput'),
    example: { tickets: [{ type: 'adult', count: 3 }], revision: 0 },
  },
  answer: { ...changed, at: ['changeParty', 'BookingChanged', 'booking'] },
} as const satisfies RouteDescription;

export const cancelVisit = {
  method: 'post',
  path: '/api/visits/{token}/cancel',
  tag,
  summary: 'Cancel a booking',
  description: 'Refunded in full until `refundUntil`; the refund is in the response.',
  operation: committedOperation(CancelVisitDocument),
  parameters: [visitToken, idempotencyParameter],
  body: { type: inputType('CancelBookingInput'), example: { revision: 0 } },
  answer: { ...changed, at: ['cancelBooking', 'BookingChanged', 'booking'] },
} as const satisfies RouteDescription;

export const visitRoutes = { showVisit, moveVisit, changeVisitParty, cancelVisit };
