import { type RefusalName, type RefusalRow, retryLater } from './refusal-row.js';

type VoucherRefusal =
  | 'CodeUnknown'
  | 'CodeNotForThis'
  | 'PromotionExists'
  | 'PromotionNotFound'
  | 'VoucherUnknown'
  | 'VoucherNotFound'
  | 'VoucherNotChangeable'
  | 'VoucherNotCashable'
  | 'VoucherKeyReused'
  | 'TooManyVouchers'
  | 'TooManyVoucherLookups';

export const voucherProblems: { readonly [Name in VoucherRefusal & RefusalName]: RefusalRow<Name> } = {
  CodeUnknown: { status: 404, name: 'code-unknown', title: 'This code cannot be used.' },
  CodeNotForThis: {
    status: 409,
    name: 'code-not-for-this',
    title: 'This code lowers no price in this cart.',
    facts: ({ why }) => ({ why }),
  },
  PromotionExists: { status: 409, name: 'promotion-exists', title: 'This code already exists.' },
  PromotionNotFound: { status: 404, name: 'promotion-not-found', title: 'There is no such code.' },
  VoucherUnknown: { status: 404, name: 'voucher-unknown', title: 'This code cannot be used.' },
  VoucherNotFound: { status: 404, name: 'voucher-not-found', title: 'There is no such voucher.' },
  VoucherNotChangeable: {
    status: 409,
    name: 'voucher-not-changeable',
    title: 'This voucher cannot be changed in this way.',
  },
  VoucherNotCashable: { status: 409, name: 'voucher-not-cashable', title: 'This balance cannot be paid out.' },
  VoucherKeyReused: {
    status: 422,
    name: 'voucher-key-reused',
    title: 'This Idempotency-Key was used for a different voucher.',
  },
  TooManyVouchers: { status: 409, name: 'too-many-vouchers', title: 'Too many vouchers pay for this cart.' },
  TooManyVoucherLookups: { ...retryLater, name: 'too-many-voucher-lookups', title: 'Too many codes were tried.' },
};
