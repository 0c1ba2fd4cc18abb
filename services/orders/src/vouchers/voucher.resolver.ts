import { isUuid } from '@hilltop/platform/outcome/uuid';
import { formatCents } from '@hilltop/platform/values/cents';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import type { VoucherMail, Voucher as VoucherView } from '../generated/schema-types.js';
import { showCode } from './codes/code-text.js';
import { VoucherCodes } from './codes/voucher-codes.js';
import { ReadVoucherStories } from './read-voucher-stories.js';
import { Voucher } from './voucher.entity.js';
import { voucherView } from './voucher.views.js';
import { VoucherLinks } from './voucher-links.js';

/** Serves its holder, and the service that mails it. */
@Resolver()
export class VoucherResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly codes: VoucherCodes,
    private readonly links: VoucherLinks,
    private readonly stories: ReadVoucherStories,
  ) {}

  @Query('voucher')
  async show(@Args('token') token: string): Promise<VoucherView | null> {
    const id = this.links.idOf(token);
    const voucher = id === undefined ? null : await this.dataSource.manager.findOneBy(Voucher, { id });
    if (!voucher || !this.links.opens(token, voucher)) return null;
    const code = voucher.status === 'active' ? this.codes.codeOf(voucher) : null;
    return voucherView(await this.stories.one(voucher), code);
  }

  @Query('voucherMail')
  async mail(@Args('id') id: string): Promise<VoucherMail | null> {
    const voucher = isUuid(id) ? await this.dataSource.manager.findOneBy(Voucher, { id }) : null;
    if (voucher?.status !== 'active' || voucher.recipientEmail === '') return null;
    const { recipientEmail, recipientName, fromName, message, issuedCents, balanceCents } = voucher;
    return {
      recipientEmail,
      recipientName,
      fromName,
      message,
      amount: formatCents(issuedCents),
      left: formatCents(balanceCents),
      code: showCode(this.codes.codeOf(voucher)),
      url: this.links.urlOf(voucher),
    };
  }
}
