import type { ReceiptFragment as Receipt } from '../generated/orders-queries.js';
import type { Fact } from '../layout/fact-table.js';
import { longDate } from '../tickets/ticket-times.js';
import { orderTexts } from './texts.en.js';

type Gift = Pick<
  Extract<Receipt['lines'][number], { __typename: 'OrderVoucher' }>,
  'maskedEmail' | 'sendOn' | 'sentAt'
>;

/** To whom a gift voucher is mailed and when; none where it is not mailed. */
export function mailingFacts({ maskedEmail, sendOn, sentAt }: Gift): Fact[] {
  if (maskedEmail === '') return [];
  const { mailed, atOnce } = orderTexts().gift;
  return [[mailed(maskedEmail, sentAt !== null), sendOn === null ? atOnce : longDate({ tourDate: sendOn })]];
}
