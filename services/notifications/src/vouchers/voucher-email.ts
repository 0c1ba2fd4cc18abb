import { voucherDue } from '@hilltop/contracts/orders/voucher-due';
import { wordsNow } from '@hilltop/platform/outcome/in-language';
import { plainName, quotedText } from '@hilltop/platform/values/quoted-text';
import { type ComposedEmail, type Mail, on } from '../emails/mail.js';
import { readAddresses } from '../emails/read-addresses.js';
import {
  ReadVoucherDocument,
  type VoucherFragment as Voucher,
  VoucherAddressDocument,
} from '../generated/orders-queries.js';
import type { House } from '../house/house.js';
import type { Fact } from '../layout/fact-table.js';
import { money } from '../layout/money.js';
import { composeNotice } from '../layout/notice.js';
import { spanish } from './voucher-email.es.js';

const english = {
  title: (left: string, isGift: boolean) => `A ${isGift ? 'gift ' : ''}voucher of ${left} for you`,
  lead: 'It pays for tours and for everything in our store.',
  about: 'Your voucher',
  recipient: 'For',
  giver: 'From',
  amount: 'Amount',
  left: 'Left',
  code: 'Code',
  action: 'See your voucher',
  next: 'Type the code when you pay. What you do not use stays on the voucher. It does not expire, and there is no fee.',
  given: 'You’re receiving this e-mail because we gave you a voucher.',
  bought: 'You’re receiving this e-mail because someone bought you a gift voucher and gave this address.',
};

const due = { about: ({ data }: { data: { voucherId: string } }) => data.voucherId, again: true } as const;

export const voucherMail: Mail = {
  kind: 'voucher',
  to: 'whom it is for',
  events: [
    on(voucherDue, 'notifications-voucher', {
      ...due,
      when: 'Staff issue a voucher or give it a new code, or money of a booking becomes one',
      only: ({ data }) => data.byStaff,
      cause: 'house',
    }),
    // A buyer types any address.
    on(voucherDue, 'notifications-voucher', {
      ...due,
      when: 'The day of one that a visitor bought has come, or it was bought for at once',
      only: ({ data }) => !data.byStaff,
      cause: 'unverified',
    }),
  ],
  stops: 'It is blocked, or its recipient was erased',
  async compose(id, house, { orders, settings }) {
    const { voucherMail: voucher } = await orders.read(ReadVoucherDocument, { id });
    return voucher ? composeVoucher(voucher, settings.PUBLIC_URL, house) : 'stale';
  },
  recipients: readAddresses('orders', VoucherAddressDocument, (answer) => answer.voucherMail?.recipientEmail),
};

export function composeVoucher(voucher: Voucher, publicUrl: string, house: House): ComposedEmail {
  const { recipientName, recipientEmail, fromName, message, amount, left, code, url } = voucher;
  const giver = fromName === '' ? '' : plainName(fromName);
  const texts = wordsNow(english, { es: spanish });
  const facts: Fact[] = [
    ...(recipientName === '' ? [] : [[texts.recipient, plainName(recipientName)] satisfies Fact]),
    ...(giver === '' ? [] : [[texts.giver, giver] satisfies Fact]),
    [left === amount ? texts.amount : texts.left, money(left)],
    [texts.code, code],
  ];
  const title = texts.title(money(left), giver !== '');
  return {
    to: { name: plainName(recipientName), address: recipientEmail },
    subject: title,
    ...composeNotice({
      title,
      lead: texts.lead,
      about: texts.about,
      facts,
      action: texts.action,
      url,
      ...(message !== '' && { quoted: { by: giver === '' ? undefined : giver, words: quotedText(message) } }),
      next: texts.next,
      why: giver === '' ? texts.given : texts.bought,
      house,
      publicUrl,
    }),
  };
}
