import type { ReceiptFragment as Receipt } from '../generated/orders-queries.js';
import type { Fact } from '../layout/fact-table.js';
import { longDate } from '../tickets/ticket-times.js';

type Gift = Pick<
  Extract<Receipt['lines'][number], { __typename: 'OrderVoucher' }>,
  'maskedEmail' | 'sendOn' | 'sentAt'
>;

/** To whom a gift voucher is mailed and when; none where it is not mailed. */
export function mailingFacts({ maskedEmail, sendOn, sentAt }: Gift): Fact[] {
  if (maskedEmail === '') return [];
  const day = sendOn === null ? 'At once' : longDate({ tourDate: sendOn });
  return [[sentAt === null ? `Mailed to ${maskedEmail}` : `Was mailed to ${maskedEmail}`, day]];
}
