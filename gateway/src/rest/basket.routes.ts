import {
  AddTourToCartDocument,
  PlaceOrderDocument,
  RemoveCartLineDocument,
  ShowBasketDocument,
} from '../generated/operations.js';
import { committedOperation } from '../graphql/committed-operation.js';
import { inputType } from '../supergraph/api-schema.js';
import { basket, lineId, sessionId, slot, tour, version } from './basket.example.js';
import { idempotencyParameter, replayedHeader } from './idempotency.parameter.js';
import { partyBody } from './party-body.js';
import type { RouteDescription } from './route-description.js';

const tag = 'Basket';

export const showBasket = {
  method: 'get',
  path: '/api/basket/{sessionId}',
  tag,
  summary: 'Read a cart with its lines',
  description:
    '`total` is the sum of what can be bought now: goods in stock, and tours whose seats are held. `shipping` is charged if the goods are sent. Sales tax is charged beside them: `tax` if nothing is sent, `taxWithShipping` if the goods are. `lines` have a `kind` (`goods`, `tour`, `voucher`), a name, a quantity, an amount, and what is of their kind alone; one that is not `available` cannot be bought now. `version` names what this answer shows; the checkout takes it. Goods are added by `POST /api/cart`. `code` makes lines cheaper, which `total` has already; `vouchers` pay for it, and `toPay` is left for the card.',
  operation: committedOperation(ShowBasketDocument),
  parameters: [sessionId],
  answer: {
    status: 200,
    description: 'The lines of each kind, oldest first, and their sum. An unknown cart is empty.',
    at: ['basket'],
    example: basket,
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
  body: partyBody({
    type: inputType('TourLineInput'),
    amounts: ['totalAmount', 'foodOrderTotal'],
    example: {
      ...slot,
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.org',
      phone: '817 555 0100',
      totalAmount: '50.00',
      liabilityWaiverAccepted: true,
    },
  }),
  answer: {
    status: 201,
    description: 'The line, and until when its seats are held.',
    at: ['addTourToCart', 'CartTourSaved', 'saved'],
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
    'The whole is authorized, each line is confirmed, and only what was confirmed is charged. If a tour is refused, nothing is charged, unless `takeWhatYouCanGet` is true; the same holds for a refused product of a cart without a tour. `pickUp` defaults to true when a tour is in the cart; otherwise the phone and the address are required. `total` is the sum of the lines, their shipping and their tax; without it, the cart’s own sum is charged. What was bought leaves the cart.',
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
    description:
      'The order with its lines (`kind` says which: `goods`, `tour`, `voucher`), each tour with its ticket, and the lines that were refused.',
    at: ['placeOrder', 'CartPlaced'],
    headers: replayedHeader,
    example: {
      order: {
        id: '8e1d9f5c-0a3b-4f6d-9c2e-7b4a1d0f3e33',
        orderNumber: 'HO-7K4M-9QXW',
        customerEmail: 'ada@example.org',
        customerName: 'Ada Lovelace',
        lines: [
          {
            id: '5a1b2c3d-4f5a-4b6c-8d7e-9f0a1b2c3d01',
            kind: 'tour',
            name: tour.tourName,
            quantity: 1,
            amount: '50.00',
            paid: '50.00',
            confirmationCode: 'HT-7K4M-9QXW',
            tourDate: slot.tourDate,
            tourTime: slot.tourTime,
            groupSize: 2,
            party: '2 guests',
            visitUrl: 'https://hilltop.example/visit/DI88PpsNT1eaD2psbxx8EW0Qk5l2vS0n8b7yTq3LrXA',
          },
        ],
        discount: null,
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

export const basketRoutes = {
  showBasket,
  addTourToCart,
  removeCartLine,
  checkOut,
};
