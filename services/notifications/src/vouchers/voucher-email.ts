import { voucherDue } from '@hilltop/contracts/orders/voucher-due';
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
import { composeNotice } from '../layout/notice.js';

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
  const isNew = left === amount;
  const facts: Fact[] = [
    ...(recipientName === '' ? [] : [['For', plainName(recipientName)] satisfies Fact]),
    ...(giver === '' ? [] : [['From', giver] satisfies Fact]),
    [isNew ? 'Amount' : 'Left', `$${left}`],
    ['Code', code],
  ];
  const title = `A ${giver === '' ? '' : 'gift '}voucher of $${left} for you`;
  return {
    to: { name: plainName(recipientName), address: recipientEmail },
    subject: title,
    ...composeNotice({
      title,
      lead: 'It pays for tours and for everything in our store.',
      about: 'Your voucher',
      facts,
      action: 'See your voucher',
      url,
      ...(message !== '' && { quoted: { by: giver === '' ? 'We' : giver, words: quotedText(message) } }),
      next: 'Type the code when you pay. What you do not use stays on the voucher. It does not expire, and there is no fee.',
      why:
        giver === ''
          ? 'You’re receiving this e-mail because we gave you a voucher.'
          : 'You’re receiving this e-mail because someone bought you a gift voucher and gave this address.',
      house,
      publicUrl,
    }),
  };
}
