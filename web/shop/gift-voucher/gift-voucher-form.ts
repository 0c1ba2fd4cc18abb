import { t } from '@lingui/core/macro';
import { mailDayFault } from '../../kit/lib/mail-day.js';
import { wholeDollars } from '../../kit/lib/money.js';
import { emailField, lineField, linesField, requiredText } from '../../kit/lib/typed-text.js';
import { venueToday } from '../../kit/lib/venue-dates.js';
import { z } from '../../kit/lib/zod.js';

/** Amounts to press, US dollars. */
export const AMOUNTS = ['25', '50', '100', '150'] as const;
const LEAST = 10;
const MOST = 500;

export const MOST_WORDS = 300;

export interface GiftVoucherForm {
  /** One of `AMOUNTS`; empty for an own amount. */
  readonly amount: string;
  readonly ownAmount: string;
  readonly recipientName: string;
  readonly fromName: string;
  readonly message: string;
  /** Who gets the e-mail: `them` or `me`. */
  readonly to: string;
  readonly recipientEmail: string;
  /** YYYY-MM-DD, for `them`. */
  readonly sendOn: string;
}

export const emptyGiftVoucher: GiftVoucherForm = {
  amount: '50',
  ownAmount: '',
  recipientName: '',
  fromName: '',
  message: '',
  to: 'them',
  recipientEmail: '',
  sendOn: '',
};

/** In whole US dollars; undefined for an amount that is not sold. */
export function dollarsOf({ amount, ownAmount }: Pick<GiftVoucherForm, 'amount' | 'ownAmount'>): number | undefined {
  return wholeDollars(amount || ownAmount, LEAST, MOST);
}

function amountMessage(ownAmount: string): string {
  const typed = Number(ownAmount.trim().replace(/^\$/, ''));
  if (ownAmount.trim() === '') return t`Please choose or enter an amount`;
  if (typed < LEAST) return t`A voucher starts at $${LEAST}, in whole dollars`;
  if (typed > MOST) return t`A voucher has at most $${MOST}`;
  return t`Please enter whole dollars, such as 75`;
}

export const giftVoucherSchema = z
  .object({
    amount: z.string(),
    ownAmount: z.string(),
    recipientName: requiredText(t`A name`, 100),
    fromName: requiredText(t`A name`, 100),
    message: linesField().max(MOST_WORDS, t`The words can have at most ${MOST_WORDS} characters`),
    to: z.string(),
    recipientEmail: emailField,
    sendOn: lineField(),
  })
  .superRefine(({ amount, ownAmount, to, sendOn }, context) => {
    if (dollarsOf({ amount, ownAmount }) === undefined) {
      context.addIssue({ code: 'custom', path: ['ownAmount'], message: amountMessage(ownAmount) });
    }
    const message = to === 'me' ? undefined : mailDayFault(sendOn);
    if (message !== undefined) context.addIssue({ code: 'custom', path: ['sendOn'], message });
  })
  .transform(({ amount, ownAmount, to, sendOn, ...rest }) => ({
    ...rest,
    amount: String(dollarsOf({ amount, ownAmount })),
    sendOn: to === 'me' || sendOn === '' || sendOn === venueToday() ? null : sendOn,
  }));

export type GiftVoucher = z.output<typeof giftVoucherSchema>;
