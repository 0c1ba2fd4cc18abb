import { rowLoader } from '@hilltop/platform/database/row-loader';
import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { dayAt } from '@hilltop/platform/values/calendar-date';
import { maskedEmail } from '@hilltop/platform/values/masked-contact';
import { Inject } from '@nestjs/common';
import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { DataSource, In } from 'typeorm';
import type { Environment } from '../env.js';
import { Voucher } from '../vouchers/voucher.entity.js';
import { VoucherLinks } from '../vouchers/voucher-links.js';

interface SoldVoucher {
  /** The line's, which is the voucher's. */
  readonly id: string;
  /** With its link, until it is mailed. */
  readonly isForBuyer?: boolean;
}

/** What the voucher knows of its line in an order. Batched per response. */
@Resolver('OrderVoucher')
export class OrderVoucherResolver {
  private readonly vouchers = rowLoader((ids) => this.dataSource.manager.findBy(Voucher, { id: In([...ids]) }));

  constructor(
    private readonly dataSource: DataSource,
    private readonly links: VoucherLinks,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'VENUE_TIME_ZONE'>,
  ) {}

  @ResolveField('last4')
  async last4(@Parent() line: SoldVoucher): Promise<string> {
    return (await this.voucherOf(line)).last4;
  }

  @ResolveField('recipientName')
  async recipientName(@Parent() line: SoldVoucher): Promise<string> {
    return (await this.voucherOf(line)).recipientName;
  }

  @ResolveField('maskedEmail')
  async maskedEmail(@Parent() line: SoldVoucher): Promise<string> {
    return maskedEmail((await this.voucherOf(line)).recipientEmail);
  }

  /** What is mailed at once is due when it is issued. */
  @ResolveField('sendOn')
  async sendOn(@Parent() line: SoldVoucher): Promise<string | null> {
    const { deliverAt, createdAt } = await this.voucherOf(line);
    return deliverAt !== null && deliverAt > createdAt ? dayAt(this.environment.VENUE_TIME_ZONE, deliverAt) : null;
  }

  @ResolveField('sentAt')
  async sentAt(@Parent() line: SoldVoucher): Promise<string | null> {
    return (await this.voucherOf(line)).sentAt?.toISOString() ?? null;
  }

  @ResolveField('url')
  async url(@Parent() line: SoldVoucher): Promise<string | null> {
    if (!line.isForBuyer) return null;
    const voucher = await this.voucherOf(line);
    return voucher.sentAt === null && voucher.status === 'active' ? this.links.urlOf(voucher) : null;
  }

  private async voucherOf({ id }: SoldVoucher): Promise<Voucher> {
    const voucher = await this.vouchers.load(id);
    if (!voucher) throw new Error(`voucher ${id} of an order is gone`);
    return voucher;
  }
}
