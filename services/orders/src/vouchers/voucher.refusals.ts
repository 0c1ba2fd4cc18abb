import { busyNetwork } from '@hilltop/platform/outcome/busy-network';
import type { Refusal } from '@hilltop/platform/outcome/refusal';
import { formatCents } from '@hilltop/platform/values/cents';

/** The same words for every reason, so that nobody learns which codes exist. */
export const voucherUnknown: Refusal<'VoucherUnknown'> = {
  __typename: 'VoucherUnknown',
  message: "We can't use this code. Check the letters; it may also be over or used up.",
};

export interface TooManyVoucherLookups extends Refusal<'TooManyVoucherLookups'> {
  readonly retryAfterSeconds: number;
}

export function tooManyVoucherLookups(retryAfterSeconds: number): TooManyVoucherLookups {
  const message = busyNetwork('voucher codes', retryAfterSeconds);
  return { __typename: 'TooManyVoucherLookups', message, retryAfterSeconds };
}

export const voucherNotFound: Refusal<'VoucherNotFound'> = {
  __typename: 'VoucherNotFound',
  message: 'There is no such voucher.',
};

export const voucherBlockedBefore: Refusal<'VoucherNotChangeable'> = {
  __typename: 'VoucherNotChangeable',
  message: 'This voucher is blocked already.',
};

export const voucherNotRefundable: Refusal<'VoucherNotChangeable'> = {
  __typename: 'VoucherNotChangeable',
  message: 'Nothing of this voucher can be refunded: it was not bought, it is blocked, or nothing is left on it.',
};

export const voucherKeyReused: Refusal<'VoucherKeyReused'> = {
  __typename: 'VoucherKeyReused',
  message: 'This Idempotency-Key was already used for a different voucher.',
};

/** @param isGiven by the house: nobody paid for it. @param leftCents US cents */
export function voucherNotCashable(leftCents: number, isGiven: boolean) {
  const rule = isGiven
    ? 'It was a gift of the house. Only a voucher that was bought or kept as credit is paid out.'
    : 'Only a balance under $2.50 is paid out.';
  const message = `$${formatCents(leftCents)} is left on this voucher. ${rule}`;
  return { __typename: 'VoucherNotCashable' as const, message, left: formatCents(leftCents) };
}
