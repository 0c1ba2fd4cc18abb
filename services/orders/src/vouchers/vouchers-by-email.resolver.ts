import { cleanEmail } from '@hilltop/platform/values/typed-email';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import type { QueryVouchersByEmailArgs, StaffVoucher } from '../generated/schema-types.js';
import { ReadVoucherStories } from './read-voucher-stories.js';
import { Voucher } from './voucher.entity.js';
import { staffVoucherView } from './voucher.views.js';

/** For the data export of who received them or wrote on them, which is what an erasure blanks (product.md §6). */
@Resolver()
export class VouchersByEmailResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly stories: ReadVoucherStories,
  ) {}

  @Query('vouchersByEmail')
  async list(@Args() { email }: QueryVouchersByEmailArgs): Promise<StaffVoucher[]> {
    const vouchers = await this.dataSource
      .createQueryBuilder(Voucher, 'v')
      .where(
        'lower(v.recipientEmail) = :email OR v.saleId IN (SELECT id FROM orders WHERE lower(customer_email) = :email)',
      )
      .setParameters({ email: cleanEmail(email).toLowerCase() })
      .orderBy('v.createdAt')
      .getMany();
    return (await this.stories.execute(vouchers)).map(staffVoucherView);
  }
}
