import { AddCartVoucherDocument, IssueVoucherDocument, ShowVoucherDocument } from '../generated/operations.js';
import { committedOperation } from '../graphql/committed-operation.js';
import { inputType } from '../supergraph/api-schema.js';
import { sessionId } from './basket.example.js';
import { idempotencyParameter } from './idempotency.parameter.js';
import type { RouteDescription } from './route-description.js';

const tag = 'Vouchers';

const gift = {
  amount: '50.00',
  recipientName: 'Grace Hopper',
  recipientEmail: 'grace@example.org',
  fromName: 'Ada Lovelace',
  message: 'Happy birthday!',
  sendOn: '2026-12-24',
};
const issuedAt = '2026-11-21T12:00:00.000Z';
const code = 'HV7K-4M9Q-XWT2-3PRA';

export const addCartVoucher = {
  method: 'post',
  path: '/api/basket/{sessionId}/vouchers',
  tag,
  summary: 'Put a gift voucher into a cart',
  description:
    'Whole dollars from 10 to 500. It is issued when the cart is paid for, and mailed to its recipient at 9 AM at the venue on its day, or at once.',
  operation: committedOperation(AddCartVoucherDocument),
  parameters: [sessionId, idempotencyParameter],
  body: { type: inputType('CartVoucherInput'), amounts: ['amount'], example: gift },
  answer: {
    status: 201,
    description: 'The line.',
    at: ['addCartVoucher', 'CartVoucherSaved', 'voucher'],
    example: { id: '9a8b7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c79', ...gift },
  },
} as const satisfies RouteDescription;

export const issueVoucher = {
  method: 'post',
  path: '/api/vouchers',
  tag,
  summary: 'Issue a voucher that nobody paid for',
  description: 'Whole dollars from 1 to 500, with a reason. With an address it is mailed at once.',
  roles: ['manager'],
  operation: committedOperation(IssueVoucherDocument),
  parameters: [idempotencyParameter],
  body: {
    type: inputType('IssueVoucherInput'),
    amounts: ['amount'],
    example: { amount: '25.00', reason: 'The tour was cut short.', recipientName: gift.recipientName },
  },
  answer: {
    status: 201,
    description: 'The voucher, and its code for its holder.',
    at: ['issueVoucher', 'VoucherIssued'],
    example: {
      code,
      voucher: {
        id: '5a1b2c3d-4f5a-4b6c-8d7e-9f0a1b2c3d51',
        amount: '25.00',
        left: '25.00',
        recipientName: gift.recipientName,
        recipientEmail: '',
        reason: 'The tour was cut short.',
        issuedAt,
      },
    },
  },
} as const satisfies RouteDescription;

export const showVoucher = {
  method: 'get',
  path: '/api/vouchers/{token}',
  tag,
  summary: 'What became of a voucher',
  description: 'For its holder: the amount, what is left, the code, and every use.',
  operation: committedOperation(ShowVoucherDocument),
  parameters: [
    {
      in: 'path',
      name: 'token',
      description: 'The end of the link in the e-mail of the voucher.',
      example: 'DI88PpsNT1eaD2psbxx8EW0Qk5l2vS0n8b7yTq3LrXA',
    },
  ],
  answer: {
    status: 200,
    description: 'The voucher with its entries, oldest first. `code` is null while it is blocked.',
    at: ['voucher'],
    example: {
      amount: gift.amount,
      left: '20.00',
      code,
      status: 'active',
      fromName: gift.fromName,
      recipientName: gift.recipientName,
      message: gift.message,
      issuedAt,
      entries: [
        { cause: 'issued', amount: '50.00', at: issuedAt, orderNumber: 'HO-7K4M-9QXW' },
        { cause: 'held', amount: '-30.00', at: '2026-12-26T17:00:00.000Z', orderNumber: 'HO-9QXW-7K4M' },
        { cause: 'redeemed', amount: '0.00', at: '2026-12-26T17:00:02.000Z', orderNumber: 'HO-9QXW-7K4M' },
      ],
    },
  },
} as const satisfies RouteDescription;

export const voucherRoutes = { addCartVoucher, issueVoucher, showVoucher };
