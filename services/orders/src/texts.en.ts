import { wordsNow } from '@hilltop/platform/outcome/in-language';
import { writtenDate } from '@hilltop/platform/values/calendar-date';
import type { LineKindName } from './lines/sale-line.entity.js';
import { spanish } from './texts.es.js';

const list = new Intl.ListFormat('en-US');

const english = {
  giftVoucher: 'Gift voucher',
  giftFor: (purpose: string) => `Gift for ${purpose}`,
  /** What a tax office asks for. @param paid US dollars @param house its name @param day YYYY-MM-DD */
  given: (giver: string, paid: string, house: string, day: string) =>
    `${giver} gave $${paid} to ${house} on ${writtenDate(day)}. No goods or services were given for it.`,
  taxNumber: (number: string) => `Tax number ${number}.`,

  kinds: { goods: 'Goods', tour: 'Tours', voucher: 'Gift vouchers', donation: 'Gifts' } as Readonly<
    Record<LineKindName, string>
  >,
  subtotal: 'Subtotal',
  code: (code: string) => `Code ${code}`,
  codeOver: 'It is over or used up.',
  shipping: 'Shipping',
  flatShipping: 'Shipping, flat',
  /** @param rate in percent @param codes of what is taxed @param base US dollars */
  salesTax: (rate: string, codes: readonly string[], base: string) =>
    `Sales tax, ${rate}% on ${list.format(codes)}, $${base}`,
  total: 'Total',
  voucher: (last4: string) => `Voucher ${last4}`,
  byCard: 'By card',
};

/** What buyers read that is neither a refusal nor a fault, in the language of the request. */
export const texts = (): typeof english => wordsNow(english, { es: spanish });
