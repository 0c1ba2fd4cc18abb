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
  summary: 'Order what is in the cart',
  description:
    '`items` is JSON as text. Every price and the total are compared with today’s: nothing is ordered at a price that the customer has not seen. Shipping is not part of the total. The cart is left as it is.',
  operation: committedOperation(CreateOrderDocument),
  parameters: [idempotencyParameter],
  body: {
    type: inputType('CreateOrderInput'),
    amounts: ['total'],
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
      status: 'pending',
      createdAt: '2026-11-21T12:00:00.000Z',
    },
  },
} as const satisfies RouteDescription;

export const orderRoutes = { createOrder };
