import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { plainName, quotedText } from '@hilltop/platform/values/quoted-text';
import { Inject, Injectable } from '@nestjs/common';
import { OrdersClient } from '../clients.js';
import type { ComposedEmail, EmailComposer, StaleEmail } from '../emails/composer.js';
import { readAddresses } from '../emails/read-addresses.js';
import type { Environment } from '../env.js';
import {
  ReadVoucherDocument,
  type VoucherFragment as Voucher,
  VoucherAddressDocument,
} from '../generated/orders-queries.js';
import type { House } from '../house/house.js';
import type { Fact } from '../layout/fact-table.js';
import { composeNotice } from '../layout/notice.js';

@Injectable()
export class VoucherEmail implements EmailComposer {
  readonly kind = 'voucher';

  constructor(
    private readonly orders: OrdersClient,
    @Inject(ENVIRONMENT) private readonly settings: Pick<Environment, 'PUBLIC_URL'>,
  ) {}

  /** Stale once the voucher is blocked, or its recipient was erased. */
  async compose(id: string, house: House): Promise<ComposedEmail | StaleEmail> {
    const { voucherMail } = await this.orders.read(ReadVoucherDocument, { id });
    return voucherMail ? composeVoucher(voucherMail, this.settings.PUBLIC_URL, house) : 'stale';
  }

  recipients(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return readAddresses(this.orders, VoucherAddressDocument, ({ voucherMail }) => voucherMail?.recipientEmail, ids);
  }
}

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
