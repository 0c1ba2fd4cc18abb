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
const token = {
  in: 'path',
  name: 'token',
  description: 'The end of the booking’s `visitUrl`. Whoever has it may change the booking.',
  example: 'DI88PpsNT1eaD2psbxx8EW0Qk5l2vS0n8b7yTq3LrXA',
} as const satisfies ParameterDescription;
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
  summary: 'The booking of a visitor',
  operation: committedOperation(ShowVisitDocument),
  parameters: [token],
  answer: {
    status: 200,
    description: 'The booking, until when it may be changed, and what goes back to the card.',
    at: ['myBooking', 'Booking'],
    example: visitExample,
  },
} as const satisfies RouteDescription;

export const moveVisit = {
  method: 'post',
  path: '/api/visits/{token}/move',
  tag,
  summary: 'Move a booking to another time',
  description:
    'At today’s price: what it costs more is charged to the card that paid, what it costs less goes back. The old seats are given back when the new ones are taken.',
  operation: committedOperation(MoveVisitDocument),
  parameters: [token, idempotencyParameter],
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
  summary: 'Change the number of guests of a booking',
  description: 'At the price per guest that was booked.',
  operation: committedOperation(ChangeVisitPartyDocument),
  parameters: [token, idempotencyParameter],
  body: { type: inputType('ChangePartySizeInput'), example: { groupSize: 3, revision: 0 } },
  answer: { ...changed, at: ['changePartySize', 'BookingChanged', 'booking'] },
} as const satisfies RouteDescription;

export const cancelVisit = {
  method: 'post',
  path: '/api/visits/{token}/cancel',
  tag,
  summary: 'Cancel a booking',
  description: 'The money goes back until `refundUntil`; the refund is in the answer.',
  operation: committedOperation(CancelVisitDocument),
  parameters: [token, idempotencyParameter],
  body: { type: inputType('CancelBookingInput'), example: { revision: 0 } },
  answer: { ...changed, at: ['cancelBooking', 'BookingChanged', 'booking'] },
} as const satisfies RouteDescription;

export const visitRoutes = { showVisit, moveVisit, changeVisitParty, cancelVisit };
