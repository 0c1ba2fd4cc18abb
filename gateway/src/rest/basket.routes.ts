import {
  AddTourToCartDocument,
  PlaceOrderDocument,
  RemoveCartLineDocument,
  ShowBasketDocument,
} from '../generated/operations.js';
import { committedOperation } from '../graphql/committed-operation.js';
import { inputType } from '../supergraph/api-schema.js';
import { idempotencyParameter, replayedHeader } from './idempotency.parameter.js';
import { TICKETS_OR_SIZE } from './party-body.js';
import type { ParameterDescription, RouteDescription } from './route-description.js';

const tag = 'Basket';
const lineId = '9a8b7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c78';
const version = 'W1siOWE4YjdjNmQiLDEsNTAwMF1d';

/** The cart of a route. */
export const sessionId = {
  in: 'path',
  name: 'sessionId',
  description: 'The session id that the cart belongs to: 8 to 128 letters, digits, dashes or underscores.',
  example: '3f2b8c1d-7a6e-4d5c-9b0a-1c2d3e4f5a66',
} as const satisfies ParameterDescription;

const slot = { tourType: 'standard', tourDate: '2026-12-01', tourTime: '10:00 AM', groupSize: 2 };
const tour = {
  id: lineId,
  ...slot,
  party: '2 guests',
  tourName: 'The tunnels and the tea garden',
  startsAt: '2026-12-01T16:00:00.000Z',
  guestName: 'Ada Lovelace',
  lineTotal: '50.00',
  foodTotal: '0.00',
  held: true,
  heldUntil: '2026-11-21T12:15:00.000Z',
  secondsLeft: 900,
};

export const showBasket = {
  method: 'get',
  path: '/api/basket/{sessionId}',
  tag,
  summary: 'Read a cart with its goods and tours',
  description:
    '`total` is the sum of what can be bought now: goods in stock, and tours whose seats are held. `shipping` is charged if the goods are sent. Sales tax is charged beside them: `tax` if nothing is sent, `taxWithShipping` if the goods are. `version` names what this answer shows; the checkout takes it. Goods are added by `POST /api/cart`. `vouchers` pay for it, and `toPay` is left for the card.',
  operation: committedOperation(ShowBasketDocument),
  parameters: [sessionId],
  answer: {
    status: 200,
    description: 'The lines of each kind, oldest first, and their sum. An unknown cart is empty.',
    at: ['basket'],
    example: {
      version,
      goods: [],
      tours: [tour],
      giftVouchers: [],
      vouchers: [],
      count: 1,
      total: '50.00',
      shipping: '0.00',
      tax: '0.00',
      taxWithShipping: '0.00',
      pickUpByDefault: true,
      toPay: '50.00',
      toPayWithShipping: '50.00',
    },
  },
} as const satisfies RouteDescription;

export const addTourToCart = {
  method: 'post',
  path: '/api/basket/{sessionId}/tours',
  tag,
  summary: 'Put a tour into a cart and hold its seats',
  description:
    'The body is that of `POST /api/tour-bookings` without its payment; `tickets` are the guests by type. The seats are held for 15 minutes; then the line costs nothing and is no longer held.',
  operation: committedOperation(AddTourToCartDocument),
  parameters: [sessionId, idempotencyParameter],
  body: {
    type: inputType('TourLineInput'),
    amounts: ['totalAmount', 'foodOrderTotal'],
    alternatives: TICKETS_OR_SIZE,
    example: {
      ...slot,
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.org',
      phone: '817 555 0100',
      totalAmount: '50.00',
      liabilityWaiverAccepted: true,
    },
  },
  answer: {
    status: 201,
    description: 'The line, and until when its seats are held.',
    at: ['addTourToCart', 'CartTourSaved', 'tour'],
    example: tour,
  },
} as const satisfies RouteDescription;

export const removeCartLine = {
  method: 'delete',
  path: '/api/basket/{sessionId}/lines/{lineId}',
  tag,
  summary: 'Remove a line of any kind from a cart',
  description: 'The seats of a tour are free again.',
  operation: committedOperation(RemoveCartLineDocument),
  parameters: [sessionId, { in: 'path', name: 'lineId', description: 'Id of the line.', example: lineId }],
  answer: {
    status: 200,
    description: 'The line is removed.',
    at: ['removeCartLine', 'CartItemRemoved'],
    example: { id: lineId },
  },
} as const satisfies RouteDescription;

export const checkOut = {
  method: 'post',
  path: '/api/basket/{sessionId}/checkout',
  tag,
  summary: 'Pay for a cart',
  description:
    'The whole is authorized, each line is confirmed, and only what was confirmed is charged. A refused tour lets go of everything, unless `takeWhatYouCanGet`; so does a refused product of a cart without a tour. `pickUp` defaults to true when a tour is in the cart; otherwise the phone and the address are required. `total` is the sum of the lines, their shipping and their tax; without it, the cart’s own sum is charged. What was bought leaves the cart.',
  operation: committedOperation(PlaceOrderDocument),
  parameters: [sessionId, idempotencyParameter],
  body: {
    type: inputType('PlaceOrderInput'),
    amounts: ['total', 'shipping', 'tax'],
    example: {
      version,
      customerName: 'Ada Lovelace',
      customerEmail: 'ada@example.org',
      pickUp: true,
      total: '50.00',
    },
  },
  answer: {
    status: 201,
    description: 'The order with its lines, each tour with its ticket, and the lines that were refused.',
    at: ['placeOrder', 'CartPlaced'],
    headers: replayedHeader,
    example: {
      order: {
        id: '8e1d9f5c-0a3b-4f6d-9c2e-7b4a1d0f3e33',
        orderNumber: 'HO-7K4M-9QXW',
        customerEmail: 'ada@example.org',
        customerName: 'Ada Lovelace',
        items: [],
        tours: [
          {
            lineId: '5a1b2c3d-4f5a-4b6c-8d7e-9f0a1b2c3d01',
            confirmationCode: 'HT-7K4M-9QXW',
            tourName: tour.tourName,
            tourDate: slot.tourDate,
            tourTime: slot.tourTime,
            groupSize: 2,
            party: '2 guests',
            amount: '50.00',
            visitUrl: 'https://hilltop.example/visit/DI88PpsNT1eaD2psbxx8EW0Qk5l2vS0n8b7yTq3LrXA',
          },
        ],
        vouchers: [],
        paidByVouchers: [],
        total: '50.00',
        shipping: '0.00',
        tax: '0.00',
        totalWithShipping: '50.00',
        status: 'handed_over',
        createdAt: '2026-11-21T12:00:00.000Z',
      },
      refused: [],
    },
  },
} as const satisfies RouteDescription;

export const basketRoutes = { showBasket, addTourToCart, removeCartLine, checkOut };
