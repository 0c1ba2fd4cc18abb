import { RemoveCodeDocument, RemoveUsedVoucherDocument, UseCodeDocument } from '../generated/operations.js';
import { committedOperation } from '../graphql/committed-operation.js';
import { inputType } from '../supergraph/api-schema.js';
import { basket, lineId, sessionId } from './basket.example.js';
import type { RouteDescription } from './route-description.js';

const tag = 'Basket';

const lowered = {
  ...{ ...basket, total: '45.00', toPay: '45.00', toPayWithShipping: '45.00' },
  code: { code: 'SPRING', name: 'Spring', amount: '5.00', problem: null, lines: [{ lineId, amount: '5.00' }] },
};

export const useCode = {
  method: 'post',
  path: '/api/basket/{sessionId}/code',
  tag,
  summary: 'Give a cart a code, or pay for it with a voucher',
  description:
    'Both are typed into one field, and the server tells which it is: a code makes lines cheaper, in place of another code; a voucher pays for the cart. Nothing is taken from either before the cart is paid for. What cannot be used, for whatever reason, is `code-unknown`; a code that makes nothing in this cart cheaper says why. Lookups are limited for each client address.',
  operation: committedOperation(UseCodeDocument),
  parameters: [sessionId],
  body: { type: inputType('CodeInput'), example: { code: 'SPRING' } },
  answer: {
    status: 200,
    description: 'The cart with it.',
    at: ['useCode', 'CartVouchersChanged', 'basket'],
    example: lowered,
  },
} as const satisfies RouteDescription;

export const removeCode = {
  method: 'delete',
  path: '/api/basket/{sessionId}/code',
  tag,
  summary: 'Take the code out of a cart',
  operation: committedOperation(RemoveCodeDocument),
  parameters: [sessionId],
  answer: {
    status: 200,
    description: 'The cart without it.',
    at: ['removeCode', 'CartVouchersChanged', 'basket'],
    example: basket,
  },
} as const satisfies RouteDescription;

export const removeUsedVoucher = {
  method: 'delete',
  path: '/api/basket/{sessionId}/vouchers/{voucherId}',
  tag,
  summary: 'Pay for a cart without a voucher',
  operation: committedOperation(RemoveUsedVoucherDocument),
  parameters: [
    sessionId,
    {
      in: 'path',
      name: 'voucherId',
      description: 'Id of one of `vouchers` of the cart.',
      example: '5a1b2c3d-4f5a-4b6c-8d7e-9f0a1b2c3d51',
    },
  ],
  answer: {
    status: 200,
    description: 'The cart without it.',
    at: ['removeCode', 'CartVouchersChanged', 'basket'],
    example: basket,
  },
} as const satisfies RouteDescription;

export const basketCodeRoutes = { useCode, removeCode, removeUsedVoucher };
