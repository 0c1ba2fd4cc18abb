import { GraphQLInputObjectType, getNullableType, isInputObjectType } from 'graphql';
import type { RefusalName } from '../errors/refusal-problem.js';
import { ChangeVisitDocument, ShowVisitDocument } from '../generated/operations.js';
import { committedOperation } from '../graphql/committed-operation.js';
import { inputType } from '../supergraph/api-schema.js';
import { idempotencyParameter, replayedHeader } from './idempotency.parameter.js';
import type { JsonBody, ParameterDescription, RouteDescription } from './route-description.js';
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

/** Of all changes. */
const refusals = [
  ...(['InvalidInput', 'BookingNotFound', 'BookingChangedMeanwhile', 'BookingNotChangeable'] as const),
  'BelongsToGroup',
  ...(['AmountMismatch', 'IdempotencyKeyReused'] as const),
] as const satisfies RefusalName[];

const change = {
  method: 'post',
  tag,
  operation: committedOperation(ChangeVisitDocument),
  parameters: [visitToken, idempotencyParameter],
  answer: {
    status: 200,
    description: 'The booking after the change.',
    headers: replayedHeader,
    example: visitExample,
    at: ['changeBooking', 'BookingChanged', 'booking'],
  },
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

/**
 * The body of one kind of change. It is flat: the fields of the change stand beside the booking's revision and what pays.
 * @param beside of these, the fields that this kind has
 */
function changeBody(kind: string, beside: readonly string[], example: object): JsonBody {
  const { fields } = inputType('BookingChangeInput').toConfig();
  const change = fields[kind] && getNullableType(fields[kind].type);
  if (!isInputObjectType(change)) throw new Error(`A booking has no change ${kind}`);
  const others = Object.entries(fields).filter(([name]) => beside.includes(name));
  const type = new GraphQLInputObjectType({
    name: change.name,
    fields: { ...change.toConfig().fields, ...Object.fromEntries(others) },
  });
  const toInput = (read: Record<string, unknown>) => {
    const isBeside = ([name]: [string, unknown]) => beside.includes(name);
    const entries = Object.entries(read);
    const wanted = entries.filter((entry) => !isBeside(entry));
    return { [kind]: Object.fromEntries(wanted), ...Object.fromEntries(entries.filter(isBeside)) };
  };
  return { type, toInput, example };
}

export const moveVisit = {
  ...change,
  path: '/api/visits/{token}/move',
  summary: 'Move a booking to another time',
  description: `At the current price. ${BY_CARD} Of a lower price goes back what \`refundSteps\` say. The old seats are released when the new ones are booked.`,
  body: changeBody('move', ['revision', 'paymentIntentId', 'toReturn'], {
    tourDate: '2026-12-06',
    tourTime: '2:00 PM',
    revision: 0,
  }),
  refusals: [...refusals, 'TourNotOffered', 'SlotClosed', 'SlotFull', 'PaymentRefused'],
} as const satisfies RouteDescription;

export const changeVisitParty = {
  ...change,
  path: '/api/visits/{token}/party',
  summary: 'Change the guests of a booking',
  description: `Guests that stay keep the price that was booked, and those that are added pay today’s, without a code. ${BY_CARD} \`tickets\` has all guests by type, also those that stay.`,
  body: changeBody('party', ['revision', 'paymentIntentId', 'toReturn'], {
    tickets: [{ type: 'adult', count: 3 }],
    revision: 0,
  }),
  refusals: [...refusals, 'SlotFull', 'PaymentRefused', 'TypeNotSold', 'TooManyOfType', 'ChildrenNeedAnAdult'],
} as const satisfies RouteDescription;

export const cancelVisit = {
  ...change,
  path: '/api/visits/{token}/cancel',
  summary: 'Cancel a booking',
  description: 'What `refundSteps` say goes back; the refund is in the response.',
  body: changeBody('cancel', ['revision', 'toReturn'], { revision: 0, toReturn: '50.00' }),
  refusals,
} as const satisfies RouteDescription;

export const visitRoutes = { showVisit, moveVisit, changeVisitParty, cancelVisit };
