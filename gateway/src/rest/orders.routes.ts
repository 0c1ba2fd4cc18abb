import { CreateOrderDocument } from '../generated/operations.js';
import { committedOperation } from '../graphql/committed-operation.js';
import { inputType } from '../supergraph/api-schema.js';
import { idempotencyParameter, replayedHeader } from './idempotency.parameter.js';
import type { RouteDescription } from './route-description.js';

const customer = { customerEmail: 'ada@example.org', customerName: 'Ada Lovelace' };
const line = {
  productId: '2d6a3b0e-4b8c-4c7e-8f4a-8a5b5e3f7d22',
  productName: 'Tea garden mug',
  quantity: 2,
  price: '14.50',
};

export const createOrder = {
  method: 'post',
  path: '/api/orders',
  tag: 'Store',
  summary: 'Order the items of a cart',
  description:
    '`items` is JSON text. Every price and the total must match the current prices, so that no one pays a price they have not seen. The total includes neither shipping nor sales tax. Without an address the order is picked up and nothing is charged for shipping; with `shipping`, `customerPhone`, `address`, `city`, `state` and `zipCode` it is sent, and shipping is charged with the total. Where sales tax is due, `tax` must be its amount, and is charged with the total; without it the answer is 409 with the amount that is due, and nothing is charged. The cart stays unchanged: this route names none, so the same items under another key are another order. `POST /api/basket/{sessionId}/checkout` orders a cart once, however many pages show it, and says which order it became.',
  operation: committedOperation(CreateOrderDocument),
  parameters: [idempotencyParameter],
  body: {
    type: inputType('CreateOrderInput'),
    amounts: ['total', 'shipping', 'tax'],
    example: { ...customer, items: JSON.stringify([line]), total: '29.00', status: 'pending' },
  },
  answer: {
    status: 201,
    description: 'The order.',
    at: ['createOrder', 'OrderPlaced', 'order'],
    headers: replayedHeader,
    example: {
      id: '8e1d9f5c-0a3b-4f6d-9c2e-7b4a1d0f3e33',
      orderNumber: 'HO-7K4M-9QXW',
      ...customer,
      items: [{ ...line, lineTotal: '29.00' }],
      total: '29.00',
      tax: '0.00',
      status: 'pending',
      createdAt: '2026-11-21T12:00:00.000Z',
    },
  },
} as const satisfies RouteDescription;

export const orderRoutes = { createOrder };
